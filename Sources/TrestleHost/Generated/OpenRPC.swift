// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

/// The protocol as an OpenRPC 1.3 document.
let openRPCDocument = #"""
  {
    "openrpc": "1.3.2",
    "info": {
      "title": "Trestle",
      "version": "0.1.0",
      "description": "The behaviour of an ad-zone SDK: one message in, one turn out.",
      "x-schemaDigest": "c84a5f8a79eba7d6d95e3ae8bb984984df7180bbcbd4ee54a261e9cf37584240"
    },
    "methods": [
      {
        "name": "core/hello",
        "summary": "Says who answers and what it knows.",
        "description": "The first thing a shell may ask. It lists every message, event, effect, error and limit of this core, and the prefixes of the storage keys that the shell hands back in `sdk/initialize`. A shell compares `schemaDigest` with the one it was generated from to learn whether both speak of the same shapes.",
        "tags": [{ "name": "core" }],
        "paramStructure": "by-name",
        "params": [],
        "result": {
          "name": "result",
          "schema": {
            "type": "object",
            "required": [
              "core",
              "protocol",
              "schemaDigest",
              "storage",
              "methods",
              "events",
              "effects",
              "limits",
              "errors"
            ],
            "properties": {
              "core": { "$ref": "#/components/schemas/CoreName", "description": "The core." },
              "protocol": {
                "type": "integer",
                "minimum": 0,
                "maximum": 9007199254740991,
                "description": "Version of the protocol."
              },
              "schemaDigest": {
                "$ref": "#/components/schemas/Label",
                "description": "SHA-256 of the bundled schemas, in hex."
              },
              "storage": {
                "$ref": "#/components/schemas/Storage",
                "description": "What to hand back at initialization."
              },
              "methods": {
                "type": "array",
                "items": { "$ref": "#/components/schemas/Label" },
                "description": "Messages it understands."
              },
              "events": {
                "type": "array",
                "items": { "$ref": "#/components/schemas/Label" },
                "description": "Events it may tell."
              },
              "effects": {
                "type": "array",
                "items": { "$ref": "#/components/schemas/Label" },
                "description": "Effects it may order."
              },
              "limits": {
                "type": "object",
                "additionalProperties": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 },
                "description": "Every limit by its name."
              },
              "errors": {
                "type": "array",
                "items": { "$ref": "#/components/schemas/Label" },
                "description": "Names of all errors."
              }
            },
            "x-handwritten": true
          }
        },
        "errors": [{ "$ref": "#/components/errors/invalidParams" }]
      },
      {
        "name": "core/wake",
        "summary": "Tells that a deadline may have passed.",
        "description": "Sent at or after the `wakeAt` of the last turn. The core does what is due by the clock in `at` and nothing else, so an early, late, double or missing wake does no harm. After a long sleep one wake catches up.",
        "tags": [{ "name": "core" }],
        "paramStructure": "by-name",
        "params": [],
        "result": { "name": "result", "schema": { "type": "object", "properties": {} } },
        "errors": [{ "$ref": "#/components/errors/invalidParams" }],
        "x-events": [
          "zone/shown",
          "zone/cleared",
          "zone/filled",
          "zone/loaded",
          "zone/loadFailed",
          "zone/refreshed",
          "zone/pixels",
          "ad/reported",
          "sdk/warning"
        ],
        "x-effects": ["http/send", "http/cancel", "store/put", "store/remove"]
      },
      {
        "name": "core/state",
        "summary": "Shows the whole state for tools and bug reports.",
        "description": "A readable picture of the state: clock, session, mounts, queues and deadlines. Ids, keys and search text are left out, so that it may be pasted into a bug report. Its members are for people and may change in any version.",
        "tags": [{ "name": "core" }],
        "paramStructure": "by-name",
        "params": [],
        "result": { "name": "result", "schema": { "type": "object", "x-handwritten": true } },
        "errors": [{ "$ref": "#/components/errors/invalidParams" }]
      },
      {
        "name": "effect/settle",
        "summary": "Tells what happened to an effect.",
        "description": "Each `http/send` and `store/put` is settled once, with what happened: an answer of any status, a failure, a stored or an unstored value. The shell does not judge; a 500 is a response. An outcome for an effect that is unknown, timed out or already settled answers `stale` and changes nothing.",
        "tags": [{ "name": "effect" }],
        "paramStructure": "by-name",
        "params": [
          {
            "name": "effect",
            "description": "The effect's `id`.",
            "required": true,
            "schema": { "$ref": "#/components/schemas/Handle" }
          },
          {
            "name": "outcome",
            "description": "What happened.",
            "required": true,
            "schema": { "$ref": "#/components/schemas/Outcome" }
          }
        ],
        "result": {
          "name": "result",
          "schema": {
            "type": "object",
            "required": ["stale"],
            "properties": {
              "stale": { "type": "boolean", "description": "Whether the core no longer waits for it." }
            }
          }
        },
        "errors": [{ "$ref": "#/components/errors/invalidParams" }],
        "x-events": [
          "zone/shown",
          "zone/cleared",
          "zone/filled",
          "zone/loaded",
          "zone/loadFailed",
          "zone/refreshed",
          "keyword/ready",
          "payload/available",
          "ad/reported",
          "sdk/warning"
        ],
        "x-effects": ["http/send", "http/cancel", "store/put", "store/remove"]
      },
      {
        "name": "sdk/initialize",
        "summary": "Begins: whose app this is, what the shell can do, what was stored.",
        "description": "Everything the core must know to begin. The first one also needs both members of `at`. What was sent before and is legal at any time (mounts, app state, links) takes effect with it. A second `sdk/initialize` tears the first down: impressions end, zones are unmounted, content handles become void; then mounted zones mount again by themselves, unless `reset` is true. Retargeting is allowed only when `allowRetargeting`, `device.adTrackingEnabled` and `privacy/tracking` all allow it.",
        "tags": [{ "name": "sdk" }],
        "paramStructure": "by-name",
        "params": [
          {
            "name": "appId",
            "description": "Key of the app at the service.",
            "required": true,
            "schema": { "$ref": "#/components/schemas/Identifier" }
          },
          {
            "name": "profile",
            "description": "Whose behaviour to reproduce.",
            "required": false,
            "schema": { "$ref": "#/components/schemas/ProfileName", "default": "standard" }
          },
          {
            "name": "environment",
            "description": "Which service to talk to.",
            "required": false,
            "schema": { "$ref": "#/components/schemas/Environment", "default": "production" }
          },
          {
            "name": "endpoints",
            "description": "Addresses that replace those of the environment.",
            "required": false,
            "schema": { "$ref": "#/components/schemas/Endpoints" }
          },
          {
            "name": "advertiserId",
            "description": "The app's own id of the user. The profile `javascript` demands it.",
            "required": false,
            "schema": { "$ref": "#/components/schemas/Label" }
          },
          {
            "name": "allowRetargeting",
            "description": "Whether the user may be recognised elsewhere. Absent allows; the profile `javascript` demands it.",
            "required": false,
            "schema": { "type": "boolean" }
          },
          {
            "name": "storeId",
            "description": "Store the user shops in.",
            "required": false,
            "schema": { "$ref": "#/components/schemas/Label" }
          },
          {
            "name": "bundle",
            "description": "The app.",
            "required": false,
            "schema": { "$ref": "#/components/schemas/Bundle" }
          },
          {
            "name": "sdkVersion",
            "description": "Version of the shell, told to the service.",
            "required": false,
            "schema": { "$ref": "#/components/schemas/Label" }
          },
          {
            "name": "device",
            "description": "Facts about the device.",
            "required": false,
            "schema": { "$ref": "#/components/schemas/Device" }
          },
          {
            "name": "embedded",
            "description": "The shell runs inside another page or app, so that losing focus says nothing.",
            "required": false,
            "schema": { "type": "boolean", "default": false }
          },
          {
            "name": "features",
            "description": "Parts to switch on or off; the profile decides when left out.",
            "required": false,
            "schema": { "$ref": "#/components/schemas/Features" }
          },
          {
            "name": "recipe",
            "description": "A recipe that is on screen already.",
            "required": false,
            "schema": { "$ref": "#/components/schemas/Recipe" }
          },
          {
            "name": "params",
            "description": "Extra parameters for the ad service.",
            "required": false,
            "schema": {
              "type": "object",
              "maxProperties": 32,
              "x-limit": "optionalParams",
              "additionalProperties": { "type": "string", "x-maxBytes": 256, "x-limit": "optionalParamBytes" }
            }
          },
          {
            "name": "tapTolerance",
            "description": "A tap that moved this far or farther on either axis is a drag.",
            "required": false,
            "schema": { "$ref": "#/components/schemas/Extent" }
          },
          {
            "name": "performs",
            "description": "Families of effects that the shell performs; no other kinds are ordered.",
            "required": true,
            "schema": { "type": "array", "items": { "$ref": "#/components/schemas/Performs" }, "maxItems": 2 }
          },
          {
            "name": "entropy",
            "description": "At least 32 bytes from the platform's secure random source, in hex. Session ids, the instance id, the keys of batches and jitter come from it and nothing else: used twice, it makes new reports look like repeated ones.",
            "required": true,
            "schema": {
              "type": "string",
              "pattern": "^([0-9A-Fa-f]{2})*$",
              "minLength": 64,
              "x-maxBytes": 4096
            }
          },
          {
            "name": "stored",
            "description": "Every entry of the storage under the prefixes of `core/hello`, key to value. Entries beyond `storedEntries` are set aside with a warning.",
            "required": false,
            "schema": { "type": "object", "x-borrowed": true, "additionalProperties": { "type": "string" } }
          },
          {
            "name": "policy",
            "description": "Single fields of the profile to override.",
            "required": false,
            "schema": { "$ref": "#/components/schemas/Policy" }
          },
          {
            "name": "reset",
            "description": "Forget all mounts first: the host's script started over.",
            "required": false,
            "schema": { "type": "boolean", "default": false }
          },
          {
            "name": "strict",
            "description": "List unknown params in `diagnostics`.",
            "required": false,
            "schema": { "type": "boolean", "default": false }
          },
          {
            "name": "debug",
            "description": "Explain decisions in `diagnostics`, such as why no impression was counted.",
            "required": false,
            "schema": { "type": "boolean", "default": false }
          }
        ],
        "result": {
          "name": "result",
          "schema": {
            "type": "object",
            "required": ["generation", "sessionId", "resumed", "profile", "policy"],
            "properties": {
              "generation": {
                "$ref": "#/components/schemas/Handle",
                "description": "Counts initializations; `sdk/shutdown` may name it."
              },
              "sessionId": { "$ref": "#/components/schemas/Label", "description": "The session." },
              "resumed": { "type": "boolean", "description": "Whether a stored session goes on." },
              "profile": { "$ref": "#/components/schemas/ProfileName", "description": "The profile in effect." },
              "policy": {
                "$ref": "#/components/schemas/Policy",
                "description": "Every field in effect.",
                "x-complete": true
              }
            }
          }
        },
        "errors": [{ "$ref": "#/components/errors/invalidParams" }],
        "x-events": ["ad/reported", "sdk/warning", "zone/cleared", "payload/available", "action/items"],
        "x-effects": ["http/send", "http/cancel", "store/put", "store/remove"]
      },
      {
        "name": "sdk/shutdown",
        "summary": "Ends what `sdk/initialize` began.",
        "description": "Ends impressions, unmounts zones and closes the batches of reports. A shell whose teardown may come late names the `generation` that it means, so that a newer initialization survives.",
        "tags": [{ "name": "sdk" }],
        "paramStructure": "by-name",
        "params": [
          {
            "name": "generation",
            "description": "Shut down only this initialization; a stale number is ignored.",
            "required": false,
            "schema": { "$ref": "#/components/schemas/Handle" }
          }
        ],
        "result": { "name": "result", "schema": { "type": "object", "properties": {} } },
        "errors": [{ "$ref": "#/components/errors/invalidParams" }],
        "x-events": ["zone/cleared", "ad/reported"],
        "x-effects": ["http/send", "http/cancel", "store/put", "store/remove"]
      },
      {
        "name": "sdk/session",
        "summary": "Asks for the id of the session.",
        "description": "The id that requests carry at this moment, or null before initialization and after shutdown. Asking does not count as use and never begins a session.",
        "tags": [{ "name": "sdk" }],
        "paramStructure": "by-name",
        "params": [],
        "result": {
          "name": "result",
          "schema": {
            "type": "object",
            "required": ["sessionId"],
            "properties": {
              "sessionId": {
                "type": ["string", "null"],
                "x-maxBytes": 1024,
                "description": "The session, null when there is none."
              }
            }
          }
        },
        "errors": [{ "$ref": "#/components/errors/invalidParams" }]
      },
      {
        "name": "sdk/device",
        "summary": "Asks for what the service is told about the device.",
        "description": "The effective values, after the profile has decided which id is sent and filled the gaps; null before initialization.",
        "tags": [{ "name": "sdk" }],
        "paramStructure": "by-name",
        "params": [],
        "result": {
          "name": "result",
          "schema": {
            "type": ["object", "null"],
            "required": [
              "udid",
              "deviceUdid",
              "systemName",
              "systemVersion",
              "deviceName",
              "deviceModel",
              "deviceLocale",
              "timezone",
              "carrier",
              "width",
              "height",
              "density",
              "bundleId",
              "bundleVersion",
              "sdkVersion",
              "allowRetargeting"
            ],
            "properties": {
              "udid": {
                "$ref": "#/components/schemas/Label",
                "description": "The user's id as sent, empty when none is."
              },
              "deviceUdid": {
                "$ref": "#/components/schemas/Label",
                "description": "The device's own id as sent."
              },
              "systemName": { "$ref": "#/components/schemas/Label", "description": "Operating system." },
              "systemVersion": {
                "$ref": "#/components/schemas/Label",
                "description": "Version of the operating system."
              },
              "deviceName": {
                "$ref": "#/components/schemas/Label",
                "description": "Name of the kind of device."
              },
              "deviceModel": { "$ref": "#/components/schemas/Label", "description": "Model." },
              "deviceLocale": { "$ref": "#/components/schemas/Label", "description": "Locale." },
              "timezone": { "$ref": "#/components/schemas/Label", "description": "Time zone." },
              "carrier": { "$ref": "#/components/schemas/Label", "description": "Mobile carrier." },
              "width": { "$ref": "#/components/schemas/Count", "description": "Width of the screen, rounded." },
              "height": {
                "$ref": "#/components/schemas/Count",
                "description": "Height of the screen, rounded."
              },
              "density": { "$ref": "#/components/schemas/Label", "description": "Density of the screen." },
              "bundleId": { "$ref": "#/components/schemas/Label", "description": "App." },
              "bundleVersion": { "$ref": "#/components/schemas/Label", "description": "Version of the app." },
              "sdkVersion": { "$ref": "#/components/schemas/Label", "description": "Version of the shell." },
              "allowRetargeting": {
                "type": "boolean",
                "description": "Whether retargeting is allowed at this moment."
              }
            }
          }
        },
        "errors": [{ "$ref": "#/components/errors/invalidParams" }]
      },
      {
        "name": "app/state",
        "summary": "Tells where the app is.",
        "description": "Hidden is `background`; visible but unfocused is `inactive`. Going to the background ends impressions, freezes countdowns and flushes reports; coming back resolves the session first, then wakes zones. A browser also tells `leaving` when the page unloads and `persisted` when the back-forward cache keeps it. A page that leaves for good reports its zones unmounted in that turn, and mounted again should it come back; after the cache an ad that was counted before is replaced at once.",
        "tags": [{ "name": "app" }],
        "paramStructure": "by-name",
        "params": [
          {
            "name": "state",
            "description": "Where the app is.",
            "required": true,
            "schema": { "$ref": "#/components/schemas/AppState" }
          },
          {
            "name": "leaving",
            "description": "The page is going away.",
            "required": false,
            "schema": { "type": "boolean", "default": false }
          },
          {
            "name": "persisted",
            "description": "The page goes into, or comes from, the back-forward cache.",
            "required": false,
            "schema": { "type": "boolean", "default": false }
          }
        ],
        "result": { "name": "result", "schema": { "type": "object", "properties": {} } },
        "errors": [{ "$ref": "#/components/errors/invalidParams" }],
        "x-events": [
          "ad/reported",
          "zone/cleared",
          "zone/shown",
          "zone/filled",
          "zone/loadFailed",
          "zone/refreshed"
        ],
        "x-effects": ["http/send", "http/cancel", "store/put", "store/remove"]
      },
      {
        "name": "app/network",
        "summary": "Tells whether there is a network.",
        "description": "Wakes the queue of reports when the network is back. Nothing else depends on it; a shell that cannot tell need not send it.",
        "tags": [{ "name": "app" }],
        "paramStructure": "by-name",
        "params": [
          {
            "name": "online",
            "description": "Whether the device has a network.",
            "required": true,
            "schema": { "type": "boolean" }
          }
        ],
        "result": { "name": "result", "schema": { "type": "object", "properties": {} } },
        "errors": [{ "$ref": "#/components/errors/invalidParams" }],
        "x-effects": ["http/send"]
      },
      {
        "name": "zone/mount",
        "summary": "Mounts a zone: from now on it serves ads.",
        "description": "Asks for a first ad at once, on screen or not. The same zone may be mounted more than once; each mount serves by itself. Mounting before initialization is fine: it takes effect with it.",
        "tags": [{ "name": "zone" }],
        "paramStructure": "by-name",
        "params": [
          {
            "name": "zone",
            "description": "The zone.",
            "required": true,
            "schema": { "$ref": "#/components/schemas/Identifier" }
          },
          {
            "name": "visible",
            "description": "Whether the host shows it. The profile decides when left out.",
            "required": false,
            "schema": { "type": "boolean" }
          },
          {
            "name": "attached",
            "description": "Whether it is part of the view tree.",
            "required": false,
            "schema": { "type": "boolean", "default": true }
          },
          {
            "name": "permille",
            "description": "Visible share of its area.",
            "required": false,
            "schema": { "$ref": "#/components/schemas/Permille" }
          },
          {
            "name": "width",
            "description": "Width.",
            "required": false,
            "schema": { "$ref": "#/components/schemas/Extent" }
          },
          {
            "name": "height",
            "description": "Height.",
            "required": false,
            "schema": { "$ref": "#/components/schemas/Extent" }
          },
          {
            "name": "context",
            "description": "Recipe context of this mount; wins over `context/recipe`.",
            "required": false,
            "schema": { "$ref": "#/components/schemas/Label" }
          },
          {
            "name": "tapTolerance",
            "description": "A tap that moved this far or farther on either axis is a drag.",
            "required": false,
            "schema": { "$ref": "#/components/schemas/Extent" }
          }
        ],
        "result": {
          "name": "result",
          "schema": {
            "type": "object",
            "required": ["mount"],
            "properties": {
              "mount": { "$ref": "#/components/schemas/Handle", "description": "Number of the mount." }
            }
          }
        },
        "errors": [
          { "$ref": "#/components/errors/invalidParams" },
          { "$ref": "#/components/errors/limitExceeded" }
        ],
        "x-events": ["ad/reported"],
        "x-effects": ["http/send", "store/put"]
      },
      {
        "name": "zone/update",
        "summary": "Changes a mount.",
        "description": "What is left out stays. A change of zone or context drops the open request, and asks once for a new ad even when both change together. An unchanged value does nothing.",
        "tags": [{ "name": "zone" }],
        "paramStructure": "by-name",
        "params": [
          {
            "name": "mount",
            "description": "The mount, from `zone/mount`.",
            "required": true,
            "schema": { "$ref": "#/components/schemas/Handle" }
          },
          {
            "name": "zone",
            "description": "Another zone.",
            "required": false,
            "schema": { "$ref": "#/components/schemas/Identifier" }
          },
          {
            "name": "context",
            "description": "Recipe context of this mount; null clears it.",
            "required": false,
            "schema": { "type": ["string", "null"], "x-maxBytes": 1024, "x-clears": true }
          },
          {
            "name": "tapTolerance",
            "description": "Tap tolerance of this mount; null clears it.",
            "required": false,
            "schema": {
              "type": ["number", "null"],
              "minimum": 0,
              "maximum": 9007199254740991,
              "x-clears": true
            }
          }
        ],
        "result": { "name": "result", "schema": { "type": "object", "properties": {} } },
        "errors": [
          { "$ref": "#/components/errors/invalidParams" },
          { "$ref": "#/components/errors/unknownMount" }
        ],
        "x-events": ["zone/cleared", "ad/reported"],
        "x-effects": ["http/send", "http/cancel", "store/put"]
      },
      {
        "name": "zone/visibility",
        "summary": "Tells how much of a mount can be seen.",
        "description": "Each message replaces the whole fact; what is left out is unknown again. A mount is on screen when it is attached and visible, and its share and area, when given, are above zero. Leaving the screen ends the impression and freezes the countdown.",
        "tags": [{ "name": "zone" }],
        "paramStructure": "by-name",
        "params": [
          {
            "name": "mount",
            "description": "The mount, from `zone/mount`.",
            "required": true,
            "schema": { "$ref": "#/components/schemas/Handle" }
          },
          {
            "name": "visible",
            "description": "Whether the host shows it. The profile decides when left out.",
            "required": false,
            "schema": { "type": "boolean" }
          },
          {
            "name": "attached",
            "description": "Whether it is part of the view tree.",
            "required": false,
            "schema": { "type": "boolean", "default": true }
          },
          {
            "name": "permille",
            "description": "Visible share of its area.",
            "required": false,
            "schema": { "$ref": "#/components/schemas/Permille" }
          },
          {
            "name": "width",
            "description": "Width.",
            "required": false,
            "schema": { "$ref": "#/components/schemas/Extent" }
          },
          {
            "name": "height",
            "description": "Height.",
            "required": false,
            "schema": { "$ref": "#/components/schemas/Extent" }
          }
        ],
        "result": { "name": "result", "schema": { "type": "object", "properties": {} } },
        "errors": [
          { "$ref": "#/components/errors/invalidParams" },
          { "$ref": "#/components/errors/unknownMount" }
        ],
        "x-events": ["ad/reported", "zone/pixels", "zone/cleared", "zone/shown"],
        "x-effects": ["http/send", "store/put"]
      },
      {
        "name": "zone/creative",
        "summary": "Tells how the display of a creative went.",
        "description": "An impression needs a loaded creative. A load counts at the first message or wake at least 1 ms later, and a failure before that wins: web views tell both. A `serve` that is no longer shown is ignored with a diagnostic.",
        "tags": [{ "name": "zone" }],
        "paramStructure": "by-name",
        "params": [
          {
            "name": "mount",
            "description": "The mount, from `zone/mount`.",
            "required": true,
            "schema": { "$ref": "#/components/schemas/Handle" }
          },
          {
            "name": "serve",
            "description": "The serving, from `zone/shown`.",
            "required": true,
            "schema": { "$ref": "#/components/schemas/Handle" }
          },
          {
            "name": "state",
            "description": "How it went.",
            "required": true,
            "schema": { "$ref": "#/components/schemas/CreativeState" }
          },
          {
            "name": "reason",
            "description": "Why it failed.",
            "required": false,
            "schema": { "$ref": "#/components/schemas/CreativeReason" }
          }
        ],
        "result": { "name": "result", "schema": { "type": "object", "properties": {} } },
        "errors": [
          { "$ref": "#/components/errors/invalidParams" },
          { "$ref": "#/components/errors/notInitialized" },
          { "$ref": "#/components/errors/unknownMount" }
        ],
        "x-events": [
          "zone/loaded",
          "zone/loadFailed",
          "zone/cleared",
          "zone/filled",
          "zone/pixels",
          "ad/reported"
        ],
        "x-effects": ["http/send", "store/put"]
      },
      {
        "name": "zone/tap",
        "summary": "Tells that a mount was tapped.",
        "description": "The ad's action follows as an event: items to add, a link to open, or a type this profile does not support. A drag, a second tap on the same serving and a tap on nothing are `handled:false`.",
        "tags": [{ "name": "zone" }],
        "paramStructure": "by-name",
        "params": [
          {
            "name": "mount",
            "description": "The mount, from `zone/mount`.",
            "required": true,
            "schema": { "$ref": "#/components/schemas/Handle" }
          },
          {
            "name": "serve",
            "description": "The serving that was tapped; the one shown when left out.",
            "required": false,
            "schema": { "$ref": "#/components/schemas/Handle" }
          },
          {
            "name": "dx",
            "description": "How far the finger moved along x.",
            "required": false,
            "schema": { "$ref": "#/components/schemas/Distance" }
          },
          {
            "name": "dy",
            "description": "How far the finger moved along y.",
            "required": false,
            "schema": { "$ref": "#/components/schemas/Distance" }
          }
        ],
        "result": {
          "name": "result",
          "schema": {
            "type": "object",
            "required": ["handled"],
            "properties": {
              "handled": {
                "type": "boolean",
                "description": "Whether the tap counted and the ad's action was taken."
              }
            }
          }
        },
        "errors": [
          { "$ref": "#/components/errors/invalidParams" },
          { "$ref": "#/components/errors/notInitialized" },
          { "$ref": "#/components/errors/unknownMount" }
        ],
        "x-events": [
          "action/clicked",
          "action/items",
          "action/open",
          "action/unsupported",
          "ad/reported",
          "zone/cleared",
          "sdk/warning"
        ],
        "x-effects": ["http/send", "store/put"]
      },
      {
        "name": "zone/unmount",
        "summary": "Unmounts a zone.",
        "description": "Ends the impression, drops the open request and reports the zone unmounted, once. The number is never used again.",
        "tags": [{ "name": "zone" }],
        "paramStructure": "by-name",
        "params": [
          {
            "name": "mount",
            "description": "The mount, from `zone/mount`.",
            "required": true,
            "schema": { "$ref": "#/components/schemas/Handle" }
          }
        ],
        "result": { "name": "result", "schema": { "type": "object", "properties": {} } },
        "errors": [
          { "$ref": "#/components/errors/invalidParams" },
          { "$ref": "#/components/errors/unknownMount" }
        ],
        "x-events": ["ad/reported"],
        "x-effects": ["http/cancel", "http/send", "store/put"]
      },
      {
        "name": "popup/opened",
        "summary": "Tells that a popup is on screen.",
        "description": "Sent each time the popup comes on screen. Whether zones pause meanwhile and whether it is reported, the profile decides.",
        "tags": [{ "name": "popup" }],
        "paramStructure": "by-name",
        "params": [
          {
            "name": "popup",
            "description": "The popup, from `action/open`.",
            "required": true,
            "schema": { "$ref": "#/components/schemas/Handle" }
          }
        ],
        "result": { "name": "result", "schema": { "type": "object", "properties": {} } },
        "errors": [
          { "$ref": "#/components/errors/invalidParams" },
          { "$ref": "#/components/errors/notInitialized" },
          { "$ref": "#/components/errors/unknownPopup" }
        ],
        "x-events": ["ad/reported"],
        "x-effects": ["http/send", "store/put"]
      },
      {
        "name": "popup/closed",
        "summary": "Tells that a popup was closed.",
        "description": "The number is void afterwards. Zones that paused go on, and the tapped one asks for its next ad.",
        "tags": [{ "name": "popup" }],
        "paramStructure": "by-name",
        "params": [
          {
            "name": "popup",
            "description": "The popup, from `action/open`.",
            "required": true,
            "schema": { "$ref": "#/components/schemas/Handle" }
          }
        ],
        "result": { "name": "result", "schema": { "type": "object", "properties": {} } },
        "errors": [
          { "$ref": "#/components/errors/invalidParams" },
          { "$ref": "#/components/errors/notInitialized" },
          { "$ref": "#/components/errors/unknownPopup" }
        ],
        "x-events": ["zone/shown", "ad/reported"],
        "x-effects": ["http/send", "store/put"]
      },
      {
        "name": "popup/items",
        "summary": "Hands on items that a popup's page wants to add.",
        "description": "The page inside the popup called for items to be put on the list. The core tells the app by `action/items`, with a handle to acknowledge.",
        "tags": [{ "name": "popup" }],
        "paramStructure": "by-name",
        "params": [
          {
            "name": "popup",
            "description": "The popup, from `action/open`.",
            "required": true,
            "schema": { "$ref": "#/components/schemas/Handle" }
          },
          {
            "name": "payloadId",
            "description": "Payload the page named.",
            "required": false,
            "schema": { "$ref": "#/components/schemas/Label" }
          },
          {
            "name": "items",
            "description": "The items.",
            "required": true,
            "schema": {
              "type": "array",
              "items": { "$ref": "#/components/schemas/Item" },
              "maxItems": 500,
              "x-limit": "itemsPerReport"
            }
          }
        ],
        "result": { "name": "result", "schema": { "type": "object", "properties": {} } },
        "errors": [
          { "$ref": "#/components/errors/invalidParams" },
          { "$ref": "#/components/errors/notInitialized" },
          { "$ref": "#/components/errors/unknownPopup" }
        ],
        "x-events": ["action/items", "ad/reported"],
        "x-effects": ["http/send", "store/put"]
      },
      {
        "name": "popup/content",
        "summary": "Asks for the ad's own items.",
        "description": "The page inside the popup asked for the items that came with the ad. They follow as `action/items`, under the same handle each time: one tap is one interaction.",
        "tags": [{ "name": "popup" }],
        "paramStructure": "by-name",
        "params": [
          {
            "name": "popup",
            "description": "The popup, from `action/open`.",
            "required": true,
            "schema": { "$ref": "#/components/schemas/Handle" }
          }
        ],
        "result": { "name": "result", "schema": { "type": "object", "properties": {} } },
        "errors": [
          { "$ref": "#/components/errors/invalidParams" },
          { "$ref": "#/components/errors/notInitialized" },
          { "$ref": "#/components/errors/unknownPopup" }
        ],
        "x-events": ["action/items", "ad/reported"],
        "x-effects": ["http/send", "store/put"]
      },
      {
        "name": "popup/failed",
        "summary": "Tells that a popup shows nothing.",
        "description": "Reported to the service where the profile reports errors.",
        "tags": [{ "name": "popup" }],
        "paramStructure": "by-name",
        "params": [
          {
            "name": "popup",
            "description": "The popup, from `action/open`.",
            "required": true,
            "schema": { "$ref": "#/components/schemas/Handle" }
          },
          {
            "name": "reason",
            "description": "Why.",
            "required": true,
            "schema": { "$ref": "#/components/schemas/PopupFailure" }
          },
          {
            "name": "url",
            "description": "Address that failed.",
            "required": false,
            "schema": { "$ref": "#/components/schemas/Text" }
          },
          {
            "name": "error",
            "description": "What the platform said.",
            "required": false,
            "schema": { "$ref": "#/components/schemas/Text" }
          }
        ],
        "result": { "name": "result", "schema": { "type": "object", "properties": {} } },
        "errors": [
          { "$ref": "#/components/errors/invalidParams" },
          { "$ref": "#/components/errors/notInitialized" },
          { "$ref": "#/components/errors/unknownPopup" }
        ],
        "x-events": ["ad/reported"],
        "x-effects": ["http/send", "store/put"]
      },
      {
        "name": "ad/acknowledge",
        "summary": "Tells that the items of a handle are on the list.",
        "description": "Counts the interaction, once. A handle that was acknowledged, failed or voided answers `reported:false`; one that was never given out is `unknownContent`.",
        "tags": [{ "name": "ad" }],
        "paramStructure": "by-name",
        "params": [
          {
            "name": "content",
            "description": "Handle from `action/items` or `payload/available`.",
            "required": true,
            "schema": { "$ref": "#/components/schemas/Handle" }
          }
        ],
        "result": {
          "name": "result",
          "schema": {
            "type": "object",
            "required": ["reported"],
            "properties": {
              "reported": { "type": "boolean", "description": "Whether something was reported." }
            }
          }
        },
        "errors": [
          { "$ref": "#/components/errors/invalidParams" },
          { "$ref": "#/components/errors/unknownContent" }
        ],
        "x-events": ["ad/reported"],
        "x-effects": ["http/send", "store/put"]
      },
      {
        "name": "ad/acknowledgeItem",
        "summary": "Tells that one item is on the list.",
        "description": "Reports the item each time, and the interaction with the first. Without `content` the newest tapped ad that offered such a title gets the credit; a title nobody offered is `reported:false`.",
        "tags": [{ "name": "ad" }],
        "paramStructure": "by-name",
        "params": [
          {
            "name": "item",
            "description": "Its product title.",
            "required": true,
            "schema": { "$ref": "#/components/schemas/Text" }
          },
          {
            "name": "trackingId",
            "description": "Its tracking id.",
            "required": false,
            "schema": { "$ref": "#/components/schemas/Text" }
          },
          {
            "name": "content",
            "description": "The handle it came with; the newest with such an item when left out.",
            "required": false,
            "schema": { "$ref": "#/components/schemas/Handle" }
          }
        ],
        "result": {
          "name": "result",
          "schema": {
            "type": "object",
            "required": ["reported", "interaction"],
            "properties": {
              "reported": { "type": "boolean", "description": "Whether something was reported." },
              "interaction": { "type": "boolean", "description": "Whether this counted the interaction." }
            }
          }
        },
        "errors": [
          { "$ref": "#/components/errors/invalidParams" },
          { "$ref": "#/components/errors/unknownContent" }
        ],
        "x-events": ["ad/reported"],
        "x-effects": ["http/send", "store/put"]
      },
      {
        "name": "ad/acknowledgeOldest",
        "summary": "Acknowledges the oldest open handle.",
        "description": "For hosts of an older API that had no handles. `reported:false` when nothing is open.",
        "tags": [{ "name": "ad" }],
        "paramStructure": "by-name",
        "params": [],
        "result": {
          "name": "result",
          "schema": {
            "type": "object",
            "required": ["reported"],
            "properties": {
              "reported": { "type": "boolean", "description": "Whether something was reported." }
            }
          }
        },
        "errors": [{ "$ref": "#/components/errors/invalidParams" }],
        "x-events": ["ad/reported"],
        "x-effects": ["http/send", "store/put"]
      },
      {
        "name": "ad/fail",
        "summary": "Tells that the items of a handle could not be added.",
        "description": "Settles the handle without an interaction, and none follows from later acknowledgements of it; an item that is acknowledged all the same is reported where the profile reports items.",
        "tags": [{ "name": "ad" }],
        "paramStructure": "by-name",
        "params": [
          {
            "name": "content",
            "description": "Handle from `action/items` or `payload/available`.",
            "required": true,
            "schema": { "$ref": "#/components/schemas/Handle" }
          },
          {
            "name": "reason",
            "description": "What went wrong, for people.",
            "required": true,
            "schema": { "$ref": "#/components/schemas/Text" }
          }
        ],
        "result": {
          "name": "result",
          "schema": {
            "type": "object",
            "required": ["reported"],
            "properties": {
              "reported": { "type": "boolean", "description": "Whether something was reported." }
            }
          }
        },
        "errors": [
          { "$ref": "#/components/errors/invalidParams" },
          { "$ref": "#/components/errors/unknownContent" }
        ],
        "x-events": ["ad/reported"],
        "x-effects": ["http/send", "store/put"]
      },
      {
        "name": "ad/failItem",
        "summary": "Tells that one item could not be added.",
        "description": "Reports the failure of one item where the profile reports errors, and settles the handle without an interaction.",
        "tags": [{ "name": "ad" }],
        "paramStructure": "by-name",
        "params": [
          {
            "name": "content",
            "description": "Handle from `action/items` or `payload/available`.",
            "required": true,
            "schema": { "$ref": "#/components/schemas/Handle" }
          },
          {
            "name": "item",
            "description": "Its product title.",
            "required": true,
            "schema": { "$ref": "#/components/schemas/Text" }
          },
          {
            "name": "trackingId",
            "description": "Its tracking id.",
            "required": false,
            "schema": { "$ref": "#/components/schemas/Text" }
          },
          {
            "name": "reason",
            "description": "What went wrong, for people.",
            "required": true,
            "schema": { "$ref": "#/components/schemas/Text" }
          }
        ],
        "result": {
          "name": "result",
          "schema": {
            "type": "object",
            "required": ["reported"],
            "properties": {
              "reported": { "type": "boolean", "description": "Whether something was reported." }
            }
          }
        },
        "errors": [
          { "$ref": "#/components/errors/invalidParams" },
          { "$ref": "#/components/errors/unknownContent" }
        ],
        "x-events": ["ad/reported"],
        "x-effects": ["http/send", "store/put"]
      },
      {
        "name": "keyword/search",
        "summary": "Searches the keyword terms.",
        "description": "Answers from the terms at hand, at once. Terms that start with the query come before terms that contain it; within each group priority, then the term itself decide. Too short a query and a query before the terms have arrived match nothing and report nothing.",
        "tags": [{ "name": "keyword" }],
        "paramStructure": "by-name",
        "params": [
          {
            "name": "query",
            "description": "What the user typed, untrimmed. It is text and no pattern, and matches whole scalars, inner blanks included. Query and terms are folded before they are compared: full Unicode case folding without a locale, U+0307 behind an i and every U+FE0F dropped, composed (NFC). So `İ`, `I` and `i` equal each other and `ı` only itself; `ß` equals `ss`; composed and decomposed spellings are equal; `e` and `é` are not, unless `keywordDiacritics` is `fold`. Scalars are counted for `keywordMinScalars` after trimming and before folding; nothing but blanks is no search.",
            "required": true,
            "schema": { "type": "string", "maxLength": 256, "x-limit": "queryScalars" }
          },
          {
            "name": "limit",
            "description": "At most so many matches.",
            "required": false,
            "schema": { "type": "integer", "minimum": 1, "maximum": 100, "default": 100, "x-limit": "matches" }
          }
        ],
        "result": {
          "name": "result",
          "schema": {
            "type": "object",
            "required": ["search", "matches", "total"],
            "properties": {
              "search": {
                "$ref": "#/components/schemas/Handle",
                "description": "Number of this search, for credit."
              },
              "matches": {
                "type": "array",
                "items": { "$ref": "#/components/schemas/Term" },
                "description": "Matching terms: those that begin with the query, then those that contain it (`keywordMatch`); each part by priority ascending, then by the folded term, then by the term id, texts by scalar value. Empty before terms have arrived."
              },
              "total": { "$ref": "#/components/schemas/Count", "description": "How many terms match." }
            }
          }
        },
        "errors": [
          { "$ref": "#/components/errors/invalidParams" },
          { "$ref": "#/components/errors/notInitialized" }
        ],
        "x-effects": ["http/send", "store/put"]
      },
      {
        "name": "keyword/presented",
        "summary": "Tells which terms were shown to the user.",
        "description": "Unknown ids are skipped. Searches are remembered sixteen back, so that credit goes to the right one.",
        "tags": [{ "name": "keyword" }],
        "paramStructure": "by-name",
        "params": [
          {
            "name": "termIds",
            "description": "The terms.",
            "required": true,
            "schema": {
              "type": "array",
              "items": { "$ref": "#/components/schemas/Text" },
              "maxItems": 100,
              "x-limit": "idsPerMessage"
            }
          },
          {
            "name": "search",
            "description": "The search that offered it, from `keyword/search`; the last one when left out.",
            "required": false,
            "schema": { "$ref": "#/components/schemas/Handle" }
          }
        ],
        "result": {
          "name": "result",
          "schema": {
            "type": "object",
            "required": ["reported"],
            "properties": {
              "reported": { "$ref": "#/components/schemas/Count", "description": "How many were reported." }
            }
          }
        },
        "errors": [
          { "$ref": "#/components/errors/invalidParams" },
          { "$ref": "#/components/errors/notInitialized" }
        ],
        "x-effects": ["http/send", "store/put"]
      },
      {
        "name": "keyword/selected",
        "summary": "Tells which term the user chose.",
        "description": "One of `termId` and `replacement` names the term; with both, the id does.",
        "tags": [{ "name": "keyword" }],
        "paramStructure": "by-name",
        "params": [
          {
            "name": "termId",
            "description": "The term.",
            "required": false,
            "schema": { "$ref": "#/components/schemas/Text" }
          },
          {
            "name": "replacement",
            "description": "Or the text that was suggested.",
            "required": false,
            "schema": { "$ref": "#/components/schemas/Text" }
          },
          {
            "name": "search",
            "description": "The search that offered it, from `keyword/search`. When left out, the last one, and for a `replacement` the one that suggested it last.",
            "required": false,
            "schema": { "$ref": "#/components/schemas/Handle" }
          }
        ],
        "x-anyOf": [{ "required": ["termId"] }, { "required": ["replacement"] }],
        "result": {
          "name": "result",
          "schema": {
            "type": "object",
            "required": ["reported"],
            "properties": { "reported": { "type": "boolean", "description": "Whether it was reported." } }
          }
        },
        "errors": [
          { "$ref": "#/components/errors/invalidParams" },
          { "$ref": "#/components/errors/notInitialized" },
          { "$ref": "#/components/errors/unknownTerm" }
        ],
        "x-effects": ["http/send", "store/put"]
      },
      {
        "name": "keyword/list",
        "summary": "Lists the keyword terms.",
        "description": "For hosts that search by themselves. Read page by page until `offset` reaches `total`. When `keyword/ready` comes in between, the list is another one: begin again.",
        "tags": [{ "name": "keyword" }],
        "paramStructure": "by-name",
        "params": [
          {
            "name": "offset",
            "description": "How many to skip.",
            "required": false,
            "schema": { "$ref": "#/components/schemas/Count", "default": 0 }
          },
          {
            "name": "limit",
            "description": "At most so many terms.",
            "required": false,
            "schema": {
              "type": "integer",
              "minimum": 1,
              "maximum": 1000,
              "default": 1000,
              "x-limit": "listPage"
            }
          }
        ],
        "result": {
          "name": "result",
          "schema": {
            "type": "object",
            "required": ["terms", "total"],
            "properties": {
              "terms": {
                "type": ["array", "null"],
                "items": { "$ref": "#/components/schemas/Term" },
                "description": "The terms in the service's order, null before they have arrived."
              },
              "total": { "$ref": "#/components/schemas/Count", "description": "How many there are." }
            }
          }
        },
        "errors": [
          { "$ref": "#/components/errors/invalidParams" },
          { "$ref": "#/components/errors/notInitialized" }
        ]
      },
      {
        "name": "list/report",
        "summary": "Reports what the user did with entries of a shopping list.",
        "description": "One report for each name. Empty names are skipped.",
        "tags": [{ "name": "list" }],
        "paramStructure": "by-name",
        "params": [
          {
            "name": "action",
            "description": "What was done.",
            "required": true,
            "schema": { "$ref": "#/components/schemas/ListAction" }
          },
          {
            "name": "items",
            "description": "Names of the entries.",
            "required": true,
            "schema": {
              "type": "array",
              "items": { "$ref": "#/components/schemas/Text" },
              "maxItems": 500,
              "x-limit": "itemsPerReport"
            }
          },
          {
            "name": "list",
            "description": "Name of the list.",
            "required": false,
            "schema": { "$ref": "#/components/schemas/Text" }
          }
        ],
        "result": { "name": "result", "schema": { "type": "object", "properties": {} } },
        "errors": [
          { "$ref": "#/components/errors/invalidParams" },
          { "$ref": "#/components/errors/notInitialized" }
        ],
        "x-effects": ["http/send", "store/put"]
      },
      {
        "name": "cart/report",
        "summary": "Reports what the user did with entries of a cart.",
        "description": "One report for each name. Empty names are skipped.",
        "tags": [{ "name": "cart" }],
        "paramStructure": "by-name",
        "params": [
          {
            "name": "action",
            "description": "What was done.",
            "required": true,
            "schema": { "$ref": "#/components/schemas/CartAction" }
          },
          {
            "name": "items",
            "description": "Names of the entries.",
            "required": true,
            "schema": {
              "type": "array",
              "items": { "$ref": "#/components/schemas/Text" },
              "maxItems": 500,
              "x-limit": "itemsPerReport"
            }
          },
          {
            "name": "cart",
            "description": "Id of the cart.",
            "required": true,
            "schema": { "$ref": "#/components/schemas/Text" }
          }
        ],
        "result": { "name": "result", "schema": { "type": "object", "properties": {} } },
        "errors": [
          { "$ref": "#/components/errors/invalidParams" },
          { "$ref": "#/components/errors/notInitialized" }
        ],
        "x-effects": ["http/send", "store/put"]
      },
      {
        "name": "context/store",
        "summary": "Changes the store the user shops in.",
        "description": "Zones ask for new ads where the profile sends the store.",
        "tags": [{ "name": "context" }],
        "paramStructure": "by-name",
        "params": [
          {
            "name": "storeId",
            "description": "The store; null clears it.",
            "required": true,
            "schema": { "type": ["string", "null"], "x-maxBytes": 1024 }
          }
        ],
        "result": { "name": "result", "schema": { "type": "object", "properties": {} } },
        "errors": [
          { "$ref": "#/components/errors/invalidParams" },
          { "$ref": "#/components/errors/notInitialized" }
        ],
        "x-events": ["ad/reported", "zone/cleared"],
        "x-effects": ["http/send", "http/cancel", "store/put"]
      },
      {
        "name": "context/recipe",
        "summary": "Changes the recipe on screen.",
        "description": "Zones without a context of their own take this one. An unchanged context does nothing.",
        "tags": [{ "name": "context" }],
        "paramStructure": "by-name",
        "params": [
          {
            "name": "context",
            "description": "The recipe; null clears it.",
            "required": true,
            "schema": { "type": ["string", "null"], "x-maxBytes": 1024 }
          },
          {
            "name": "zones",
            "description": "Zones it applies to; left out or empty, it applies to all.",
            "required": false,
            "schema": {
              "type": "array",
              "items": { "$ref": "#/components/schemas/Identifier" },
              "maxItems": 100,
              "x-limit": "idsPerMessage"
            }
          }
        ],
        "result": { "name": "result", "schema": { "type": "object", "properties": {} } },
        "errors": [
          { "$ref": "#/components/errors/invalidParams" },
          { "$ref": "#/components/errors/notInitialized" }
        ],
        "x-events": ["ad/reported", "zone/cleared"],
        "x-effects": ["http/send", "http/cancel", "store/put"]
      },
      {
        "name": "context/recipeLoaded",
        "summary": "Reports that a recipe was displayed.",
        "description": "A report for each zone; no zone changes its ad.",
        "tags": [{ "name": "context" }],
        "paramStructure": "by-name",
        "params": [
          {
            "name": "context",
            "description": "The recipe.",
            "required": true,
            "schema": { "$ref": "#/components/schemas/Label" }
          },
          {
            "name": "zones",
            "description": "Zones on its page.",
            "required": true,
            "schema": {
              "type": "array",
              "items": { "$ref": "#/components/schemas/Identifier" },
              "maxItems": 100,
              "x-limit": "idsPerMessage"
            }
          }
        ],
        "result": { "name": "result", "schema": { "type": "object", "properties": {} } },
        "errors": [
          { "$ref": "#/components/errors/invalidParams" },
          { "$ref": "#/components/errors/notInitialized" }
        ],
        "x-effects": ["http/send", "store/put"]
      },
      {
        "name": "payload/pickup",
        "summary": "Asks the service for waiting payloads.",
        "description": "What waits arrives later as `payload/available`. Pickup also happens by itself at initialization and, where the profile says so, on return from the background. With `features.payloads` off nothing is picked up, asked for or not; links arrive all the same. One pickup is under way at a time.",
        "tags": [{ "name": "payload" }],
        "paramStructure": "by-name",
        "params": [],
        "result": { "name": "result", "schema": { "type": "object", "properties": {} } },
        "errors": [
          { "$ref": "#/components/errors/invalidParams" },
          { "$ref": "#/components/errors/notInitialized" }
        ],
        "x-effects": ["http/send", "store/put"]
      },
      {
        "name": "payload/resolve",
        "summary": "Tells what became of payloads.",
        "description": "Reported even when a payload is unknown here, with a diagnostic: it may come from an earlier process. A payload that was resolved so needs no acknowledgement: its handle answers `reported:false`.",
        "tags": [{ "name": "payload" }],
        "paramStructure": "by-name",
        "params": [
          {
            "name": "payloads",
            "description": "The payloads.",
            "required": true,
            "schema": {
              "type": "array",
              "items": { "$ref": "#/components/schemas/PayloadResolution" },
              "maxItems": 100,
              "x-limit": "idsPerMessage"
            }
          }
        ],
        "result": { "name": "result", "schema": { "type": "object", "properties": {} } },
        "errors": [
          { "$ref": "#/components/errors/invalidParams" },
          { "$ref": "#/components/errors/notInitialized" }
        ],
        "x-events": ["ad/reported"],
        "x-effects": ["http/send", "store/put"]
      },
      {
        "name": "link/open",
        "summary": "Hands over a link that opened the app.",
        "description": "Ours is a link whose `data` parameter decodes to a JSON object with a non-empty `payload_id`. Every other text, the empty one included, is `handled:false` and delivers nothing; a diagnostic says why. Scheme, host and path may be anything. Parameters stand between the first `?` and a `#`, separated by `&`; of several named `data` the first counts, and `Data` is another name. Its name and value are percent-decoded, once. It is base64 in either alphabet: padding may be missing, a blank stands for a plus, line breaks are skipped. What it holds is UTF-8 without byte-order mark and JSON as strict as a message: of two equal keys neither is trusted. A payload of ours that has no items, or was handed over in this process before, is `handled:true` and not delivered again. Before initialization links of ours are kept, the same one once.",
        "tags": [{ "name": "link" }],
        "paramStructure": "by-name",
        "params": [
          {
            "name": "url",
            "description": "The link as it arrived.",
            "required": true,
            "schema": { "$ref": "#/components/schemas/Text" }
          }
        ],
        "result": {
          "name": "result",
          "schema": {
            "type": "object",
            "required": ["handled"],
            "properties": { "handled": { "type": "boolean", "description": "Whether it was one of ours." } }
          }
        },
        "errors": [
          { "$ref": "#/components/errors/invalidParams" },
          { "$ref": "#/components/errors/limitExceeded" }
        ],
        "x-events": ["payload/available", "ad/reported"],
        "x-effects": ["http/send", "store/put"]
      },
      {
        "name": "privacy/tracking",
        "summary": "Tells whether the user allows tracking.",
        "description": "Stored, and heeded from this message on. Opting out drops queued reports that carry an advertising id.",
        "tags": [{ "name": "privacy" }],
        "paramStructure": "by-name",
        "params": [
          {
            "name": "enabled",
            "description": "Whether tracking is allowed.",
            "required": true,
            "schema": { "type": "boolean" }
          }
        ],
        "result": { "name": "result", "schema": { "type": "object", "properties": {} } },
        "errors": [{ "$ref": "#/components/errors/invalidParams" }],
        "x-effects": ["store/put", "store/remove", "http/send"]
      }
    ],
    "x-events": [
      {
        "name": "zone/shown",
        "summary": "Display this ad now.",
        "description": "The shell loads `ad.creativeUrl` in the mount's place, replacing what is there, and answers with `zone/creative`.",
        "params": {
          "type": "object",
          "required": ["mount", "zone", "ad"],
          "properties": {
            "mount": { "$ref": "#/components/schemas/Handle", "description": "The mount." },
            "zone": { "$ref": "#/components/schemas/Label", "description": "The zone." },
            "ad": { "$ref": "#/components/schemas/Ad", "description": "The ad." }
          }
        }
      },
      {
        "name": "zone/cleared",
        "summary": "Display nothing.",
        "description": "The shell empties the mount's place.",
        "params": {
          "type": "object",
          "required": ["mount", "zone"],
          "properties": {
            "mount": { "$ref": "#/components/schemas/Handle", "description": "The mount." },
            "zone": { "$ref": "#/components/schemas/Label", "description": "The zone." }
          }
        }
      },
      {
        "name": "zone/filled",
        "summary": "Whether the zone has an ad.",
        "description": "Apps collapse a zone without ads. The policy `fillEvent` says whether each answer is told or only changes.",
        "params": {
          "type": "object",
          "required": ["mount", "zone", "hasAds"],
          "properties": {
            "mount": { "$ref": "#/components/schemas/Handle", "description": "The mount." },
            "zone": { "$ref": "#/components/schemas/Label", "description": "The zone." },
            "hasAds": { "type": "boolean", "description": "Whether it has." }
          }
        }
      },
      {
        "name": "zone/loaded",
        "summary": "The ad is displayed.",
        "description": "Once for each serving, when its load counts.",
        "params": {
          "type": "object",
          "required": ["mount", "zone"],
          "properties": {
            "mount": { "$ref": "#/components/schemas/Handle", "description": "The mount." },
            "zone": { "$ref": "#/components/schemas/Label", "description": "The zone." },
            "serve": { "$ref": "#/components/schemas/Handle", "description": "The serving." }
          }
        }
      },
      {
        "name": "zone/loadFailed",
        "summary": "There is no ad to display.",
        "description": "The policy `loadFailedOn` says which failures are told.",
        "params": {
          "type": "object",
          "required": ["mount", "zone"],
          "properties": {
            "mount": { "$ref": "#/components/schemas/Handle", "description": "The mount." },
            "zone": { "$ref": "#/components/schemas/Label", "description": "The zone." },
            "serve": { "$ref": "#/components/schemas/Handle", "description": "The serving." }
          }
        }
      },
      {
        "name": "zone/refreshed",
        "summary": "An ad replaced an earlier one.",
        "description": "Not told for the first ad of a mount.",
        "params": {
          "type": "object",
          "required": ["mount", "zone"],
          "properties": {
            "mount": { "$ref": "#/components/schemas/Handle", "description": "The mount." },
            "zone": { "$ref": "#/components/schemas/Label", "description": "The zone." }
          }
        }
      },
      {
        "name": "zone/pixels",
        "summary": "Run the creative's tracking script.",
        "description": "The shell calls the creative's own script; a failure of it is nobody's concern.",
        "params": {
          "type": "object",
          "required": ["mount", "serve"],
          "properties": {
            "mount": { "$ref": "#/components/schemas/Handle", "description": "The mount." },
            "serve": { "$ref": "#/components/schemas/Handle", "description": "The serving." }
          }
        }
      },
      {
        "name": "ad/reported",
        "summary": "Something was reported to the service.",
        "description": "Told when it is recorded, which is before it is sent.",
        "params": {
          "type": "object",
          "required": ["zone", "type", "adId"],
          "properties": {
            "zone": { "$ref": "#/components/schemas/Label", "description": "The zone." },
            "type": {
              "$ref": "#/components/schemas/Label",
              "description": "Type of the event as the service knows it."
            },
            "adId": {
              "$ref": "#/components/schemas/Text",
              "description": "The ad, empty for events of a zone."
            }
          }
        }
      },
      {
        "name": "action/clicked",
        "summary": "An ad was tapped.",
        "description": "For every counted tap that does not add to a list, handled or not.",
        "params": {
          "type": "object",
          "required": ["mount", "zone", "adId", "actionType"],
          "properties": {
            "mount": { "$ref": "#/components/schemas/Handle", "description": "The mount." },
            "zone": { "$ref": "#/components/schemas/Label", "description": "The zone." },
            "adId": { "$ref": "#/components/schemas/Text", "description": "The ad." },
            "actionType": { "$ref": "#/components/schemas/Text", "description": "Its action type." }
          }
        }
      },
      {
        "name": "action/items",
        "summary": "Put these items on the list.",
        "description": "The app adds the items and then acknowledges the handle, whole or item by item, or tells that it failed.",
        "params": {
          "type": "object",
          "required": ["zone", "adId", "content", "source", "requiresAcknowledgement", "items"],
          "properties": {
            "mount": { "$ref": "#/components/schemas/Handle", "description": "The mount." },
            "zone": { "$ref": "#/components/schemas/Label", "description": "The zone." },
            "adId": { "$ref": "#/components/schemas/Text", "description": "The ad." },
            "content": {
              "$ref": "#/components/schemas/Handle",
              "description": "Handle to acknowledge or fail."
            },
            "source": { "$ref": "#/components/schemas/ContentSource", "description": "Where they came from." },
            "payload_id": { "$ref": "#/components/schemas/Text", "description": "Payload a popup named." },
            "requiresAcknowledgement": {
              "type": "boolean",
              "description": "Whether the interaction waits for `ad/acknowledge`."
            },
            "items": {
              "type": "array",
              "items": { "$ref": "#/components/schemas/Item" },
              "description": "The items."
            }
          }
        }
      },
      {
        "name": "action/open",
        "summary": "Open this link.",
        "description": "With `popup` the shell tells how it goes on by `popup/opened` and `popup/closed`.",
        "params": {
          "type": "object",
          "required": ["mount", "zone", "adId", "url", "presentation"],
          "properties": {
            "mount": { "$ref": "#/components/schemas/Handle", "description": "The mount." },
            "zone": { "$ref": "#/components/schemas/Label", "description": "The zone." },
            "adId": { "$ref": "#/components/schemas/Text", "description": "The ad." },
            "url": { "$ref": "#/components/schemas/Text", "description": "The link; its scheme was checked." },
            "popup": {
              "$ref": "#/components/schemas/Handle",
              "description": "Number of the popup, when one is to be opened."
            },
            "presentation": { "$ref": "#/components/schemas/Presentation", "description": "Where to open it." }
          }
        }
      },
      {
        "name": "action/unsupported",
        "summary": "A tapped ad has an action that this profile does not take.",
        "description": "The ad stays.",
        "params": {
          "type": "object",
          "required": ["mount", "zone", "adId", "actionType"],
          "properties": {
            "mount": { "$ref": "#/components/schemas/Handle", "description": "The mount." },
            "zone": { "$ref": "#/components/schemas/Label", "description": "The zone." },
            "adId": { "$ref": "#/components/schemas/Text", "description": "The ad." },
            "actionType": { "$ref": "#/components/schemas/Text", "description": "Its action type." }
          }
        }
      },
      {
        "name": "keyword/ready",
        "summary": "Keyword terms have arrived.",
        "description": "From now on searches match.",
        "params": {
          "type": "object",
          "required": ["count"],
          "properties": { "count": { "$ref": "#/components/schemas/Count", "description": "How many." } }
        }
      },
      {
        "name": "payload/available",
        "summary": "Payloads have arrived.",
        "description": "The app adds the items and then tells `payload/resolve`, or acknowledges the handles. Where the profile hands over one entry for each item, all entries of a payload have its id and its handle. The first word on a handle settles the payload: acknowledged (also by an item) it is delivered, failed (also by an item) rejected; of a link only the collector hears. Payloads that do not fit into a turn are left out with a warning, and the service offers them again.",
        "params": {
          "type": "object",
          "required": ["source", "payloads"],
          "properties": {
            "source": { "$ref": "#/components/schemas/PayloadSource", "description": "How they arrived." },
            "payloads": {
              "type": "array",
              "items": { "$ref": "#/components/schemas/Payload" },
              "description": "The payloads."
            }
          }
        }
      },
      {
        "name": "sdk/warning",
        "summary": "Something an integrator should fix.",
        "description": "Never for control flow.",
        "params": {
          "type": "object",
          "required": ["code", "message"],
          "properties": {
            "code": { "$ref": "#/components/schemas/Label", "description": "Name of the kind of warning." },
            "message": { "$ref": "#/components/schemas/Text", "description": "For people." }
          }
        }
      }
    ],
    "components": {
      "schemas": {
        "Ad": {
          "title": "Ad",
          "description": "An ad as a zone displays it.",
          "type": "object",
          "required": [
            "serve",
            "id",
            "impressionId",
            "creativeUrl",
            "actionType",
            "width",
            "height",
            "reportUrl"
          ],
          "properties": {
            "serve": {
              "$ref": "#/components/schemas/Handle",
              "description": "Names this serving of the ad; an ad served again has a new number."
            },
            "id": { "$ref": "#/components/schemas/Text", "description": "The service's id of the ad." },
            "impressionId": {
              "$ref": "#/components/schemas/Text",
              "description": "The service's id of this impression."
            },
            "creativeUrl": { "$ref": "#/components/schemas/Text", "description": "Page to display." },
            "actionType": {
              "$ref": "#/components/schemas/Text",
              "description": "What a tap does: `c` adds to a list, `e` and `l` open a link, `p` and `cp` open a popup."
            },
            "width": {
              "$ref": "#/components/schemas/Count",
              "description": "Width the creative was made for, 0 when unknown."
            },
            "height": {
              "$ref": "#/components/schemas/Count",
              "description": "Height the creative was made for, 0 when unknown."
            },
            "reportUrl": {
              "$ref": "#/components/schemas/Text",
              "description": "Page on which the user can report this ad."
            }
          }
        },
        "AppState": {
          "title": "AppState",
          "description": "Where the app is, as its user sees it.",
          "type": "string",
          "enum": ["active", "inactive", "background"],
          "x-values": {
            "active": "On screen and receiving input.",
            "inactive": "Visible but without focus.",
            "background": "Hidden."
          }
        },
        "Bundle": {
          "title": "Bundle",
          "description": "The app that embeds the shell.",
          "type": "object",
          "required": ["id", "version"],
          "properties": {
            "id": { "$ref": "#/components/schemas/Label", "description": "Bundle or package id." },
            "version": { "$ref": "#/components/schemas/Label", "description": "Version of the app." }
          }
        },
        "CartAction": {
          "title": "CartAction",
          "description": "What the user did with entries of a cart.",
          "type": "string",
          "enum": ["added", "deleted"],
          "x-values": { "added": "Put into the cart.", "deleted": "Taken out." }
        },
        "ContentSource": {
          "title": "ContentSource",
          "description": "Where items to add came from.",
          "type": "string",
          "enum": ["ad", "popup"],
          "x-values": { "ad": "A tapped ad.", "popup": "A popup of ours." }
        },
        "CoreName": {
          "title": "CoreName",
          "description": "The core that answers.",
          "type": "object",
          "required": ["name", "version"],
          "properties": {
            "name": { "$ref": "#/components/schemas/Label", "description": "`trestle`." },
            "version": { "$ref": "#/components/schemas/Label", "description": "Version of the core." }
          }
        },
        "Count": {
          "title": "Count",
          "description": "How many.",
          "type": "integer",
          "minimum": 0,
          "maximum": 9007199254740991
        },
        "CreativeReason": {
          "title": "CreativeReason",
          "description": "Why a creative could not be displayed.",
          "type": "string",
          "enum": ["cancelled", "subresource", "network", "other"],
          "x-values": {
            "cancelled": "The platform cancelled the load; ignored.",
            "subresource": "Something inside the page failed, or the error belongs to another page; ignored.",
            "network": "The page could not be fetched.",
            "other": "Any other reason."
          }
        },
        "CreativeState": {
          "title": "CreativeState",
          "description": "How the display of a creative went.",
          "type": "string",
          "enum": ["loaded", "failed"],
          "x-values": {
            "loaded": "The creative's page has finished loading.",
            "failed": "It could not be displayed."
          }
        },
        "Device": {
          "title": "Device",
          "description": "Facts about the device. Which of its ids is sent, if any, the profile decides.",
          "type": "object",
          "required": ["platform"],
          "properties": {
            "platform": { "$ref": "#/components/schemas/Platform", "description": "Platform." },
            "advertisingId": { "$ref": "#/components/schemas/Label", "description": "Advertising id." },
            "vendorId": {
              "$ref": "#/components/schemas/Label",
              "description": "Id of the device for this vendor."
            },
            "name": { "$ref": "#/components/schemas/Label", "description": "Name of the kind of device." },
            "model": { "$ref": "#/components/schemas/Label", "description": "Model." },
            "os": { "$ref": "#/components/schemas/Label", "description": "Operating system." },
            "osVersion": {
              "$ref": "#/components/schemas/Label",
              "description": "Version of the operating system."
            },
            "locale": { "$ref": "#/components/schemas/Label", "description": "Locale." },
            "timezone": { "$ref": "#/components/schemas/Label", "description": "Time zone." },
            "carrier": { "$ref": "#/components/schemas/Label", "description": "Mobile carrier." },
            "width": { "$ref": "#/components/schemas/Extent", "description": "Width of the screen." },
            "height": { "$ref": "#/components/schemas/Extent", "description": "Height of the screen." },
            "density": {
              "$ref": "#/components/schemas/Label",
              "description": "Density of the screen, as the platform writes it."
            },
            "adTrackingEnabled": {
              "type": "boolean",
              "description": "Whether the platform allows tracking. Absent allows."
            }
          }
        },
        "Diagnostic": {
          "title": "Diagnostic",
          "description": "A remark for shell authors; never for control flow.",
          "type": "object",
          "required": ["code", "message"],
          "properties": {
            "code": { "$ref": "#/components/schemas/Label", "description": "Name of the kind of remark." },
            "message": { "$ref": "#/components/schemas/Text", "description": "For people." }
          }
        },
        "Distance": {
          "title": "Distance",
          "description": "A signed length on the screen in the shell's own unit. May have a fraction.",
          "type": "number",
          "minimum": -9007199254740991,
          "maximum": 9007199254740991
        },
        "Endpoints": {
          "title": "Endpoints",
          "description": "Addresses that replace those of the environment.",
          "type": "object",
          "properties": {
            "ads": {
              "$ref": "#/components/schemas/ServiceRoot",
              "description": "Ad service: ads, keyword terms and their events."
            },
            "events": { "$ref": "#/components/schemas/ServiceRoot", "description": "Event collector." },
            "payloads": { "$ref": "#/components/schemas/ServiceRoot", "description": "Payload service." },
            "feedback": {
              "$ref": "#/components/schemas/ServiceRoot",
              "description": "Pages on which users report ads."
            }
          }
        },
        "Environment": {
          "title": "Environment",
          "description": "Which service is talked to.",
          "type": "string",
          "enum": ["production", "development"],
          "x-values": { "production": "The service that counts.", "development": "The sandbox." }
        },
        "Extent": {
          "title": "Extent",
          "description": "A length on the screen in the shell's own unit (points, dp or CSS pixels). May have a fraction.",
          "type": "number",
          "minimum": 0,
          "maximum": 9007199254740991
        },
        "FailureReason": {
          "title": "FailureReason",
          "description": "Why a request got no answer.",
          "type": "string",
          "enum": ["offline", "dns", "refused", "tls", "timeout", "cancelled", "other"],
          "x-values": {
            "offline": "The device has no network.",
            "dns": "The host's name could not be resolved.",
            "refused": "The host refused the connection.",
            "tls": "No trusted connection could be made.",
            "timeout": "The answer took longer than `timeoutMs`.",
            "cancelled": "The shell or the platform cancelled it.",
            "other": "Any other reason."
          }
        },
        "Features": {
          "title": "Features",
          "description": "Parts of the core that can be off.",
          "type": "object",
          "required": ["keywords", "payloads"],
          "properties": {
            "keywords": { "type": "boolean", "description": "Fetch keyword terms." },
            "payloads": { "type": "boolean", "description": "Pick up waiting payloads." }
          }
        },
        "Handle": {
          "title": "Handle",
          "description": "A number that the core gave out. Numbers of one kind only grow and are never reused.",
          "type": "integer",
          "minimum": 0,
          "maximum": 9007199254740991
        },
        "Header": {
          "title": "Header",
          "description": "A header of a request or a response: its name, then its value.",
          "type": "array",
          "prefixItems": [
            { "$ref": "#/components/schemas/Text", "description": "Name." },
            { "$ref": "#/components/schemas/Text", "description": "Value." }
          ],
          "minItems": 2,
          "maxItems": 2
        },
        "HttpRequest": {
          "title": "HttpRequest",
          "description": "A request to make, complete.",
          "type": "object",
          "required": ["method", "url", "headers"],
          "properties": {
            "method": { "$ref": "#/components/schemas/Label", "description": "`GET` or `POST`." },
            "url": { "$ref": "#/components/schemas/Text", "description": "Absolute address." },
            "headers": {
              "type": "array",
              "items": { "$ref": "#/components/schemas/Header" },
              "description": "Headers in the order to send them."
            },
            "body": { "type": "string", "description": "Body; none when left out. Bounded only by the turn." }
          }
        },
        "Identifier": {
          "title": "Identifier",
          "description": "The name of something outside Trestle: a zone, an app, a payload. Compared byte by byte.",
          "type": "string",
          "minLength": 1,
          "x-maxBytes": 256
        },
        "Item": {
          "title": "Item",
          "description": "A product that a user can put on a list. The field names are those of the ad service.",
          "type": "object",
          "required": [
            "product_title",
            "product_brand",
            "product_category",
            "product_barcode",
            "product_sku",
            "product_discount",
            "product_image"
          ],
          "properties": {
            "tracking_id": {
              "$ref": "#/components/schemas/Text",
              "description": "The service's number for this item in this campaign."
            },
            "product_title": {
              "$ref": "#/components/schemas/Text",
              "description": "Name of the product, what an app puts on the list."
            },
            "product_brand": { "$ref": "#/components/schemas/Text", "description": "Brand." },
            "product_category": { "$ref": "#/components/schemas/Text", "description": "Category." },
            "product_barcode": { "$ref": "#/components/schemas/Text", "description": "Barcode (UPC or EAN)." },
            "product_sku": { "$ref": "#/components/schemas/Text", "description": "The retailer's own number." },
            "product_discount": {
              "$ref": "#/components/schemas/Text",
              "description": "Discount; also carries the retailer's id."
            },
            "product_image": { "$ref": "#/components/schemas/Text", "description": "Address of a picture." }
          }
        },
        "Label": {
          "title": "Label",
          "description": "A short string that may be empty.",
          "type": "string",
          "x-maxBytes": 1024
        },
        "ListAction": {
          "title": "ListAction",
          "description": "What the user did with entries of a shopping list.",
          "type": "string",
          "enum": ["added", "crossedOff", "deleted"],
          "x-values": { "added": "Put on the list.", "crossedOff": "Crossed off.", "deleted": "Taken off." }
        },
        "Milliseconds": {
          "title": "Milliseconds",
          "description": "A span or a point of time in whole milliseconds.",
          "type": "integer",
          "minimum": 0,
          "maximum": 9007199254740991
        },
        "OutcomeKind": {
          "title": "OutcomeKind",
          "description": "What kind of thing happened to an effect.",
          "type": "string",
          "enum": ["response", "failed", "stored", "storeFailed"],
          "x-values": {
            "response": "An answer arrived, whatever its status.",
            "failed": "No answer arrived.",
            "stored": "The value is stored.",
            "storeFailed": "The value could not be stored."
          }
        },
        "Outcome": {
          "title": "Outcome",
          "description": "What happened to an effect. Facts; the core decides what they mean.",
          "required": ["kind"],
          "properties": {
            "kind": {
              "$ref": "#/components/schemas/OutcomeKind",
              "description": "What kind of thing happened."
            }
          },
          "allOf": [
            {
              "if": { "properties": { "kind": { "const": "response" } } },
              "then": { "$ref": "#/components/schemas/Response" }
            },
            {
              "if": { "properties": { "kind": { "const": "failed" } } },
              "then": {
                "required": ["reason"],
                "properties": {
                  "reason": {
                    "$ref": "#/components/schemas/FailureReason",
                    "description": "Why no answer arrived."
                  }
                }
              }
            }
          ]
        },
        "PayloadResolution": {
          "title": "PayloadResolution",
          "description": "What became of one payload.",
          "type": "object",
          "required": ["payload_id", "status"],
          "properties": {
            "payload_id": { "$ref": "#/components/schemas/Identifier", "description": "The payload." },
            "status": { "$ref": "#/components/schemas/PayloadStatus", "description": "What became of it." }
          }
        },
        "PayloadSource": {
          "title": "PayloadSource",
          "description": "How a payload arrived.",
          "type": "string",
          "enum": ["service", "link"],
          "x-values": { "service": "It was waiting at the service.", "link": "In a link that opened the app." }
        },
        "PayloadStatus": {
          "title": "PayloadStatus",
          "description": "What became of a payload.",
          "type": "string",
          "enum": ["delivered", "rejected"],
          "x-values": {
            "delivered": "Its items are on the user's list.",
            "rejected": "They could not be added."
          }
        },
        "Payload": {
          "title": "Payload",
          "description": "Items that another page, mail or app wants to put on the user's list.",
          "type": "object",
          "required": ["payload_id", "content", "detailed_list_items"],
          "properties": {
            "payload_id": {
              "$ref": "#/components/schemas/Text",
              "description": "The service's id of the payload."
            },
            "content": {
              "$ref": "#/components/schemas/Handle",
              "description": "Handle for `ad/acknowledge`, `ad/fail` and their like for items."
            },
            "payload_message": { "$ref": "#/components/schemas/Text", "description": "Message for the user." },
            "payload_image": { "$ref": "#/components/schemas/Text", "description": "Address of a picture." },
            "campaign_id": { "$ref": "#/components/schemas/Text", "description": "Campaign." },
            "app_id": { "$ref": "#/components/schemas/Text", "description": "App it is meant for." },
            "expire_seconds": {
              "type": "integer",
              "minimum": -9007199254740991,
              "maximum": 9007199254740991,
              "description": "Lifetime in seconds."
            },
            "detailed_list_items": {
              "type": "array",
              "items": { "$ref": "#/components/schemas/Item" },
              "description": "The items."
            }
          }
        },
        "Performs": {
          "title": "Performs",
          "description": "A family of effects that a shell can perform.",
          "type": "string",
          "enum": ["http", "store"],
          "x-values": { "http": "`http/send` and `http/cancel`.", "store": "`store/put` and `store/remove`." }
        },
        "Permille": {
          "title": "Permille",
          "description": "A share in thousandths.",
          "type": "integer",
          "minimum": 0,
          "maximum": 1000
        },
        "Platform": {
          "title": "Platform",
          "description": "The platform of the device.",
          "type": "string",
          "enum": ["android", "ios", "web", "other"],
          "x-values": {
            "android": "Android.",
            "ios": "iOS or iPadOS.",
            "web": "A browser.",
            "other": "Anything else, servers and desktops included."
          }
        },
        "PopupFailure": {
          "title": "PopupFailure",
          "description": "Why a popup shows nothing.",
          "type": "string",
          "enum": ["malformed", "load"],
          "x-values": { "malformed": "Its address is no address.", "load": "Its page could not be loaded." }
        },
        "Presentation": {
          "title": "Presentation",
          "description": "Where a link is to be opened.",
          "type": "string",
          "enum": ["external", "popup"],
          "x-values": { "external": "Outside the app.", "popup": "In a popup over the app." }
        },
        "ProfileName": {
          "title": "ProfileName",
          "description": "Whose behaviour the core reproduces.",
          "type": "string",
          "enum": ["standard", "react-native", "javascript", "flutter", "android", "ios"],
          "x-values": {
            "standard": "The best of all, for new shells and development.",
            "react-native": "The React Native SDK.",
            "javascript": "The JavaScript SDK.",
            "flutter": "The Flutter SDK.",
            "android": "The Android SDK.",
            "ios": "The iOS SDK."
          }
        },
        "Purpose": {
          "title": "Purpose",
          "description": "What a request is for; tools and tests tell requests apart by it.",
          "type": "string",
          "enum": ["ad", "keywords", "payloads", "report", "offer", "other"],
          "x-values": {
            "ad": "The ad of one zone.",
            "keywords": "The keyword terms.",
            "payloads": "Payloads waiting for this user.",
            "report": "A batch of reports.",
            "offer": "Reserved for offers.",
            "other": "Anything else."
          }
        },
        "Recipe": {
          "title": "Recipe",
          "description": "A recipe that is on screen, and the zones on its page.",
          "type": "object",
          "required": ["context", "zones"],
          "properties": {
            "context": { "$ref": "#/components/schemas/Label", "description": "Id of the recipe." },
            "zones": {
              "type": "array",
              "items": { "$ref": "#/components/schemas/Identifier" },
              "maxItems": 100,
              "x-limit": "idsPerMessage",
              "description": "Zones it applies to; none means all."
            }
          }
        },
        "Response": {
          "title": "Response",
          "description": "An answer to a request, as it arrived.",
          "type": "object",
          "required": ["status"],
          "properties": {
            "status": { "type": "integer", "minimum": 0, "maximum": 999, "description": "Status code." },
            "headers": {
              "type": "array",
              "items": { "$ref": "#/components/schemas/Header" },
              "description": "Headers; those beyond `idsPerMessage` are ignored.",
              "x-keep": 100,
              "x-limit": "idsPerMessage",
              "default": []
            },
            "body": {
              "type": "string",
              "x-borrowed": true,
              "description": "Body, decoded as UTF-8 with U+FFFD for bytes that are none. Bounded only by the message."
            }
          }
        },
        "ServiceRoot": {
          "title": "ServiceRoot",
          "description": "The address of a service without path, query or fragment.",
          "type": "string",
          "pattern": "^https?://",
          "x-maxBytes": 2048
        },
        "Storage": {
          "title": "Storage",
          "description": "What the shell must know about storage.",
          "type": "object",
          "required": ["prefixes"],
          "properties": {
            "prefixes": {
              "type": "array",
              "items": { "$ref": "#/components/schemas/Label" },
              "description": "Prefixes of the keys whose entries are handed back in `sdk/initialize`."
            }
          }
        },
        "Term": {
          "title": "Term",
          "description": "A keyword term of the service.",
          "type": "object",
          "required": ["term_id", "term", "replacement", "priority"],
          "properties": {
            "term_id": { "$ref": "#/components/schemas/Text", "description": "The service's id of the term." },
            "term": { "$ref": "#/components/schemas/Text", "description": "Text the search is matched with." },
            "replacement": { "$ref": "#/components/schemas/Text", "description": "Text to suggest." },
            "priority": {
              "type": "integer",
              "minimum": -9007199254740991,
              "maximum": 9007199254740991,
              "description": "Lower comes first."
            }
          }
        },
        "Text": {
          "title": "Text",
          "description": "A string of any length that a message can carry.",
          "type": "string",
          "x-maxBytes": 524288,
          "x-limit": "stringBytes"
        },
        "Policy": {
          "title": "Policy",
          "description": "Fields of a profile by name. Generated from profile.json.",
          "type": "object",
          "properties": {
            "routes": {
              "type": "string",
              "enum": ["v1", "legacy"],
              "description": "Which routes ad and intercept events go to."
            },
            "apiKeyEverywhere": {
              "type": "boolean",
              "description": "Whether the collector and the payload service get the API key too."
            },
            "sdkVersionInEvents": {
              "type": "boolean",
              "description": "Whether bodies of ad and intercept events carry the SDK's version."
            },
            "collectorBody": {
              "type": "string",
              "enum": ["none", "device", "full"],
              "description": "What the collector is told about the device."
            },
            "collectorOS": {
              "type": "string",
              "enum": ["platform", "android", "ios"],
              "description": "The operating system in the collector's routes."
            },
            "errorReports": { "type": "boolean", "description": "Whether errors are reported to the service." },
            "errorNames": {
              "type": "string",
              "enum": ["android", "ios"],
              "description": "Names of reported errors."
            },
            "retrievalAttempts": {
              "type": "integer",
              "minimum": 1,
              "maximum": 5,
              "description": "How often a retrieval is tried on transport errors and 5xx, with waits of 1, 2 and 4 s."
            },
            "timeoutMs": {
              "type": "integer",
              "minimum": 1000,
              "maximum": 60000,
              "description": "How long any request may take, in milliseconds."
            },
            "successFalse": {
              "type": "string",
              "enum": ["fail", "ignore"],
              "description": "What an answer with `success:false` is."
            },
            "missingData": {
              "type": "string",
              "enum": ["noAd", "fail"],
              "description": "What an answer without `data` is."
            },
            "missingCreative": {
              "type": "string",
              "enum": ["renderFailed", "show"],
              "description": "What an ad without a creative is."
            },
            "unfilledOffscreen": {
              "type": "string",
              "enum": ["hold", "drop"],
              "description": "What becomes of the report that a zone off screen is unfilled."
            },
            "refreshFailure": {
              "type": "string",
              "enum": ["keep", "clear"],
              "description": "What a failed refresh does to the ad that is showing."
            },
            "failurePacing": {
              "type": "string",
              "enum": ["served", "firstDefault", "default"],
              "description": "How long a zone waits after a failed request."
            },
            "impressionEnds": {
              "type": "string",
              "enum": ["replacement", "request"],
              "description": "When a refresh ends the impression. Leaving the screen always ends it."
            },
            "renderGate": {
              "type": "boolean",
              "description": "Whether an impression waits for `zone/creative`; without, that message is ignored."
            },
            "pixels": {
              "type": "string",
              "enum": ["before", "after", "never"],
              "description": "When the creative's tracking script runs."
            },
            "visibleByDefault": {
              "type": "boolean",
              "description": "Whether a mount that was never measured counts as visible."
            },
            "impressionMinPermille": {
              "type": "integer",
              "minimum": 0,
              "maximum": 1000,
              "description": "Share of the ad that must be visible for an impression, in thousandths."
            },
            "impressionMinMs": {
              "type": "integer",
              "minimum": 0,
              "maximum": 60000,
              "description": "How long without a break it must be visible, in milliseconds."
            },
            "emptyZonePaces": {
              "type": "boolean",
              "description": "Whether a zone without an ad counts down though it is not on screen."
            },
            "popupCovers": {
              "type": "boolean",
              "description": "Whether zones pause while a popup of ours is open. Impressions stay open."
            },
            "mountReports": {
              "type": "string",
              "enum": ["mount", "attach"],
              "description": "When a zone is reported mounted and unmounted."
            },
            "refetchWhenReattachedEmpty": {
              "type": "boolean",
              "description": "Whether a zone without an ad asks for one when it is attached again."
            },
            "contextChange": {
              "type": "string",
              "enum": ["refetch", "next"],
              "description": "When a changed recipe context reaches the service."
            },
            "recipeContextReport": {
              "type": "boolean",
              "description": "Whether a changed recipe context is reported."
            },
            "storeInRequest": { "type": "boolean", "description": "Whether ad requests carry the store." },
            "sessionPrefix": {
              "type": "string",
              "x-maxBytes": 32,
              "description": "First letters of session ids; the service knows platforms by them."
            },
            "sessionStore": {
              "type": "string",
              "enum": ["memory", "sliding"],
              "description": "Where a session lives and from when its window runs."
            },
            "sessionWindowMs": {
              "type": "integer",
              "minimum": 1000,
              "maximum": 86400000,
              "description": "How long an unused session lasts, in milliseconds; after exactly so long it is expired."
            },
            "inactive": {
              "type": "string",
              "enum": ["nothing", "session"],
              "description": "What the app state `inactive` does."
            },
            "refetchKeywordsOnRotation": {
              "type": "boolean",
              "description": "Whether a new session fetches the keyword terms again."
            },
            "featuresKeywords": { "type": "boolean", "description": "Default of `features.keywords`." },
            "featuresPayloads": { "type": "boolean", "description": "Default of `features.payloads`." },
            "keywordTrim": { "type": "boolean", "description": "Whether searches are trimmed." },
            "keywordMinScalars": {
              "type": "integer",
              "minimum": 1,
              "maximum": 10,
              "description": "Shortest search, in Unicode scalars."
            },
            "keywordMatch": {
              "type": "string",
              "enum": ["contains", "prefix"],
              "description": "Which terms a search matches."
            },
            "keywordDiacritics": {
              "type": "string",
              "enum": ["exact", "fold"],
              "description": "What diacritics do in searches."
            },
            "keywordReportCase": {
              "type": "string",
              "enum": ["typed", "lower"],
              "description": "How searches and terms are reported."
            },
            "noMatchSearchId": {
              "type": "string",
              "enum": ["NA", "real"],
              "description": "Search id in the report of a search without a match."
            },
            "searchReports": {
              "type": "string",
              "enum": ["immediate", "superseded"],
              "description": "When searches are reported."
            },
            "termLookup": {
              "type": "string",
              "enum": ["first", "last"],
              "description": "Which of several terms with one id is meant."
            },
            "presentedOnce": {
              "type": "boolean",
              "description": "Whether a term is reported presented, and selected, only once a search."
            },
            "handledActions": {
              "type": "array",
              "items": { "type": "string", "enum": ["c", "e", "l", "p", "cp"] },
              "maxItems": 5,
              "description": "Action types that a tap takes."
            },
            "externalPresentation": {
              "type": "string",
              "enum": ["external", "popup"],
              "description": "Where links of type `e` open."
            },
            "unhandledRotates": {
              "type": "boolean",
              "description": "Whether a tap on an action that is not handled costs the zone its ad."
            },
            "tapGuard": { "type": "boolean", "description": "Whether each serving counts one tap only." },
            "itemsClickedReport": {
              "type": "boolean",
              "description": "Whether a tap on an add-to-list ad is reported."
            },
            "itemReports": { "type": "boolean", "description": "Whether each acknowledged item is reported." },
            "tapTolerance": {
              "type": ["number", "null"],
              "minimum": 0,
              "maximum": 9007199254740991,
              "description": "A tap that moved this far or farther on either axis is a drag; null counts every tap."
            },
            "pickupOnReturn": {
              "type": "boolean",
              "description": "Whether coming back from the background picks up payloads."
            },
            "payloadEntries": {
              "type": "string",
              "enum": ["payload", "item"],
              "description": "Entries in which payloads are handed to the app."
            },
            "payloadDuplicates": {
              "type": "string",
              "enum": ["process", "response", "none"],
              "description": "Where repeated payloads are looked for. Links always within the process."
            },
            "trackingTime": {
              "type": "string",
              "enum": ["seconds", "milliseconds", "secondsText"],
              "description": "Time in payload reports."
            },
            "linkItems": {
              "type": "string",
              "enum": ["loose", "strict"],
              "description": "How items in links are read."
            },
            "missingListName": {
              "type": "string",
              "enum": ["absent", "empty"],
              "description": "What stands for a list without a name."
            },
            "eventSource": {
              "type": "string",
              "enum": ["app", "sdk"],
              "description": "Source of reported user actions."
            },
            "fillEvent": {
              "type": "string",
              "enum": ["change", "answer", "attempt"],
              "description": "What `zone/filled` tells."
            },
            "loadFailedOn": {
              "type": "string",
              "enum": ["anyNoAd", "render", "never"],
              "description": "When `zone/loadFailed` is told."
            },
            "popupBegin": {
              "type": "string",
              "enum": ["each", "once", "never"],
              "description": "When the begin of a popup is reported."
            },
            "reportHost": {
              "type": "string",
              "enum": ["environment", "production"],
              "description": "Which feedback host `reportUrl` names."
            },
            "idWhenRefused": {
              "type": "string",
              "enum": ["empty", "vendor", "host", "vendorOrGenerated", "generated"],
              "description": "Which id is sent when tracking is refused."
            },
            "advertiserIdOn": {
              "type": "string",
              "enum": ["all", "ios"],
              "description": "Where `advertiserId` replaces the platform's id."
            },
            "reportLink": {
              "type": "string",
              "enum": ["plain", "base64"],
              "description": "Form of `reportUrl`."
            },
            "paramsInExtra": {
              "type": "boolean",
              "description": "Whether ad requests carry `sdk/initialize.params`."
            },
            "payloadBodies": {
              "type": "string",
              "enum": ["session", "web", "device"],
              "description": "Form of payload requests."
            },
            "contentReports": {
              "type": "boolean",
              "description": "Whether pickups, popups and links are reported to the collector."
            },
            "sessionIdInParams": {
              "type": "boolean",
              "description": "Whether the SDK's own collector events carry the session id."
            },
            "emptyPickup": { "type": "boolean", "description": "Whether an empty pickup is told to the app." },
            "refreshRounding": {
              "type": "string",
              "enum": ["exact", "round", "truncate"],
              "description": "How exactly served refresh times are taken."
            },
            "idempotency": {
              "type": "string",
              "enum": ["header", "none"],
              "description": "What marks a batch of reports that is sent again."
            }
          },
          "additionalProperties": false
        }
      },
      "errors": {
        "parseError": {
          "code": -32700,
          "message": "the text is not JSON that Trestle accepts",
          "data": { "name": "parseError" },
          "x-when": "The text is not one strict JSON value: not JSON, NaN, comments, a byte-order mark, trailing bytes, invalid UTF-8, lone surrogates, equal keys, a NUL in a key, too deep, too long a key, or a number out of range. The turn's `id` is null."
        },
        "invalidMessage": {
          "code": -32600,
          "message": "the text is JSON but not a message",
          "data": { "name": "invalidMessage" },
          "x-when": "The envelope is wrong: no object, another `jsonrpc`, an `id` of another kind, no `method`, `params` that is no object, an `at` without whole numbers. A valid `id` is echoed."
        },
        "unknownMethod": {
          "code": -32601,
          "message": "there is no such method",
          "data": { "name": "unknownMethod" },
          "x-when": "The core does not know the method."
        },
        "invalidParams": {
          "code": -32602,
          "message": "a param is not what the method takes",
          "data": { "name": "invalidParams" },
          "x-when": "A param is missing, of a wrong type, out of range, too long or too many."
        },
        "internal": {
          "code": -32603,
          "message": "a defect of the core; nothing was changed",
          "data": { "name": "internal" },
          "x-when": "A defect of ours. Nothing changed; the next message works."
        },
        "notInitialized": {
          "code": 1001,
          "message": "send sdk/initialize first",
          "data": { "name": "notInitialized" },
          "x-when": "The message needs an initialized core."
        },
        "limitExceeded": {
          "code": 1002,
          "message": "a limit is reached",
          "data": { "name": "limitExceeded" },
          "x-when": "The message is well-formed, but there is no room for what it asks."
        },
        "closed": {
          "code": 1003,
          "message": "this core is closed",
          "data": { "name": "closed" },
          "x-when": "The handle is dead, foreign or destroyed. Told by status -2 of the C ABI."
        },
        "busy": {
          "code": 1004,
          "message": "another call is inside this core",
          "data": { "name": "busy" },
          "x-when": "Another thread is inside the core, or the call came out of its own output. Told by status -3 of the C ABI."
        },
        "badArgument": {
          "code": 1005,
          "message": "an argument of the call is wrong",
          "data": { "name": "badArgument" },
          "x-when": "A pointer is NULL or misaligned. Told by status -1 of the C ABI."
        },
        "outOfMemory": {
          "code": 1006,
          "message": "there is not enough memory",
          "data": { "name": "outOfMemory" },
          "x-when": "Memory for the message or the turn ran out. Told by status -4 of the C ABI."
        },
        "unknownMount": {
          "code": 1101,
          "message": "there is no such mount",
          "data": { "name": "unknownMount" },
          "x-when": "No zone is mounted under this number."
        },
        "unknownPopup": {
          "code": 1102,
          "message": "there is no such popup",
          "data": { "name": "unknownPopup" },
          "x-when": "No popup is open under this number."
        },
        "unknownTerm": {
          "code": 1301,
          "message": "there is no such term",
          "data": { "name": "unknownTerm" },
          "x-when": "No term has this id or replacement."
        },
        "unknownContent": {
          "code": 1901,
          "message": "this handle was never given out",
          "data": { "name": "unknownContent" },
          "x-when": "The handle was never issued. A spent or void one is no error: it answers `reported:false`."
        }
      }
    }
  }
  """#
