import type { Folio } from '@hub/contract/calls/investor-details';
import { groupIndian, taxStatuses } from '@hub/domain';

/** `1 client`, `1,220 clients`. */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${groupIndian(count)} ${count === 1 ? one : many}`;

export const accountTypes: Readonly<Record<NonNullable<Folio['banks'][number]['type']>, string>> = {
  SB: 'Savings',
  CB: 'Current',
  NE: 'NRE',
  NO: 'NRO',
};

const statusOf = (code: string) => taxStatuses.find((one) => one.code === code);

/** Minors, HUFs and whoever is no person nominate nobody: there a missing nominee is no fault (decision S3-17). */
export const mayNominate = (code: string): boolean => statusOf(code)?.nomineeAllowed ?? false;
