// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

package trestle.protocol;

import java.util.LinkedHashMap;
import java.util.Map;

/** What happened to an effect. Facts; the core decides what they mean. */
public interface Outcome {
  Map<String, Object> write();

  static Outcome read(Map<String, ?> json) {
    return switch (Names.OutcomeKind.of((String) json.get("kind"))) {
      case RESPONSE -> new OfResponse(Response.read(json));
      case FAILED -> new OfFailed(Names.FailureReason.of((String) json.get("reason")));
      case STORED -> new OfStored();
      case STORE_FAILED -> new OfStoreFailed();
    };
  }

  /** An answer arrived, whatever its status. */
  record OfResponse(Response value) implements Outcome {
    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("kind", "response");
      json.putAll(value.write());
      return json;
    }
  }

  /** No answer arrived. */
  record OfFailed(Names.FailureReason reason) implements Outcome {
    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("kind", "failed");
      json.put("reason", reason.wire);
      return json;
    }
  }

  /** The value is stored. */
  record OfStored() implements Outcome {
    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("kind", "stored");
      return json;
    }
  }

  /** The value could not be stored. */
  record OfStoreFailed() implements Outcome {
    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("kind", "storeFailed");
      return json;
    }
  }
}
