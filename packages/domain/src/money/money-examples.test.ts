import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseMoney, parseNav, parsePercent, parseUnits } from './figure-text.ts';
import { compactRupees } from './format/compact-rupees.ts';
import { formatNav, formatPercent, formatRupees, formatUnits } from './format/format-amounts.ts';
import { parseTypedMoney } from './parse-typed.ts';

const page = readFileSync(new URL('../../../../docs/features/money.md', import.meta.url), 'utf8');
const examples = [...page.matchAll(/^\| (\w+) \| `([^`]*)` \| (-?\d+|refused) \| ([^|]*?) ?\|$/gm)].map(
  ([, kind = '', text = '', counts = '', reads = '']) => ({ kind, text, counts, reads }),
);

function shownBy<Figure extends bigint>(
  parse: (text: string) => Figure | null,
  format: (figure: Figure) => string,
): (text: string) => { counts: string; reads: string } {
  return (text) => {
    const figure = parse(text);
    return figure === null
      ? { counts: 'refused', reads: '' }
      : { counts: String(figure), reads: format(figure) };
  };
}

const kinds: Readonly<Record<string, ReturnType<typeof shownBy>>> = {
  money: shownBy(parseMoney, formatRupees),
  compact: shownBy(parseMoney, compactRupees),
  typed: shownBy(parseTypedMoney, formatRupees),
  units: shownBy(parseUnits, formatUnits),
  nav: shownBy(parseNav, formatNav),
  percent: shownBy(parsePercent, formatPercent),
};

it('has an example of every kind in the documentation', () => {
  expect(new Set(examples.map(({ kind }) => kind))).toEqual(new Set(Object.keys(kinds)));
  expect(examples).toHaveLength(10);
});

it.each(examples)('$kind $text counts $counts and reads $reads', ({ kind, text, counts, reads }) => {
  expect(kinds[kind]?.(text)).toEqual({ counts, reads });
});
