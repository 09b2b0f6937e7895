import type { Layout } from './fixed-width.ts';

type HeaderField = 'code' | 'userNumber' | 'fileNo' | 'createdOn' | 'items' | 'total';
type DetailField =
  | 'code'
  | 'action'
  | 'reference'
  | 'umrn'
  | 'accountType'
  | 'payerName'
  | 'payerAccount'
  | 'payerIfsc'
  | 'limit'
  | 'frequency'
  | 'startsOn'
  | 'endsOn'
  | 'mobile'
  | 'flag'
  | 'reason';

/** Where a sponsor bank wants what of a mandate. Banks differ more here than in debits, so this is configuration. */
export interface MandateLayout {
  readonly width: number;
  readonly headerCode: string;
  readonly detailCode: string;
  readonly header: Layout<HeaderField>;
  readonly detail: Layout<DetailField>;
}

/** Ours, until a bank says otherwise (docs/features/mandates.md): it goes out and comes back in the same form. */
export const mandateLayout: MandateLayout = {
  width: 220,
  headerCode: '36',
  detailCode: '37',
  header: {
    code: { from: 1, to: 2 },
    userNumber: { from: 3, to: 20 },
    fileNo: { from: 21, to: 29 },
    createdOn: { from: 30, to: 37 },
    items: { from: 38, to: 46 },
    total: { from: 47, to: 61 },
  },
  detail: {
    code: { from: 1, to: 2 },
    action: { from: 3, to: 3 },
    reference: { from: 4, to: 33 },
    umrn: { from: 34, to: 53 },
    accountType: { from: 54, to: 55 },
    payerName: { from: 56, to: 95 },
    payerAccount: { from: 96, to: 130 },
    payerIfsc: { from: 131, to: 141 },
    limit: { from: 142, to: 154 },
    frequency: { from: 155, to: 158 },
    startsOn: { from: 159, to: 166 },
    endsOn: { from: 167, to: 174 },
    mobile: { from: 175, to: 184 },
    flag: { from: 185, to: 185 },
    reason: { from: 186, to: 189 },
  },
};
