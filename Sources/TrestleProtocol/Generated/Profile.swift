// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

import TrestleJSON

/// Everything in which the platforms' SDKs differ. Plugins read fields, never a platform's name.
package struct Profile: Sendable {
  /// Which routes ad and intercept events go to.
  package var routes: Routes
  /// Whether the collector and the payload service get the API key too.
  package var apiKeyEverywhere: Bool
  /// Whether bodies of ad and intercept events carry the SDK's version.
  package var sdkVersionInEvents: Bool
  /// What the collector is told about the device.
  package var collectorBody: CollectorBody
  /// The operating system in the collector's routes.
  package var collectorOS: CollectorOS
  /// Whether errors are reported to the service.
  package var errorReports: Bool
  /// Names of reported errors.
  package var errorNames: ErrorNames
  /// How often a retrieval is tried on transport errors and 5xx, with waits of 1, 2 and 4 s.
  package var retrievalAttempts: Int64
  /// How long any request may take, in milliseconds.
  package var timeoutMs: Int64
  /// What an answer with `success:false` is.
  package var successFalse: SuccessFalse
  /// What an answer without `data` is.
  package var missingData: MissingData
  /// What an ad without a creative is.
  package var missingCreative: MissingCreative
  /// What becomes of the report that a zone off screen is unfilled.
  package var unfilledOffscreen: UnfilledOffscreen
  /// What a failed refresh does to the ad that is showing.
  package var refreshFailure: RefreshFailure
  /// How long a zone waits after a failed request.
  package var failurePacing: FailurePacing
  /// When a refresh ends the impression. Leaving the screen always ends it.
  package var impressionEnds: ImpressionEnds
  /// Whether an impression waits for `zone/creative`; without, that message is ignored.
  package var renderGate: Bool
  /// When the creative's tracking script runs.
  package var pixels: Pixels
  /// Whether a mount that was never measured counts as visible.
  package var visibleByDefault: Bool
  /// Share of the ad that must be visible for an impression, in thousandths.
  package var impressionMinPermille: Int64
  /// How long without a break it must be visible, in milliseconds.
  package var impressionMinMs: Int64
  /// Whether a zone without an ad counts down though it is not on screen.
  package var emptyZonePaces: Bool
  /// Whether zones pause while a popup of ours is open. Impressions stay open.
  package var popupCovers: Bool
  /// When a zone is reported mounted and unmounted.
  package var mountReports: MountReports
  /// Whether a zone without an ad asks for one when it is attached again.
  package var refetchWhenReattachedEmpty: Bool
  /// When a changed recipe context reaches the service.
  package var contextChange: ContextChange
  /// Whether a changed recipe context is reported.
  package var recipeContextReport: Bool
  /// Whether ad requests carry the store.
  package var storeInRequest: Bool
  /// First letters of session ids; the service knows platforms by them.
  package var sessionPrefix: Text
  /// Where a session lives and from when its window runs.
  package var sessionStore: SessionStore
  /// How long an unused session lasts, in milliseconds; after exactly so long it is expired.
  package var sessionWindowMs: Int64
  /// What the app state `inactive` does.
  package var inactive: Inactive
  /// Whether a new session fetches the keyword terms again.
  package var refetchKeywordsOnRotation: Bool
  /// Default of `features.keywords`.
  package var featuresKeywords: Bool
  /// Default of `features.payloads`.
  package var featuresPayloads: Bool
  /// Whether searches are trimmed.
  package var keywordTrim: Bool
  /// Shortest search, in Unicode scalars.
  package var keywordMinScalars: Int64
  /// Which terms a search matches.
  package var keywordMatch: KeywordMatch
  /// What diacritics do in searches.
  package var keywordDiacritics: KeywordDiacritics
  /// How searches and terms are reported.
  package var keywordReportCase: KeywordReportCase
  /// Search id in the report of a search without a match.
  package var noMatchSearchId: NoMatchSearchId
  /// When searches are reported.
  package var searchReports: SearchReports
  /// Which of several terms with one id is meant.
  package var termLookup: TermLookup
  /// Whether a term is reported presented, and selected, only once a search.
  package var presentedOnce: Bool
  /// Action types that a tap takes.
  package var handledActions: HandledActions
  /// Where links of type `e` open.
  package var externalPresentation: ExternalPresentation
  /// Whether a tap on an action that is not handled costs the zone its ad.
  package var unhandledRotates: Bool
  /// Whether each serving counts one tap only.
  package var tapGuard: Bool
  /// Whether a tap on an add-to-list ad is reported.
  package var itemsClickedReport: Bool
  /// Whether each acknowledged item is reported.
  package var itemReports: Bool
  /// A tap that moved this far or farther on either axis is a drag; null counts every tap.
  package var tapTolerance: Double?
  /// Whether coming back from the background picks up payloads.
  package var pickupOnReturn: Bool
  /// Entries in which payloads are handed to the app.
  package var payloadEntries: PayloadEntries
  /// Where repeated payloads are looked for. Links always within the process.
  package var payloadDuplicates: PayloadDuplicates
  /// Time in payload reports.
  package var trackingTime: TrackingTime
  /// How items in links are read.
  package var linkItems: LinkItems
  /// What stands for a list without a name.
  package var missingListName: MissingListName
  /// Source of reported user actions.
  package var eventSource: EventSource
  /// What `zone/filled` tells.
  package var fillEvent: FillEvent
  /// When `zone/loadFailed` is told.
  package var loadFailedOn: LoadFailedOn
  /// When the begin of a popup is reported.
  package var popupBegin: PopupBegin
  /// Which feedback host `reportUrl` names.
  package var reportHost: ReportHost
  /// Which id is sent when tracking is refused.
  package var idWhenRefused: IdWhenRefused
  /// Where `advertiserId` replaces the platform's id.
  package var advertiserIdOn: AdvertiserIdOn
  /// Form of `reportUrl`.
  package var reportLink: ReportLink
  /// Whether ad requests carry `sdk/initialize.params`.
  package var paramsInExtra: Bool
  /// Form of payload requests.
  package var payloadBodies: PayloadBodies
  /// Whether pickups, popups and links are reported to the collector.
  package var contentReports: Bool
  /// Whether the SDK's own collector events carry the session id.
  package var sessionIdInParams: Bool
  /// Whether an empty pickup is told to the app.
  package var emptyPickup: Bool
  /// How exactly served refresh times are taken.
  package var refreshRounding: RefreshRounding
  /// What marks a batch of reports that is sent again.
  package var idempotency: Idempotency
}

extension Profile {
  /// The fields as the profile of this name has them.
  package static func named(_ name: ProfileName) -> Profile {
    switch name {
    case .standard: standard
    case .reactNative: reactNative
    case .javascript: javascript
    case .flutter: flutter
    case .android: android
    case .ios: ios
    }
  }
}
