// What the shop knows by heart.

export const products = [
  ["Bananas", "fruit", "banana"], ["Free-range eggs", "dairy", "egg"], ["Whole milk", "dairy"], ["Sourdough loaf", "bakery"],
  ["Spinach", "vegetable", "leaf"], ["Olive oil", "pantry", "oil"], ["Coffee beans", "drinks", "coffee"],
  ["Cherry tomatoes", "vegetable", "tomato"], ["Butter", "dairy", "butter"], ["Cherries", "fruit"],
  ["Chestnut mushrooms", "vegetable"], ["Chickpeas", "pantry"], ["Cheddar, mature", "dairy", "cheese"],
  ["Rolled oats", "pantry", "oats"], ["Sparkling water", "drinks", "water"], ["Lemons", "fruit", "lemon"],
  ["Carrots", "vegetable"], ["Rye bread", "bakery"], ["Rigatoni", "pantry"], ["Greek yoghurt", "dairy"],
].map(([title, kind, picture = kind]) => ({ title, kind, picture }));

export const firstList = ["Whole milk", "Sourdough loaf", "Bananas", "Free-range eggs", "Spinach", "Coffee beans", "Olive oil"];
export const staples = ["Butter", "Lemons", "Carrots", "Rolled oats", "Rye bread", "Sparkling water"];

/** Words in the names of products, and categories of ads, to pictures. */
const PICTURES = [
  [/cheddar|cheese|feta|parmesan/i, "cheese"], [/coffee/i, "coffee"], [/lemon/i, "lemon"], [/egg/i, "egg"],
  [/tomato/i, "tomato"], [/oil/i, "oil"], [/milk|yoghurt|crème|dairy/i, "dairy"], [/bread|cracker|loaf|bakery|snack/i, "bakery"],
  [/basil|parsley|herb|spinach/i, "leaf"], [/cherr|pear|plum|fruit/i, "fruit"], [/juice|drink|water/i, "drinks"],
  [/carrot|cucumber|vegetable|garlic|chestnut/i, "vegetable"], [/noodle|rigatoni|chickpea|chex|mac|pantry|honey/i, "pantry"],
];

/** The picture of a product, by its name or by its category in an ad. */
export function pictureOf(title, category = "") {
  const known = products.find((product) => product.title === title)?.picture;
  const said = (text) => PICTURES.find(([words]) => words.test(text))?.[1];
  return known ?? said(title) ?? said(category) ?? "other";
}

export const recipes = [
  {
    id: "recipe-pasta", title: "Rigatoni with burst tomatoes", time: "25 minutes · serves 2", art: "art/pasta.svg",
    text: "Tomatoes until they give up, pasta a minute short of done, and the pan does the rest.",
    ingredients: [
      ["Rigatoni", "250 g"], ["Cherry tomatoes", "400 g"], ["Garlic", "2 cloves"], ["Olive oil", "4 tbsp"],
      ["Parmesan", "50 g"],
    ],
  },
  {
    id: "recipe-salad", title: "Chickpeas, herbs and lemon", time: "15 minutes · serves 4", art: "art/salad.svg",
    text: "Warm the chickpeas so that they drink the dressing. Everything else stays cold.",
    ingredients: [["Chickpeas", "2 tins"], ["Cucumber", "1"], ["Flat parsley", "1 bunch"], ["Lemons", "2"], ["Feta", "200 g"]],
  },
];
