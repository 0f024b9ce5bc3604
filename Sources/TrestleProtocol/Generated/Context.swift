// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

import TrestleJSON

/// Params of `context/store`. Changes the store the user shops in.
package struct ContextStoreParams {
  /// The store; null clears it.
  package let storeId: Text?

  package init(_ json: JSON?) throws(Fault) {
    let members = Members(json)
    storeId = try members.nullable("storeId") { json throws(Fault) in
      try Read.text(json, minLength: 0, maxBytes: 1024)
    }
  }

  package static func unknownMembers(of json: JSON?) -> [Text] {
    Members(json).unknown(["storeId"])
  }
}

/// Params of `context/recipe`. Changes the recipe on screen.
package struct ContextRecipeParams {
  /// The recipe; null clears it.
  package let context: Text?
  /// Zones it applies to; left out or empty, it applies to all.
  package let zones: [Text]?

  package init(_ json: JSON?) throws(Fault) {
    let members = Members(json)
    context = try members.nullable("context") { json throws(Fault) in
      try Read.text(json, minLength: 0, maxBytes: 1024)
    }
    zones = try members.optional("zones") { json throws(Fault) in
      try Read.array(json, maxItems: 100, Read.identifierValue)
    }
  }

  package static func unknownMembers(of json: JSON?) -> [Text] {
    Members(json).unknown(["context", "zones"])
  }
}

/// Params of `context/recipeLoaded`. Reports that a recipe was displayed.
package struct ContextRecipeLoadedParams {
  /// The recipe.
  package let context: Text
  /// Zones on its page.
  package let zones: [Text]

  package init(_ json: JSON?) throws(Fault) {
    let members = Members(json)
    context = try members.required("context", Read.labelValue)
    zones = try members.required("zones") { json throws(Fault) in
      try Read.array(json, maxItems: 100, Read.identifierValue)
    }
  }

  package static func unknownMembers(of json: JSON?) -> [Text] {
    Members(json).unknown(["context", "zones"])
  }
}
