// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

import TrestleJSON
import TrestleProtocol

extension Method {
  func decode(_ params: JSON?) throws(Fault) {
    switch self {
    case .coreHello:
      _ = try CoreHelloParams(params)
    case .coreWake:
      _ = try CoreWakeParams(params)
    case .coreState:
      _ = try CoreStateParams(params)
    case .effectSettle:
      _ = try EffectSettleParams(params)
    case .sdkInitialize:
      _ = try SdkInitializeParams(params)
    case .sdkShutdown:
      _ = try SdkShutdownParams(params)
    case .sdkSession:
      _ = try SdkSessionParams(params)
    case .sdkDevice:
      _ = try SdkDeviceParams(params)
    case .appState:
      _ = try AppStateParams(params)
    case .appNetwork:
      _ = try AppNetworkParams(params)
    case .zoneMount:
      _ = try ZoneMountParams(params)
    case .zoneUpdate:
      _ = try ZoneUpdateParams(params)
    case .zoneVisibility:
      _ = try ZoneVisibilityParams(params)
    case .zoneCreative:
      _ = try ZoneCreativeParams(params)
    case .zoneTap:
      _ = try ZoneTapParams(params)
    case .zoneUnmount:
      _ = try ZoneUnmountParams(params)
    case .popupOpened:
      _ = try PopupOpenedParams(params)
    case .popupClosed:
      _ = try PopupClosedParams(params)
    case .popupItems:
      _ = try PopupItemsParams(params)
    case .popupContent:
      _ = try PopupContentParams(params)
    case .popupFailed:
      _ = try PopupFailedParams(params)
    case .adAcknowledge:
      _ = try AdAcknowledgeParams(params)
    case .adAcknowledgeItem:
      _ = try AdAcknowledgeItemParams(params)
    case .adAcknowledgeOldest:
      _ = try AdAcknowledgeOldestParams(params)
    case .adFail:
      _ = try AdFailParams(params)
    case .adFailItem:
      _ = try AdFailItemParams(params)
    case .keywordSearch:
      _ = try KeywordSearchParams(params)
    case .keywordPresented:
      _ = try KeywordPresentedParams(params)
    case .keywordSelected:
      _ = try KeywordSelectedParams(params)
    case .keywordList:
      _ = try KeywordListParams(params)
    case .listReport:
      _ = try ListReportParams(params)
    case .cartReport:
      _ = try CartReportParams(params)
    case .contextStore:
      _ = try ContextStoreParams(params)
    case .contextRecipe:
      _ = try ContextRecipeParams(params)
    case .contextRecipeLoaded:
      _ = try ContextRecipeLoadedParams(params)
    case .payloadPickup:
      _ = try PayloadPickupParams(params)
    case .payloadResolve:
      _ = try PayloadResolveParams(params)
    case .linkOpen:
      _ = try LinkOpenParams(params)
    case .privacyTracking:
      _ = try PrivacyTrackingParams(params)
    }
  }
}
