// Ten thousand terms like those of a grocery campaign, and what people type; seeded, so every run measures the same.

const MAKERS = "Alderbrook Bluefern Cedarhof Dolcina Everfield Farnham Goldgate Hillcrest Ivybridge Kestrel Lakeshore Millstone".split(" ");
const KINDS = ("organic fresh frozen dried smoked roasted salted sweet sour crunchy creamy spicy mild dark white red whole vegan " +
  "classic sliced grated family mini ripe").split(" ");
const TASTES = ("vanilla chocolate strawberry raspberry lemon orange apple banana cherry almond hazelnut caramel honey cinnamon " +
  "ginger garlic basil chili mint sesame cheddar parmesan mustard").split(" ");
const GOODS = ("milk butter yogurt cheese cream eggs bread bagel crackers cookies rice pasta noodles oats granola cereal flour " +
  "vinegar ketchup salsa jam syrup chips popcorn nuts juice soda tea coffee chicken salmon tuna lentils beans tomatoes spinach " +
  "potatoes avocado grapes pizza soup napkins shampoo soap").split(" ");
const PACKS = "6 pack|12 pack|250 g|500 g|1 kg|330 ml|1 l|16 oz|family size|value bag".split("|");

/** Numbers from 0 to 1, the same every time (mulberry32). */
function seeded(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** `{ term_id, term, replacement, priority }`, unique ignoring case. */
export function makeTerms(count) {
  const random = seeded(2026);
  const one = (list) => list[Math.floor(random() * list.length)];
  const found = new Map();
  while (found.size < count) {
    const words = [one(MAKERS), one(KINDS), one(TASTES), one(GOODS), one(PACKS)].filter(() => random() < 0.75);
    const lower = words.join(" ").toLowerCase();
    if (words.length < 2 || found.has(lower)) continue;
    const term = random() < 0.6 ? lower : words.map((word) => word[0].toUpperCase() + word.slice(1)).join(" ");
    found.set(lower, { term_id: `t${found.size}`, term, replacement: term, priority: 1 + Math.floor(random() * 1000) });
  }
  return [...found.values()];
}

/** Beginnings and middles of terms, and what no term holds; 3 to 8 characters, as the SDK's shortest search wants. */
export function makeQueries(terms, count) {
  const random = seeded(7);
  const queries = [];
  while (queries.length < count) {
    const kind = random();
    const term = terms[Math.floor(random() * terms.length)].term;
    const length = 3 + Math.floor(random() * 6);
    const start = kind < 0.45 ? 0 : Math.floor(random() * Math.max(1, term.length - length));
    const query = kind < 0.9 ? term.slice(start, start + length) : `q${term.slice(start, start + length - 1)}`;
    if (query.trim().length >= 3 && query === query.trim()) queries.push(query);
  }
  return queries;
}
