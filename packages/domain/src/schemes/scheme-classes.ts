/**
 * The one name of each class, on every screen and in every file. An index fund of shares is "Index and FoF", where
 * SEBI's categories put it (Other: index, ETF and fund of funds), however it is taxed.
 */
export const assetClasses = {
  EQUITY: 'Equity',
  DEBT: 'Debt',
  LIQUID: 'Liquid',
  HYBRID: 'Hybrid',
  OTHER: 'Index and FoF',
} as const;
export type AssetClass = keyof typeof assetClasses;

/** Handbook §8: the riskometer's six bands, 1 to 6. */
export const riskBands = [
  'Low',
  'Low to Moderate',
  'Moderate',
  'Moderately High',
  'High',
  'Very High',
] as const;

export function riskBand(risk: number): (typeof riskBands)[number] {
  const band = riskBands[risk - 1];
  if (band === undefined) throw new RangeError(`There is no risk band ${risk}`);
  return band;
}

/** Days off differ: debt and liquid schemes also rest when the money market does (handbook §6). */
export type MarketCalendar = 'EQUITY' | 'DEBT';

export function calendarOf(assetClass: AssetClass): MarketCalendar {
  return assetClass === 'DEBT' || assetClass === 'LIQUID' ? 'DEBT' : 'EQUITY';
}

/** By which cut-off orders of a scheme count. */
export type CutOffClass = 'liquid' | 'overnight' | 'other';

const cutOffs = { OTHER: 'other', LIQUID: 'liquid', OVERNIGHT: 'overnight' } as const satisfies Record<
  string,
  CutOffClass
>;

export const cutOffClassOf = (stored: keyof typeof cutOffs): CutOffClass => cutOffs[stored];
