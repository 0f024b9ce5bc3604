// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

import TrestleJSON

extension Method {
  /// Names of members of the params that the method does not know, in the order of the text.
  package func unknownMembers(of params: JSON?) -> [Text] {
    switch self {
    case .coreHello:
      CoreHelloParams.unknownMembers(of: params)
    case .coreWake:
      CoreWakeParams.unknownMembers(of: params)
    case .coreState:
      CoreStateParams.unknownMembers(of: params)
    case .effectSettle:
      EffectSettleParams.unknownMembers(of: params)
    case .sdkInitialize:
      SdkInitializeParams.unknownMembers(of: params)
    case .sdkShutdown:
      SdkShutdownParams.unknownMembers(of: params)
    case .sdkSession:
      SdkSessionParams.unknownMembers(of: params)
    case .sdkDevice:
      SdkDeviceParams.unknownMembers(of: params)
    case .appState:
      AppStateParams.unknownMembers(of: params)
    case .appNetwork:
      AppNetworkParams.unknownMembers(of: params)
    case .zoneMount:
      ZoneMountParams.unknownMembers(of: params)
    case .zoneUpdate:
      ZoneUpdateParams.unknownMembers(of: params)
    case .zoneVisibility:
      ZoneVisibilityParams.unknownMembers(of: params)
    case .zoneCreative:
      ZoneCreativeParams.unknownMembers(of: params)
    case .zoneTap:
      ZoneTapParams.unknownMembers(of: params)
    case .zoneUnmount:
      ZoneUnmountParams.unknownMembers(of: params)
    case .popupOpened:
      PopupOpenedParams.unknownMembers(of: params)
    case .popupClosed:
      PopupClosedParams.unknownMembers(of: params)
    case .popupItems:
      PopupItemsParams.unknownMembers(of: params)
    case .popupContent:
      PopupContentParams.unknownMembers(of: params)
    case .popupFailed:
      PopupFailedParams.unknownMembers(of: params)
    case .adAcknowledge:
      AdAcknowledgeParams.unknownMembers(of: params)
    case .adAcknowledgeItem:
      AdAcknowledgeItemParams.unknownMembers(of: params)
    case .adAcknowledgeOldest:
      AdAcknowledgeOldestParams.unknownMembers(of: params)
    case .adFail:
      AdFailParams.unknownMembers(of: params)
    case .adFailItem:
      AdFailItemParams.unknownMembers(of: params)
    case .keywordSearch:
      KeywordSearchParams.unknownMembers(of: params)
    case .keywordPresented:
      KeywordPresentedParams.unknownMembers(of: params)
    case .keywordSelected:
      KeywordSelectedParams.unknownMembers(of: params)
    case .keywordList:
      KeywordListParams.unknownMembers(of: params)
    case .listReport:
      ListReportParams.unknownMembers(of: params)
    case .cartReport:
      CartReportParams.unknownMembers(of: params)
    case .contextStore:
      ContextStoreParams.unknownMembers(of: params)
    case .contextRecipe:
      ContextRecipeParams.unknownMembers(of: params)
    case .contextRecipeLoaded:
      ContextRecipeLoadedParams.unknownMembers(of: params)
    case .payloadPickup:
      PayloadPickupParams.unknownMembers(of: params)
    case .payloadResolve:
      PayloadResolveParams.unknownMembers(of: params)
    case .linkOpen:
      LinkOpenParams.unknownMembers(of: params)
    case .privacyTracking:
      PrivacyTrackingParams.unknownMembers(of: params)
    }
  }
}
