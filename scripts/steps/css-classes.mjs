// A class that a CSS module lacks is no error to the compiler: the element just has no style.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

const importPattern = /import (\w+) from '(\.{1,2}\/[^']+\.module\.css)'/g;

/** Names of classes that a stylesheet speaks of. */
const classesIn = (css) =>
  new Set([...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name));

/** scripts, sheets: path → text. Answers every `styles.name` that the imported sheet does not have. */
export function checkCssClasses(scripts, sheets) {
  const problems = [];
  for (const [path, text] of scripts) {
    for (const [, local, from] of text.matchAll(importPattern)) {
      const sheet = join(dirname(path), from);
      const css = sheets.get(sheet);
      const existing = css === undefined ? new Set() : classesIn(css);
      const code = text.replaceAll(/ from '.*'/g, '');
      const used = new Set(
        [...code.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))].map(([, name]) => name),
      );
      for (const name of used) {
        if (!existing.has(name)) problems.push(`${path}: ${sheet} has no class .${name}`);
      }
    }
  }
  return problems;
}

/** Every CSS module by its path from the root. */
export function readStyleSheets(root) {
  const sheets = new Map();
  for (const folder of ['apps/web/src', 'e2e']) {
    for (const name of readdirSync(join(root, folder), { recursive: true })) {
      if (!name.endsWith('.module.css')) continue;
      const path = join(folder, name.replaceAll('\\', '/'));
      sheets.set(path, readFileSync(join(root, path), 'utf8'));
    }
  }
  return sheets;
}
