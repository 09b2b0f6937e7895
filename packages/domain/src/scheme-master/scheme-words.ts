import type { AssetClass } from '../schemes/scheme-classes.ts';

const squashed = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim();

const finder = <Word extends string>(words: Readonly<Record<Word, readonly string[]>>) => {
  const existing = new Map<string, Word>();
  for (const [word, all] of Object.entries(words) as [Word, readonly string[]][])
    for (const one of all) existing.set(one, word);
  return (text: string): Word | null => existing.get(squashed(text)) ?? null;
};

/** Exchanges say NORMAL for Regular; a plan that nobody knows is refused, never Regular (handbook, part 3 A4). */
export const planOf = finder({
  REGULAR: ['REGULAR', 'REG', 'REGULAR PLAN', 'NORMAL', 'RETAIL'],
  DIRECT: ['DIRECT', 'DIR', 'DIRECT PLAN', 'D'],
});

export const optionOf = finder({
  GROWTH: ['GROWTH', 'GR', 'G'],
  IDCW: ['IDCW', 'DIV', 'DIVIDEND', 'DDIV', 'WDIV', 'FDIV', 'MDIV', 'QDIV', 'HDIV', 'ADIV'],
});

/** BSE says KARVY for KFin. */
export const rtaOfWord = finder({ CAMS: ['CAMS'], KFIN: ['KFIN', 'KFINTECH', 'KARVY', 'KFIN TECHNOLOGIES'] });

export const assetClassOf = finder<AssetClass>({
  EQUITY: ['EQUITY'],
  DEBT: ['DEBT', 'INCOME'],
  LIQUID: ['LIQUID', 'MONEY MARKET'],
  HYBRID: ['HYBRID', 'BALANCED'],
  OTHER: ['OTHER', 'INDEX AND FOF', 'INDEX', 'FOF', 'ETF'],
});

export const cutOffOfWord = finder({
  OTHER: ['OTHER', 'NON LIQUID'],
  LIQUID: ['LIQUID'],
  OVERNIGHT: ['OVERNIGHT'],
});

export const riskOf = (text: string): number | null => {
  const bands = ['LOW', 'LOW TO MODERATE', 'MODERATE', 'MODERATELY HIGH', 'HIGH', 'VERY HIGH'];
  const word = squashed(text);
  if (/^[1-6]$/.test(word)) return Number(word);
  const at = bands.indexOf(word);
  return at === -1 ? null : at + 1;
};

/** Files mix Y/N and 1/0. */
export const flagOf = (text: string): boolean | null => {
  const word = squashed(text);
  if (['Y', 'YES', '1', 'TRUE', 'AC', 'ACTIVE'].includes(word)) return true;
  return ['N', 'NO', '0', 'FALSE', 'SU', 'SUSPENDED'].includes(word) ? false : null;
};

/** Whether a name says another plan than the field does. */
export const contradictsPlan = (name: string, plan: 'REGULAR' | 'DIRECT'): boolean =>
  plan === 'REGULAR' ? /\bdirect\b/i.test(name) : /\bregular\b/i.test(name);
