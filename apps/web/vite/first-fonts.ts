import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const cssId = '\0virtual:first-fonts.css';
const files = fileURLToPath(
  new URL('../../../node_modules/@fontsource-variable/inter/files/', import.meta.url),
);

interface Cut {
  readonly name: string;
  readonly from: string;
  readonly range: string;
}

/** What nearly every screen is written with. The rest of each file comes when a text holds something else. */
const cuts: readonly Cut[] = [
  {
    name: 'inter-text.woff2',
    from: 'inter-latin-wght-normal.woff2',
    range: 'U+20-7E, U+A0, U+A9, U+B7, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+2212',
  },
  // Inter keeps the rupee sign among 85 KB of letters that a book hardly ever needs.
  { name: 'inter-rupee.woff2', from: 'inter-latin-ext-wght-normal.woff2', range: 'U+20B9' },
];

/** Kerning and figures of one width; Inter's other alternates are a quarter of the file. */
const keepFeatures = ['kern', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk'];

function charactersOf(range: string): string {
  return range
    .split(', ')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step));
    })
    .join('');
}

/** Cuts out of Inter what a screen needs first, 22 KB of 133, as `virtual:first-fonts.css`. */
export function firstFonts(): Plugin {
  let folder = '';
  return {
    name: 'hub:first-fonts',
    configResolved({ root }) {
      folder = join(root, '.cache', 'fonts');
    },
    resolveId: (id) => (id === 'virtual:first-fonts.css' ? cssId : null),
    async load(id) {
      if (id !== cssId) return null;
      await mkdir(folder, { recursive: true });
      const rules = cuts.map(async ({ name, from, range }) => {
        const whole = await readFile(join(files, from));
        const cut = await subsetFont(whole, charactersOf(range), { targetFormat: 'woff2', keepFeatures });
        await writeFile(join(folder, name), cut);
        return [
          '@font-face{font-family:"Inter Variable";font-style:normal;font-display:swap;font-weight:100 900;',
          `src:url(${JSON.stringify(join(folder, name))}) format("woff2");unicode-range:${range}}`,
        ].join('');
      });
      return (await Promise.all(rules)).join('\n');
    },
  };
}
