// Recipes; the one that is open is the context of its zone.

import { recipes } from "./catalog.js";
import { byId, element } from "./dom.js";
import { addByHand } from "./list.js";

export const RECIPE_ZONES = ["110007"];

export function showRecipes({ basket, sdk, go }) {
  let current;
  const open = (recipe) => {
    // The same recipe once more changes nothing for the zone; that it was looked at is reported either way.
    if (recipe === current) sdk.reportRecipeLoaded(recipe.id, RECIPE_ZONES);
    else sdk.updateRecipeContextId(recipe.id, RECIPE_ZONES);
    current = recipe;
    byId("recipe-title").textContent = recipe.title;
    byId("recipe-text").textContent = recipe.text;
    byId("recipe-art").replaceChildren(element("img", { src: recipe.art, alt: "" }));
    byId("ingredients").replaceChildren(...recipe.ingredients.map(([name, amount]) =>
      element("li", {}, name, element("small", {}, amount))));
    go("recipe");
    byId("back").focus({ preventScroll: true });
  };
  byId("recipes").append(...recipes.map((recipe) =>
    element("li", {}, element("button", { data: { recipe: recipe.id }, onclick: () => open(recipe) },
      element("span.plate", {}, element("img", { src: recipe.art, alt: "" })),
      element("span.words", {}, element("b", {}, recipe.title), element("small", {}, recipe.time))))));
  byId("back").addEventListener("click", () => {
    go("recipes");
    document.querySelector(`[data-recipe="${current.id}"]`).focus({ preventScroll: true });
  });
  byId("add-all").addEventListener("click", () =>
    addByHand(basket, sdk, current.ingredients.map(([title, amount]) => ({ title, note: amount }))));
}
