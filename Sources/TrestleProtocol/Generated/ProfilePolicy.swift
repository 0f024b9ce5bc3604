// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

import TrestleJSON

extension Profile {
  /// Overrides single fields. Throws `invalidParams` at an unknown name or a wrong value; then nothing is overridden.
  package mutating func apply(policy json: JSON) throws(Fault) {
    do { self = try overridden(by: json) } catch { throw error.inside("policy") }
  }

  /// A policy that any profile can take, lent as it is.
  static func check(_ json: JSON) throws(Fault) -> JSON {
    _ = try standard.overridden(by: json)
    return json
  }

  private func overridden(by json: JSON) throws(Fault) -> Profile {
    var fields = try PolicyFields(json)
    var profile = self
    try fields.read("routes", into: &profile.routes, Routes.init(reading:))
    try fields.read("apiKeyEverywhere", into: &profile.apiKeyEverywhere, Read.bool)
    try fields.read("sdkVersionInEvents", into: &profile.sdkVersionInEvents, Read.bool)
    try fields.read("collectorBody", into: &profile.collectorBody, CollectorBody.init(reading:))
    try fields.read("collectorOS", into: &profile.collectorOS, CollectorOS.init(reading:))
    try fields.read("errorReports", into: &profile.errorReports, Read.bool)
    try fields.read("errorNames", into: &profile.errorNames, ErrorNames.init(reading:))
    try fields.read("retrievalAttempts", into: &profile.retrievalAttempts) { json throws(Fault) in
      try Read.integer(json, 1, 5)
    }
    try fields.read("timeoutMs", into: &profile.timeoutMs) { json throws(Fault) in
      try Read.integer(json, 1000, 60_000)
    }
    try fields.read("successFalse", into: &profile.successFalse, SuccessFalse.init(reading:))
    try fields.read("missingData", into: &profile.missingData, MissingData.init(reading:))
    try fields.read("missingCreative", into: &profile.missingCreative, MissingCreative.init(reading:))
    try fields.read("unfilledOffscreen", into: &profile.unfilledOffscreen, UnfilledOffscreen.init(reading:))
    try fields.read("refreshFailure", into: &profile.refreshFailure, RefreshFailure.init(reading:))
    try fields.read("failurePacing", into: &profile.failurePacing, FailurePacing.init(reading:))
    try fields.read("impressionEnds", into: &profile.impressionEnds, ImpressionEnds.init(reading:))
    try fields.read("renderGate", into: &profile.renderGate, Read.bool)
    try fields.read("pixels", into: &profile.pixels, Pixels.init(reading:))
    try fields.read("visibleByDefault", into: &profile.visibleByDefault, Read.bool)
    try fields.read("impressionMinPermille", into: &profile.impressionMinPermille) { json throws(Fault) in
      try Read.integer(json, 0, 1000)
    }
    try fields.read("impressionMinMs", into: &profile.impressionMinMs) { json throws(Fault) in
      try Read.integer(json, 0, 60_000)
    }
    try fields.read("emptyZonePaces", into: &profile.emptyZonePaces, Read.bool)
    try fields.read("popupCovers", into: &profile.popupCovers, Read.bool)
    try fields.read("mountReports", into: &profile.mountReports, MountReports.init(reading:))
    try fields.read("refetchWhenReattachedEmpty", into: &profile.refetchWhenReattachedEmpty, Read.bool)
    try fields.read("contextChange", into: &profile.contextChange, ContextChange.init(reading:))
    try fields.read("recipeContextReport", into: &profile.recipeContextReport, Read.bool)
    try fields.read("storeInRequest", into: &profile.storeInRequest, Read.bool)
    try fields.read("sessionPrefix", into: &profile.sessionPrefix) { json throws(Fault) in
      try Read.text(json, maxBytes: 32)
    }
    try fields.read("sessionStore", into: &profile.sessionStore, SessionStore.init(reading:))
    try fields.read("sessionWindowMs", into: &profile.sessionWindowMs) { json throws(Fault) in
      try Read.integer(json, 1000, 86_400_000)
    }
    try fields.read("inactive", into: &profile.inactive, Inactive.init(reading:))
    try fields.read("refetchKeywordsOnRotation", into: &profile.refetchKeywordsOnRotation, Read.bool)
    try fields.read("featuresKeywords", into: &profile.featuresKeywords, Read.bool)
    try fields.read("featuresPayloads", into: &profile.featuresPayloads, Read.bool)
    try fields.read("keywordTrim", into: &profile.keywordTrim, Read.bool)
    try fields.read("keywordMinScalars", into: &profile.keywordMinScalars) { json throws(Fault) in
      try Read.integer(json, 1, 10)
    }
    try fields.read("keywordMatch", into: &profile.keywordMatch, KeywordMatch.init(reading:))
    try fields.read("keywordDiacritics", into: &profile.keywordDiacritics, KeywordDiacritics.init(reading:))
    try fields.read("keywordReportCase", into: &profile.keywordReportCase, KeywordReportCase.init(reading:))
    try fields.read("noMatchSearchId", into: &profile.noMatchSearchId, NoMatchSearchId.init(reading:))
    try fields.read("searchReports", into: &profile.searchReports, SearchReports.init(reading:))
    try fields.read("termLookup", into: &profile.termLookup, TermLookup.init(reading:))
    try fields.read("presentedOnce", into: &profile.presentedOnce, Read.bool)
    try fields.read("handledActions", into: &profile.handledActions, HandledActions.init(reading:))
    try fields.read("externalPresentation", into: &profile.externalPresentation, ExternalPresentation.init(reading:))
    try fields.read("unhandledRotates", into: &profile.unhandledRotates, Read.bool)
    try fields.read("tapGuard", into: &profile.tapGuard, Read.bool)
    try fields.read("itemsClickedReport", into: &profile.itemsClickedReport, Read.bool)
    try fields.read("itemReports", into: &profile.itemReports, Read.bool)
    try fields.read("tapTolerance", into: &profile.tapTolerance) { json throws(Fault) in
      try Read.numberOrNull(json, 0, 9_007_199_254_740_991)
    }
    try fields.read("pickupOnReturn", into: &profile.pickupOnReturn, Read.bool)
    try fields.read("payloadEntries", into: &profile.payloadEntries, PayloadEntries.init(reading:))
    try fields.read("payloadDuplicates", into: &profile.payloadDuplicates, PayloadDuplicates.init(reading:))
    try fields.read("trackingTime", into: &profile.trackingTime, TrackingTime.init(reading:))
    try fields.read("linkItems", into: &profile.linkItems, LinkItems.init(reading:))
    try fields.read("missingListName", into: &profile.missingListName, MissingListName.init(reading:))
    try fields.read("eventSource", into: &profile.eventSource, EventSource.init(reading:))
    try fields.read("fillEvent", into: &profile.fillEvent, FillEvent.init(reading:))
    try fields.read("loadFailedOn", into: &profile.loadFailedOn, LoadFailedOn.init(reading:))
    try fields.read("popupBegin", into: &profile.popupBegin, PopupBegin.init(reading:))
    try fields.read("reportHost", into: &profile.reportHost, ReportHost.init(reading:))
    try fields.read("idWhenRefused", into: &profile.idWhenRefused, IdWhenRefused.init(reading:))
    try fields.read("advertiserIdOn", into: &profile.advertiserIdOn, AdvertiserIdOn.init(reading:))
    try fields.read("reportLink", into: &profile.reportLink, ReportLink.init(reading:))
    try fields.read("paramsInExtra", into: &profile.paramsInExtra, Read.bool)
    try fields.read("payloadBodies", into: &profile.payloadBodies, PayloadBodies.init(reading:))
    try fields.read("contentReports", into: &profile.contentReports, Read.bool)
    try fields.read("sessionIdInParams", into: &profile.sessionIdInParams, Read.bool)
    try fields.read("emptyPickup", into: &profile.emptyPickup, Read.bool)
    try fields.read("refreshRounding", into: &profile.refreshRounding, RefreshRounding.init(reading:))
    try fields.read("idempotency", into: &profile.idempotency, Idempotency.init(reading:))
    try fields.refuseOthers(Profile.fieldNames)
    return profile
  }

  private static var fieldNames: [StaticString] {
    [
      "routes", "apiKeyEverywhere", "sdkVersionInEvents", "collectorBody", "collectorOS", "errorReports",
      "errorNames", "retrievalAttempts", "timeoutMs", "successFalse", "missingData", "missingCreative",
      "unfilledOffscreen", "refreshFailure", "failurePacing", "impressionEnds", "renderGate", "pixels",
      "visibleByDefault", "impressionMinPermille", "impressionMinMs", "emptyZonePaces", "popupCovers", "mountReports",
      "refetchWhenReattachedEmpty", "contextChange", "recipeContextReport", "storeInRequest", "sessionPrefix",
      "sessionStore", "sessionWindowMs", "inactive", "refetchKeywordsOnRotation", "featuresKeywords",
      "featuresPayloads", "keywordTrim", "keywordMinScalars", "keywordMatch", "keywordDiacritics",
      "keywordReportCase", "noMatchSearchId", "searchReports", "termLookup", "presentedOnce", "handledActions",
      "externalPresentation", "unhandledRotates", "tapGuard", "itemsClickedReport", "itemReports", "tapTolerance",
      "pickupOnReturn", "payloadEntries", "payloadDuplicates", "trackingTime", "linkItems", "missingListName",
      "eventSource", "fillEvent", "loadFailedOn", "popupBegin", "reportHost", "idWhenRefused", "advertiserIdOn",
      "reportLink", "paramsInExtra", "payloadBodies", "contentReports", "sessionIdInParams", "emptyPickup",
      "refreshRounding", "idempotency",
    ]
  }

  /// Writes an object of all fields. Numbers are written without fractions.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("routes")
    writer.string(routes.name)
    writer.key("apiKeyEverywhere")
    writer.bool(apiKeyEverywhere)
    writer.key("sdkVersionInEvents")
    writer.bool(sdkVersionInEvents)
    writer.key("collectorBody")
    writer.string(collectorBody.name)
    writer.key("collectorOS")
    writer.string(collectorOS.name)
    writer.key("errorReports")
    writer.bool(errorReports)
    writer.key("errorNames")
    writer.string(errorNames.name)
    writer.key("retrievalAttempts")
    writer.integer(retrievalAttempts)
    writer.key("timeoutMs")
    writer.integer(timeoutMs)
    writer.key("successFalse")
    writer.string(successFalse.name)
    writer.key("missingData")
    writer.string(missingData.name)
    writer.key("missingCreative")
    writer.string(missingCreative.name)
    writer.key("unfilledOffscreen")
    writer.string(unfilledOffscreen.name)
    writer.key("refreshFailure")
    writer.string(refreshFailure.name)
    writer.key("failurePacing")
    writer.string(failurePacing.name)
    writer.key("impressionEnds")
    writer.string(impressionEnds.name)
    writer.key("renderGate")
    writer.bool(renderGate)
    writer.key("pixels")
    writer.string(pixels.name)
    writer.key("visibleByDefault")
    writer.bool(visibleByDefault)
    writer.key("impressionMinPermille")
    writer.integer(impressionMinPermille)
    writer.key("impressionMinMs")
    writer.integer(impressionMinMs)
    writer.key("emptyZonePaces")
    writer.bool(emptyZonePaces)
    writer.key("popupCovers")
    writer.bool(popupCovers)
    writer.key("mountReports")
    writer.string(mountReports.name)
    writer.key("refetchWhenReattachedEmpty")
    writer.bool(refetchWhenReattachedEmpty)
    writer.key("contextChange")
    writer.string(contextChange.name)
    writer.key("recipeContextReport")
    writer.bool(recipeContextReport)
    writer.key("storeInRequest")
    writer.bool(storeInRequest)
    writer.key("sessionPrefix")
    writer.string(sessionPrefix)
    writer.key("sessionStore")
    writer.string(sessionStore.name)
    writer.key("sessionWindowMs")
    writer.integer(sessionWindowMs)
    writer.key("inactive")
    writer.string(inactive.name)
    writer.key("refetchKeywordsOnRotation")
    writer.bool(refetchKeywordsOnRotation)
    writer.key("featuresKeywords")
    writer.bool(featuresKeywords)
    writer.key("featuresPayloads")
    writer.bool(featuresPayloads)
    writer.key("keywordTrim")
    writer.bool(keywordTrim)
    writer.key("keywordMinScalars")
    writer.integer(keywordMinScalars)
    writer.key("keywordMatch")
    writer.string(keywordMatch.name)
    writer.key("keywordDiacritics")
    writer.string(keywordDiacritics.name)
    writer.key("keywordReportCase")
    writer.string(keywordReportCase.name)
    writer.key("noMatchSearchId")
    writer.string(noMatchSearchId.name)
    writer.key("searchReports")
    writer.string(searchReports.name)
    writer.key("termLookup")
    writer.string(termLookup.name)
    writer.key("presentedOnce")
    writer.bool(presentedOnce)
    writer.key("handledActions")
    handledActions.write(to: &writer)
    writer.key("externalPresentation")
    writer.string(externalPresentation.name)
    writer.key("unhandledRotates")
    writer.bool(unhandledRotates)
    writer.key("tapGuard")
    writer.bool(tapGuard)
    writer.key("itemsClickedReport")
    writer.bool(itemsClickedReport)
    writer.key("itemReports")
    writer.bool(itemReports)
    writer.key("tapTolerance")
    writer.wholeOrNull(tapTolerance)
    writer.key("pickupOnReturn")
    writer.bool(pickupOnReturn)
    writer.key("payloadEntries")
    writer.string(payloadEntries.name)
    writer.key("payloadDuplicates")
    writer.string(payloadDuplicates.name)
    writer.key("trackingTime")
    writer.string(trackingTime.name)
    writer.key("linkItems")
    writer.string(linkItems.name)
    writer.key("missingListName")
    writer.string(missingListName.name)
    writer.key("eventSource")
    writer.string(eventSource.name)
    writer.key("fillEvent")
    writer.string(fillEvent.name)
    writer.key("loadFailedOn")
    writer.string(loadFailedOn.name)
    writer.key("popupBegin")
    writer.string(popupBegin.name)
    writer.key("reportHost")
    writer.string(reportHost.name)
    writer.key("idWhenRefused")
    writer.string(idWhenRefused.name)
    writer.key("advertiserIdOn")
    writer.string(advertiserIdOn.name)
    writer.key("reportLink")
    writer.string(reportLink.name)
    writer.key("paramsInExtra")
    writer.bool(paramsInExtra)
    writer.key("payloadBodies")
    writer.string(payloadBodies.name)
    writer.key("contentReports")
    writer.bool(contentReports)
    writer.key("sessionIdInParams")
    writer.bool(sessionIdInParams)
    writer.key("emptyPickup")
    writer.bool(emptyPickup)
    writer.key("refreshRounding")
    writer.string(refreshRounding.name)
    writer.key("idempotency")
    writer.string(idempotency.name)
    writer.endObject()
  }
}
