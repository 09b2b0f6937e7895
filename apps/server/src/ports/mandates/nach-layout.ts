import type { Layout } from './fixed-width.ts';

type HeaderField =
  | 'code'
  | 'userName'
  | 'fileNo'
  | 'itemLimit'
  | 'total'
  | 'settleOn'
  | 'userNumber'
  | 'userReference'
  | 'sponsorIfsc'
  | 'sponsorAccount'
  | 'items';
type DetailField =
  | 'code'
  | 'accountType'
  | 'payerName'
  | 'narration'
  | 'amount'
  | 'flag'
  | 'reason'
  | 'payerIfsc'
  | 'payerAccount'
  | 'sponsorIfsc'
  | 'userNumber'
  | 'reference'
  | 'product'
  | 'umrn';

/** Where a sponsor bank wants what: banks differ, so this is configuration. */
export interface NachLayout {
  readonly width: number;
  readonly headerCode: string;
  readonly detailCode: string;
  readonly header: Layout<HeaderField>;
  readonly detail: Layout<DetailField>;
}

/** The clearing house's own (handbook part 2, A1): debits go out and come back with flag and reason in the same form. */
export const nachLayout: NachLayout = {
  width: 306,
  headerCode: '56',
  detailCode: '67',
  header: {
    code: { from: 1, to: 2 },
    userName: { from: 10, to: 49 },
    fileNo: { from: 64, to: 72 },
    itemLimit: { from: 100, to: 112 },
    total: { from: 113, to: 125 },
    settleOn: { from: 126, to: 133 },
    userNumber: { from: 157, to: 174 },
    userReference: { from: 175, to: 192 },
    sponsorIfsc: { from: 193, to: 203 },
    sponsorAccount: { from: 204, to: 238 },
    items: { from: 239, to: 247 },
  },
  detail: {
    code: { from: 1, to: 2 },
    accountType: { from: 12, to: 13 },
    payerName: { from: 32, to: 71 },
    narration: { from: 88, to: 107 },
    amount: { from: 121, to: 133 },
    flag: { from: 154, to: 154 },
    reason: { from: 155, to: 156 },
    payerIfsc: { from: 157, to: 167 },
    payerAccount: { from: 168, to: 202 },
    sponsorIfsc: { from: 203, to: 213 },
    userNumber: { from: 214, to: 231 },
    reference: { from: 232, to: 261 },
    product: { from: 262, to: 264 },
    umrn: { from: 280, to: 299 },
  },
};
