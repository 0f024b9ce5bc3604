// node Scripts/bundle-js.mjs: puts index.js of Bridges/javascript and all it imports into one file, prebuilt/js-sdk.js, for
// pages without a bundler. Comments, indentation and long private names are left out; the modules' names must not collide, which
// node checks.

import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../Bridges/javascript/", import.meta.url));
const entry = resolve(root, "index.js");
const target = resolve(root, "prebuilt/js-sdk.js");
const IMPORT = /^import \{[^}]*\} from "(\.[^"]+)";$/gm;

const done = new Set();
const texts = [];

/** Adds a module behind all that it imports. */
function add(path) {
  if (done.has(path)) return;
  done.add(path);
  const text = readFileSync(path, "utf8");
  for (const [, name] of text.matchAll(IMPORT)) add(resolve(dirname(path), name));
  const body = shorten(strip(text.replace(IMPORT, "")));
  if (/^(import|export \{|export \*)/m.test(body)) throw new Error(`${relative(root, path)}: an import or export of another form`);
  texts.push(path === entry ? body : body.replace(/^export (?=(async )?(function|class|const|let) )/gm, ""));
}

/** Private names, which nobody outside of a class can say, become as short as they can be within their module. */
function shorten(text) {
  const names = [...new Set(text.match(/#[a-z]\w+/g))];
  return text.replace(/#[a-z]\w+/g, (name) => `#${(names.indexOf(name) + 10).toString(36).replace(/^\d/, "_$&")}`);
}

/** Our comments stand on lines of their own. */
function strip(text) {
  return text
    .replace(/^\s*\/\*\*[\s\S]*?\*\/$/gm, "")
    .replace(/^\s*\/\/.*$/gm, "")
    .replace(/^\s+/gm, "")
    .replace("./prebuilt/trestle.wasm", "./trestle.wasm");
}

add(entry);
writeFileSync(target, `// Trestle JavaScript SDK. Apache-2.0.\n${texts.join("")}`);
execFileSync(process.execPath, ["--input-type=module", "--check"], { input: readFileSync(target), stdio: ["pipe", "ignore", "inherit"] });
