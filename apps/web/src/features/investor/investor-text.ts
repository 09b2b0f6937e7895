import type { Folio } from '@hub/contract/calls/investor-details';
import {
  formatUnits,
  groupIndian,
  milliUnits,
  type Paise,
  paise,
  parseRupees,
  taxStatuses,
} from '@hub/domain';

export { dayText, navText } from '../../ui/figure/nav-text.ts';

/** An exact decimal without its point: comparable with others of as many places. */
export const scaled = (value: string): bigint => BigInt(value.replace('.', ''));

/** `1234.50` of the wire, to paise. */
export const amountOf = (value: string): Paise => parseRupees(value) ?? paise(0n);

/** `1234.567` of the wire as `1,234.567`. */
export const unitsText = (value: string): string => formatUnits(milliUnits(scaled(value)));

export const isNil = (value: string): boolean => /^-?[0.]+$/.test(value);

/** `1 client`, `1,220 clients`. */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${groupIndian(count)} ${count === 1 ? one : many}`;

export const holdingModes: Readonly<Record<Folio['holding'], string>> = {
  SI: 'Single',
  JO: 'Joint',
  AS: 'Anyone or Survivor',
};

export const accountTypes: Readonly<Record<Folio['banks'][number]['type'], string>> = {
  SB: 'Savings',
  CB: 'Current',
  NE: 'NRE',
  NO: 'NRO',
};

const rtaNames = { CAMS: 'CAMS', KFIN: 'KFintech' } as const satisfies Record<Folio['rta'], string>;
export const rtaName = (rta: Folio['rta']): string => rtaNames[rta];

const statusOf = (code: string) => taxStatuses.find((one) => one.code === code);

/** Minors, HUFs and whoever is no person nominate nobody: there a missing nominee is no fault (decision S3-17). */
export const mayNominate = (code: string): boolean => statusOf(code)?.nomineeAllowed ?? false;
