import type { SystematicPlan } from '@hub/domain/orders/terms/order-codes';

/** What names a plan: a registrar's number is unique within a folio only. */
export interface PlanKey {
  readonly arn: string;
  readonly kind: SystematicPlan;
  readonly folioNo: string;
  readonly regNo: string;
}

export const keyColumns = 'arn, kind, folio_no, reg_no';

export const samePlan = (one: string, other: string): string =>
  keyColumns
    .split(', ')
    .map((column) => `${one}.${column} = ${other}.${column}`)
    .join(' and ');

/** As columns for `unnest`. */
export const keyParams = (keys: readonly PlanKey[]): string[][] => [
  keys.map(({ arn }) => arn),
  keys.map(({ kind }) => kind),
  keys.map(({ folioNo }) => folioNo),
  keys.map(({ regNo }) => regNo),
];

export const selectKey = (row: string): string =>
  `${row}.arn, ${row}.kind, ${row}.folio_no as "folioNo", ${row}.reg_no as "regNo"`;
