// A circular hands each product to the shop through the object that popups provide. Outside of a popup it does nothing.
window.AdAdapted = window.AdAdapted || { addItemToList() {}, deliverAdContent() {} };

document.addEventListener("click", (click) => {
  const button = click.target.closest("button");
  if (!button) return;
  const offer = button.closest(".offer");
  const { payload } = offer.closest("[data-payload]").dataset;
  const { tracking, sku, category } = offer.dataset;
  const title = offer.querySelector("b").textContent;
  window.AdAdapted.addItemToList(payload, tracking, title, "", category, "", sku, "", "");
  button.setAttribute("aria-pressed", "true");
  button.textContent = "On your list";
});
