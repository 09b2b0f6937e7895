/** The schemes, folios and prices that random feeds are about. Days are counted from 1-Jan-1970. */

export const dayOf = (iso: string): number => Date.parse(`${iso}T00:00:00Z`) / 86_400_000;
export const isoOf = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

/** 1-Jan-1970 was a Thursday. */
const isWeekend = (day: number): boolean => [2, 3].includes(((day % 7) + 7) % 7);
export const businessDay = (day: number): number => (isWeekend(day) ? businessDay(day + 1) : day);

export type Rta = 'CAMS' | 'KFIN';

export interface HouseScheme {
  readonly code: string;
  readonly rta: Rta;
  /** What the registrar calls it, and the code of the asset manager. */
  readonly rtaCode: string;
  readonly amc: string;
  readonly assetClass: string;
}

export const schemes: readonly HouseScheme[] = [
  { code: '930101', rta: 'CAMS', rtaCode: 'A930101', amc: 'A', assetClass: 'EQUITY' },
  { code: '930102', rta: 'CAMS', rtaCode: 'A930102', amc: 'A', assetClass: 'DEBT' },
  { code: '930103', rta: 'CAMS', rtaCode: 'A930103', amc: 'A', assetClass: 'EQUITY' },
  { code: '930201', rta: 'KFIN', rtaCode: '117EQRG', amc: '117', assetClass: 'EQUITY' },
  { code: '930202', rta: 'KFIN', rtaCode: '117HYRG', amc: '117', assetClass: 'HYBRID' },
];

export interface HouseFolio {
  readonly arn: string;
  readonly folio: string;
  readonly rta: Rta;
  /** Null for the exempt: such a folio is a client of its own. */
  readonly pan: string | null;
}

const folio = (arn: string, folioNo: string, rta: Rta, pan: string | null): HouseFolio => ({
  arn: `ARN-10000${arn}`,
  folio: folioNo,
  rta,
  pan,
});

/** One client has folios at both registrars; one folio is with two distributors, one after the other. */
export const folios: readonly HouseFolio[] = [
  folio('1', '5001/11', 'CAMS', 'ABCPA1111A'),
  folio('1', '5002/22', 'CAMS', 'ABCPB2222B'),
  folio('1', '7700000001', 'KFIN', 'ABCPA1111A'),
  folio('1', '7700000002', 'KFIN', null),
  folio('2', '5001/11', 'CAMS', 'ABCPA1111A'),
  folio('2', '7700000003', 'KFIN', 'ABCPC3333C'),
];

export const firstDay = dayOf('2025-08-01');
/** The last day with prices: a Friday, two days before the clock of the tests. */
export const lastDay = dayOf('2026-11-13');

export const navDays: readonly number[] = Array.from(
  { length: lastDay - firstDay + 1 },
  (_, n) => firstDay + n,
).filter((day) => !isWeekend(day));

/** Ten-thousandths of a rupee: goes up and down about 20, 30, 40 …, never the same in two schemes. */
export const priceOf = (code: string, day: number): bigint => {
  const n = schemes.findIndex((scheme) => scheme.code === code);
  const step = day - firstDay;
  return BigInt((n + 2) * 100_000 + 61 * step + ((step * (37 + n)) % 101) * 230);
};

/** The newest price on or before a day; nil before the first. */
export function priceOn(code: string, day: number): bigint {
  if (day < firstDay) return 0n;
  const open = Math.min(day, lastDay);
  return isWeekend(open) ? priceOn(code, open - 1) : priceOf(code, open);
}
