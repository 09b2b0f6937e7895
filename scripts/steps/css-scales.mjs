// Sheets are measured with the scales of ui/theme/tokens.css: spaces, text sizes, weights, and three widths of a window.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';

const folder = 'apps/web/src';
const tokens = `${folder}/ui/theme/tokens.css`;
const fonts = `${folder}/ui/theme/fonts.css`;
const breakpoints = [576, 992, 1200];
const spaces = [2, 4, 8, 12, 16, 20, 24, 32];

const size = String.raw`var\(--text-\w+\)`;
const allowedSize = new RegExp(
  String.raw`^(?:0|inherit|${size}|clamp\(${size}, \d+vw, (?:${size}|calc\(2 \* ${size}\))\))$`,
);
const allowedWeight = /^(?:inherit|var\(--weight-\w+\))$/;

/** A hairline is no space, and what is larger than the largest space is a measure of its own, in steps of four. */
const isOwnMeasure = (px) => Math.abs(px) === 1 || (Math.abs(px) > Math.max(...spaces) && px % 4 === 0);

function isOnScale(value) {
  for (const [, token] of value.matchAll(/--space-(\w+)/g)) if (!spaces.includes(Number(token))) return false;
  for (const [, number, unit] of value.matchAll(/(?<![\w.-])(-?[\d.]+)(px|r?em)\b/g)) {
    if (unit !== 'px' || !isOwnMeasure(Number(number))) return false;
  }
  return true;
}

const rules = [
  { properties: /^font-size$/, allows: (value) => allowedSize.test(value) },
  { properties: /^font-weight$/, allows: (value) => allowedWeight.test(value) },
  { properties: /^(?:--strip-gap|(?:row-|column-)?gap|(?:padding|margin)(?:-[\w-]+)?)$/, allows: isOnScale },
];

const isBreakpoint = (edge, px) =>
  breakpoints.includes(edge === 'min' ? px : Math.round((px + 0.02) * 100) / 100);

/** Answers every width of a window that is none of the three. */
function wrongWidths(query) {
  return [...query.matchAll(/\((min|max)-width: ([\d.]+)(px|r?em)\)/g)]
    .filter(([, edge, number, unit]) => unit !== 'px' || !isBreakpoint(edge, Number(number)))
    .map(([width]) => width);
}

/** sheets, scripts: path → text. Answers what is on none of the scales. */
export function checkCssScales(sheets, scripts = new Map()) {
  const problems = [];
  for (const [path, text] of sheets) {
    const css = text.replace(/\/\*[\s\S]*?\*\//g, '');
    for (const [, property, value] of css.matchAll(/(?<=[{;]\s*)([\w-]+):\s*([^;{}]+);/g)) {
      const rule = rules.find(({ properties }) => properties.test(property));
      if (rule && !rule.allows(value.trim())) problems.push(`${path}: ${property}: ${value.trim()}`);
    }
    for (const [, query] of css.matchAll(/@media ([^{]+)\{/g)) {
      problems.push(...wrongWidths(query).map((width) => `${path}: @media ${width}`));
    }
  }
  for (const [path, text] of scripts) {
    if (!path.startsWith(`${folder}/`) || /\.test\.tsx?$/.test(path)) continue;
    problems.push(...wrongWidths(text).map((width) => `${path}: ${width}`));
  }
  return problems;
}

/** Every sheet of the web app by its path from the root, without the scales themselves. */
export function readSheets(root) {
  const sheets = new Map();
  for (const name of readdirSync(join(root, folder), { recursive: true })) {
    const path = join(folder, name.replaceAll('\\', '/'));
    if (!path.endsWith('.css') || path === tokens || path === fonts) continue;
    sheets.set(path, readFileSync(join(root, path), 'utf8'));
  }
  return sheets;
}
