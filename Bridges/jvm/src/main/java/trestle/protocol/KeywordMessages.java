// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

package trestle.protocol;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Messages of the area `keyword`. */
public final class KeywordMessages {
  private KeywordMessages() {}

  /**
   * Params of `keyword/search`. Searches the keyword terms.
   *
   * @param query What the user typed, untrimmed. It is text and no pattern, and matches whole scalars, inner blanks
   * included. Query and terms are folded before they are compared: full Unicode case folding without a locale, U+0307
   * behind an i and every U+FE0F dropped, composed (NFC). So `İ`, `I` and `i` equal each other and `ı` only itself; `ß`
   * equals `ss`; composed and decomposed spellings are equal; `e` and `é` are not, unless `keywordDiacritics` is `fold`.
   * Scalars are counted for `keywordMinScalars` after trimming and before folding; nothing but blanks is no search. At
   * most 256 Unicode scalars.
   * @param limit At most so many matches. From 1 to 100. Default 100. May be null.
   */
  public record SearchParams(String query, Long limit) {
    public static SearchParams read(Map<String, ?> json) {
      return new SearchParams(
        (String) json.get("query"), Wire.optional(json.get("limit"), value -> ((Number) value).longValue())
      );
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("query", query);
      if (limit != null) json.put("limit", limit);
      return json;
    }
  }

  /**
   * Result of `keyword/search`.
   *
   * @param search Number of this search, for credit.
   * @param matches Matching terms: those that begin with the query, then those that contain it (`keywordMatch`); each
   * part by priority ascending, then by the folded term, then by the term id, texts by scalar value. Empty before terms
   * have arrived.
   * @param total How many terms match.
   */
  public record SearchResult(long search, List<Term> matches, long total) {
    public static SearchResult read(Map<String, ?> json) {
      return new SearchResult(
        ((Number) json.get("search")).longValue(),
        Wire.list(json.get("matches"), element -> Term.read(Wire.object(element))),
        ((Number) json.get("total")).longValue()
      );
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("search", search);
      json.put("matches", Wire.written(matches, element -> element.write()));
      json.put("total", total);
      return json;
    }
  }

  /**
   * Params of `keyword/presented`. Tells which terms were shown to the user.
   *
   * @param termIds The terms. At most 100.
   * @param search The search that offered it, from `keyword/search`; the last one when left out. May be null.
   */
  public record PresentedParams(List<String> termIds, Long search) {
    public static PresentedParams read(Map<String, ?> json) {
      return new PresentedParams(
        Wire.list(json.get("termIds"), element -> (String) element),
        Wire.optional(json.get("search"), value -> ((Number) value).longValue())
      );
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("termIds", termIds);
      if (search != null) json.put("search", search);
      return json;
    }
  }

  /**
   * Result of `keyword/presented`.
   *
   * @param reported How many were reported.
   */
  public record PresentedResult(long reported) {
    public static PresentedResult read(Map<String, ?> json) {
      return new PresentedResult(((Number) json.get("reported")).longValue());
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("reported", reported);
      return json;
    }
  }

  /**
   * Params of `keyword/selected`. Tells which term the user chose.
   *
   * @param termId The term. At most 524288 bytes. May be null.
   * @param replacement Or the text that was suggested. At most 524288 bytes. May be null.
   * @param search The search that offered it, from `keyword/search`. When left out, the last one, and for a `replacement`
   * the one that suggested it last. May be null.
   */
  public record SelectedParams(String termId, String replacement, Long search) {
    public static SelectedParams read(Map<String, ?> json) {
      return new SelectedParams(
        Wire.optional(json.get("termId"), value -> (String) value),
        Wire.optional(json.get("replacement"), value -> (String) value),
        Wire.optional(json.get("search"), value -> ((Number) value).longValue())
      );
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      if (termId != null) json.put("termId", termId);
      if (replacement != null) json.put("replacement", replacement);
      if (search != null) json.put("search", search);
      return json;
    }
  }

  /**
   * Result of `keyword/selected`.
   *
   * @param reported Whether it was reported.
   */
  public record SelectedResult(boolean reported) {
    public static SelectedResult read(Map<String, ?> json) {
      return new SelectedResult((Boolean) json.get("reported"));
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("reported", reported);
      return json;
    }
  }

  /**
   * Params of `keyword/list`. Lists the keyword terms.
   *
   * @param offset How many to skip. Default 0. May be null.
   * @param limit At most so many terms. From 1 to 1000. Default 1000. May be null.
   */
  public record ListParams(Long offset, Long limit) {
    public static ListParams read(Map<String, ?> json) {
      return new ListParams(
        Wire.optional(json.get("offset"), value -> ((Number) value).longValue()),
        Wire.optional(json.get("limit"), value -> ((Number) value).longValue())
      );
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      if (offset != null) json.put("offset", offset);
      if (limit != null) json.put("limit", limit);
      return json;
    }
  }

  /**
   * Result of `keyword/list`.
   *
   * @param terms The terms in the service's order, null before they have arrived. May be null.
   * @param total How many there are.
   */
  public record ListResult(List<Term> terms, long total) {
    public static ListResult read(Map<String, ?> json) {
      return new ListResult(
        Wire.optional(json.get("terms"), value -> Wire.list(value, element -> Term.read(Wire.object(element)))),
        ((Number) json.get("total")).longValue()
      );
    }

    public Map<String, Object> write() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("terms", terms == null ? null : Wire.written(terms, element -> element.write()));
      json.put("total", total);
      return json;
    }
  }
}
