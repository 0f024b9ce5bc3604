// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

package trestle.protocol;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A product that a user can put on a list. The field names are those of the ad service.
 *
 * @param trackingId The service's number for this item in this campaign. At most 524288 bytes. May be null.
 * @param productTitle Name of the product, what an app puts on the list. At most 524288 bytes.
 * @param productBrand Brand. At most 524288 bytes.
 * @param productCategory Category. At most 524288 bytes.
 * @param productBarcode Barcode (UPC or EAN). At most 524288 bytes.
 * @param productSku The retailer's own number. At most 524288 bytes.
 * @param productDiscount Discount; also carries the retailer's id. At most 524288 bytes.
 * @param productImage Address of a picture. At most 524288 bytes.
 */
public record Item(
  String trackingId, String productTitle, String productBrand, String productCategory, String productBarcode,
  String productSku, String productDiscount, String productImage
) {
  public static Item read(Map<String, ?> json) {
    return new Item(
      Wire.optional(json.get("tracking_id"), value -> (String) value), (String) json.get("product_title"),
      (String) json.get("product_brand"), (String) json.get("product_category"), (String) json.get("product_barcode"),
      (String) json.get("product_sku"), (String) json.get("product_discount"), (String) json.get("product_image")
    );
  }

  public Map<String, Object> write() {
    Map<String, Object> json = new LinkedHashMap<>();
    if (trackingId != null) json.put("tracking_id", trackingId);
    json.put("product_title", productTitle);
    json.put("product_brand", productBrand);
    json.put("product_category", productCategory);
    json.put("product_barcode", productBarcode);
    json.put("product_sku", productSku);
    json.put("product_discount", productDiscount);
    json.put("product_image", productImage);
    return json;
  }
}
