#!/usr/bin/env python3
"""Lists of grocery terms as an app would search them, the same in every run.

  corpus.py FOLDER 10000 100000

writes FOLDER/10000/terms.tsv (term, priority) and FOLDER/10000/queries.tsv (query, kind: begins, inside, miss). Terms are
unique without their case, a fifth has an accented letter, priorities have many ties; queries have 1 to 8 characters, a fifth
of them in capitals. Any other corpus of that form can be measured instead.
"""

import random
import sys
from pathlib import Path

KINDS = ("milk butter yogurt cheese bread pasta rice cereal honey coffee tea juice water soup sauce salsa chips cookies "
         "crackers pickles olives beans lentils peas corn carrots onions apples bananas berries lemons salmon tuna chicken "
         "turkey sausage ham tofu eggs flour sugar salt pepper vinegar oil soap shampoo tissues diapers candles jalapeños "
         "crème-fraîche pâté café müsli purée soufflé gruyère").split()
MANNERS = ("organic fresh frozen dried smoked roasted salted unsalted sweetened low-fat gluten-free whole sliced grated "
           "ground chopped peeled stuffed canned toasted grilled instant classic premium spicy mild crunchy creamy dark white "
           "aged young seedless boneless glazed sautéed rosé épicé").split()
PACKS = ["6 pack", "12 pack", "family size", "100 g", "250 g", "500 g", "1 kg", "250 ml", "1 l", "8 oz", "16 oz", "half gallon"]
SYLLABLES = ("ba be bo cha che co da de di el fa fi ga go ha ho ja ka ki la le li lo ma mi mo na ne no o pa pe po qua ra re "
             "ri ro sa se si ta te ti u va ve vo wa we ya zo né ló ün ção").split()
BRANDS = 5_000
QUERIES = 1_000
LONGEST_QUERY = 8


def brands(dice):
    names = set()
    while len(names) < BRANDS:
        names.add("".join(dice.choice(SYLLABLES) for _ in range(dice.randint(2, 4))))
    return sorted(names)


def terms(count):
    dice = random.Random(f"terms {count}")
    names = brands(random.Random("brands"))
    seen, made = set(), []
    while len(made) < count:
        words = [dice.choice(names)] if dice.random() < 0.7 else []
        words += dice.sample(MANNERS, dice.randint(0, 2)) + [dice.choice(KINDS)]
        words += [dice.choice(PACKS)] if dice.random() < 0.4 else []
        text = " ".join(words)
        if text not in seen:
            seen.add(text)
            made.append((cased(text, dice), dice.randint(1, 1000)))
    return made


def cased(text, dice):
    which = dice.random()
    return text.title() if which < 0.35 else text.upper() if which < 0.4 else text


def queries(made):
    dice = random.Random("queries")
    lower = [text.lower() for text, _ in made]
    everything = "\n".join(lower)
    asked = []
    while len(asked) < QUERIES:
        text, length, kind = dice.choice(lower), dice.randint(1, LONGEST_QUERY), dice.random()
        if kind < 0.45:
            query, name = text[:length], "begins"
        elif kind < 0.9:
            start = dice.randrange(1, len(text))
            query, name = text[start:start + length], "inside"
        else:
            query, name = "".join(dice.choice("abcdefghijklmnopqrstuvwxyzé") for _ in range(max(3, length))), "miss"
        if query != query.strip() or not query or (name == "miss" and query in everything):
            continue
        asked.append((query.upper() if dice.random() < 0.2 else query, name))
    return asked


def write(path, rows):
    path.write_text("".join(f"{text}\t{other}\n" for text, other in rows), encoding="utf-8")


def make(folder, count):
    folder = Path(folder) / str(count)
    if (folder / "queries.tsv").exists():
        return folder
    folder.mkdir(parents=True, exist_ok=True)
    made = terms(count)
    write(folder / "terms.tsv", made)
    write(folder / "queries.tsv", queries(made))
    return folder


if __name__ == "__main__":
    for size in sys.argv[2:]:
        make(sys.argv[1], int(size))
