// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

import TrestleJSON

extension Profile {
  package static var standard: Profile {
    Profile(
      routes: .v1,
      apiKeyEverywhere: true,
      sdkVersionInEvents: true,
      collectorBody: .full,
      collectorOS: .platform,
      errorReports: true,
      errorNames: .android,
      retrievalAttempts: 3,
      timeoutMs: 10_000,
      successFalse: .fail,
      missingData: .noAd,
      missingCreative: .renderFailed,
      unfilledOffscreen: .hold,
      refreshFailure: .keep,
      failurePacing: .served,
      impressionEnds: .replacement,
      renderGate: true,
      pixels: .before,
      visibleByDefault: false,
      impressionMinPermille: 0,
      impressionMinMs: 0,
      emptyZonePaces: true,
      popupCovers: true,
      mountReports: .mount,
      refetchWhenReattachedEmpty: true,
      contextChange: .refetch,
      recipeContextReport: true,
      storeInRequest: true,
      sessionPrefix: "TR",
      sessionStore: .memory,
      sessionWindowMs: 1_800_000,
      inactive: .nothing,
      refetchKeywordsOnRotation: true,
      featuresKeywords: true,
      featuresPayloads: true,
      keywordTrim: true,
      keywordMinScalars: 3,
      keywordMatch: .contains,
      keywordDiacritics: .exact,
      keywordReportCase: .typed,
      noMatchSearchId: .na,
      searchReports: .superseded,
      termLookup: .first,
      presentedOnce: true,
      handledActions: [.c, .e, .l, .p, .cp],
      externalPresentation: .external,
      unhandledRotates: false,
      tapGuard: true,
      itemsClickedReport: true,
      itemReports: true,
      tapTolerance: 25,
      pickupOnReturn: true,
      payloadEntries: .payload,
      payloadDuplicates: .process,
      trackingTime: .seconds,
      linkItems: .loose,
      missingListName: .absent,
      eventSource: .app,
      fillEvent: .change,
      loadFailedOn: .anyNoAd,
      popupBegin: .each,
      reportHost: .environment,
      idWhenRefused: .empty,
      advertiserIdOn: .all,
      reportLink: .plain,
      paramsInExtra: true,
      payloadBodies: .session,
      contentReports: true,
      sessionIdInParams: false,
      emptyPickup: false,
      refreshRounding: .exact,
      idempotency: .header)
  }

  package static var reactNative: Profile {
    var profile = standard
    profile.apiKeyEverywhere = false
    profile.sdkVersionInEvents = false
    profile.collectorBody = .device
    profile.errorReports = false
    profile.retrievalAttempts = 1
    profile.missingData = .fail
    profile.refreshFailure = .clear
    profile.impressionEnds = .request
    profile.emptyZonePaces = false
    profile.popupCovers = false
    profile.refetchWhenReattachedEmpty = false
    profile.recipeContextReport = false
    profile.sessionPrefix = "RN"
    profile.searchReports = .immediate
    profile.termLookup = .last
    profile.presentedOnce = false
    profile.handledActions = [.c, .e]
    profile.payloadEntries = .item
    profile.payloadDuplicates = .none
    profile.popupBegin = .never
    profile.reportHost = .production
    profile.idWhenRefused = .vendor
    profile.advertiserIdOn = .ios
    profile.paramsInExtra = false
    profile.contentReports = false
    profile.sessionIdInParams = true
    return profile
  }

  package static var javascript: Profile {
    var profile = standard
    profile.collectorBody = .none
    profile.collectorOS = .android
    profile.errorReports = false
    profile.retrievalAttempts = 1
    profile.missingCreative = .show
    profile.renderGate = false
    profile.pixels = .never
    profile.emptyZonePaces = false
    profile.refetchWhenReattachedEmpty = false
    profile.sessionPrefix = "JS"
    profile.sessionStore = .sliding
    profile.inactive = .session
    profile.refetchKeywordsOnRotation = false
    profile.featuresKeywords = false
    profile.featuresPayloads = false
    profile.searchReports = .immediate
    profile.termLookup = .last
    profile.presentedOnce = false
    profile.handledActions = [.c, .e, .l, .p]
    profile.externalPresentation = .popup
    profile.itemsClickedReport = false
    profile.itemReports = false
    profile.tapTolerance = nil
    profile.payloadDuplicates = .response
    profile.trackingTime = .milliseconds
    profile.fillEvent = .attempt
    profile.loadFailedOn = .never
    profile.popupBegin = .never
    profile.reportHost = .production
    profile.idWhenRefused = .host
    profile.reportLink = .base64
    profile.paramsInExtra = false
    profile.payloadBodies = .web
    profile.contentReports = false
    profile.emptyPickup = true
    profile.idempotency = .none
    return profile
  }

  package static var flutter: Profile {
    var profile = standard
    profile.apiKeyEverywhere = false
    profile.sdkVersionInEvents = false
    profile.collectorBody = .device
    profile.errorReports = false
    profile.retrievalAttempts = 1
    profile.missingData = .fail
    profile.refreshFailure = .clear
    profile.impressionEnds = .request
    profile.popupCovers = false
    profile.refetchWhenReattachedEmpty = false
    profile.recipeContextReport = false
    profile.sessionPrefix = "FL"
    profile.keywordMatch = .prefix
    profile.searchReports = .immediate
    profile.presentedOnce = false
    profile.handledActions = [.c, .e]
    profile.payloadEntries = .item
    profile.payloadDuplicates = .none
    profile.popupBegin = .never
    profile.reportHost = .production
    profile.advertiserIdOn = .ios
    profile.paramsInExtra = false
    profile.contentReports = false
    profile.sessionIdInParams = true
    profile.refreshRounding = .round
    return profile
  }

  package static var android: Profile {
    var profile = standard
    profile.routes = .legacy
    profile.collectorOS = .android
    profile.retrievalAttempts = 4
    profile.successFalse = .ignore
    profile.missingCreative = .show
    profile.unfilledOffscreen = .drop
    profile.refreshFailure = .clear
    profile.failurePacing = .firstDefault
    profile.impressionEnds = .request
    profile.visibleByDefault = true
    profile.emptyZonePaces = false
    profile.popupCovers = false
    profile.storeInRequest = false
    profile.sessionPrefix = "ANDROID"
    profile.refetchKeywordsOnRotation = false
    profile.featuresKeywords = false
    profile.featuresPayloads = false
    profile.keywordTrim = false
    profile.keywordReportCase = .lower
    profile.noMatchSearchId = .real
    profile.unhandledRotates = true
    profile.tapGuard = false
    profile.tapTolerance = nil
    profile.pickupOnReturn = false
    profile.linkItems = .strict
    profile.missingListName = .empty
    profile.eventSource = .sdk
    profile.fillEvent = .answer
    profile.loadFailedOn = .render
    profile.idWhenRefused = .vendorOrGenerated
    profile.paramsInExtra = false
    profile.payloadBodies = .device
    profile.refreshRounding = .truncate
    return profile
  }

  package static var ios: Profile {
    var profile = standard
    profile.routes = .legacy
    profile.collectorOS = .ios
    profile.errorNames = .ios
    profile.successFalse = .ignore
    profile.missingData = .fail
    profile.missingCreative = .show
    profile.unfilledOffscreen = .drop
    profile.refreshFailure = .clear
    profile.failurePacing = .`default`
    profile.impressionEnds = .request
    profile.pixels = .after
    profile.visibleByDefault = true
    profile.emptyZonePaces = false
    profile.popupCovers = false
    profile.mountReports = .attach
    profile.storeInRequest = false
    profile.sessionPrefix = "IOS"
    profile.inactive = .session
    profile.refetchKeywordsOnRotation = false
    profile.featuresKeywords = false
    profile.featuresPayloads = false
    profile.keywordTrim = false
    profile.keywordReportCase = .lower
    profile.noMatchSearchId = .real
    profile.unhandledRotates = true
    profile.tapGuard = false
    profile.tapTolerance = nil
    profile.pickupOnReturn = false
    profile.trackingTime = .secondsText
    profile.linkItems = .strict
    profile.missingListName = .empty
    profile.eventSource = .sdk
    profile.fillEvent = .answer
    profile.loadFailedOn = .render
    profile.popupBegin = .once
    profile.idWhenRefused = .generated
    profile.paramsInExtra = false
    profile.payloadBodies = .device
    profile.refreshRounding = .truncate
    return profile
  }
}
