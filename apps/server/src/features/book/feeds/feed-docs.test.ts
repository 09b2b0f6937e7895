import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { feeds } from './all-feeds.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../../../docs/features/book.md'), 'utf8');
const sections = new Map(
  page
    .split(/^### /m)
    .slice(1)
    .map((section) => [section.slice(0, section.indexOf('\n')).trim(), section]),
);

describe('the page on feeds', () => {
  // Plans have a section of their own.
  const described = Object.values(feeds).filter(
    ({ name }) => name !== 'cams-wbr49' && name !== 'kfin-mfsd243',
  );

  it.each(described.map((feed) => [feed.title, feed] as const))(
    'says what becomes of %s',
    (title, { columns }) => {
      const section = sections.get(title) ?? '';
      const missing = Object.values(columns as Record<string, readonly string[]>)
        .map((headings) => headings[0] ?? '')
        .filter((heading) => !section.includes(`\`${heading}\``));
      expect(missing).toEqual([]);
    },
  );
});
