import fc from 'fast-check';
import type { RowKind } from '../../../../packages/domain/test/reference/book-row.ts';
import type { FeedBalance, FeedFile, FeedRow } from '../../../../packages/domain/test/reference/feed-desk.ts';
import type { Feed, Sent } from '../../../../packages/domain/test/reference/random-feed.ts';
import {
  isoOf,
  priceOn,
  type Rta,
  schemes,
} from '../../../../packages/domain/test/reference/reference-house.ts';
import { mfsd201, mfsd211, wbr2, wbr9 } from '../../src/features/book/feeds/test/feed-samples.ts';
import { type Cells, csvSheet } from '../../src/features/book/feeds/test/read-all.ts';

const decimal = (value: bigint, places: number): string => {
  const digits = String(value < 0n ? -value : value).padStart(places + 1, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
};

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const camsDay = (day: number): string => {
  const [year, month, date] = isoOf(day).split('-');
  return `${date}-${months[Number(month) - 1]}-${year}`;
};
const kfinDay = (day: number): string => isoOf(day).split('-').reverse().join('/');

/** TRXNTYPE, TRXN_TYPE_FLAG and TRXN_NATURE. */
const camsWords: Readonly<Record<RowKind, readonly [code: string, flag: string, nature: string]>> = {
  purchase: ['P81ES', 'Additional Purchase', 'Purchase'],
  sip: ['P43E', 'Additional Purchase Systematic', 'Systematic - Instalment 5/11'],
  redemption: ['R1LQ', 'Partial Redemption', 'Redemption'],
  swp: ['R', 'Partial Redemption', 'SWP'],
  'switch-in': ['SI10C', 'Switch In', 'Switch In'],
  'switch-out': ['SO10C', 'Partial Switch Out', 'Switch Out'],
  'stp-in': ['SI', 'Switch In', 'STP In - Instalment 2/12'],
  'stp-out': ['SO', 'Partial Switch Out', 'STP Out - Instalment 2/12'],
  'idcw-payout': ['D', 'Dividend Payout', 'IDCW Paid'],
  'idcw-reinvest': ['DRB3', 'Dividend Reinvest', 'IDCW Reinvestment'],
  bonus: ['B', 'Bonus', 'Bonus'],
  'merger-in': ['SIM', '', 'Scheme Merger'],
  'merger-out': ['SOM', '', 'Scheme Merger'],
  'transfer-in': ['TI', 'Transfer In', 'Transfer In'],
  'transfer-out': ['TO', 'Transfer Out', 'Transfer Out'],
  'transmission-in': ['TI', 'Transmission In', 'Transmission In'],
  'transmission-out': ['TO', 'Transmission Out', 'Transmission Out'],
  'broker-in': ['TICOB', 'TICOB', 'Change of Broker'],
  'broker-out': ['TOCOB', 'TOCOB', 'Change of Broker'],
};

/** TD_TRTYPE, TRDESC and TRFLAG. */
const kfinWords: Readonly<Record<RowKind, readonly [code: string, words: string, flag: string]>> = {
  purchase: ['ADD', 'Additional Purchase', 'P'],
  sip: ['SIN', 'Systematic Investment', 'P'],
  redemption: ['RED', 'Redemption', 'R'],
  swp: ['SWD', 'Systematic Withdrawal', 'R'],
  'switch-in': ['SWIN', 'Switch Over In', 'SI'],
  'switch-out': ['SWOF', 'Switch Over Out', 'SO'],
  'stp-in': ['STPI', 'S T P In', 'SI'],
  'stp-out': ['STPO', 'S T P Out', 'SO'],
  'idcw-payout': ['DIV', 'Gross Dividend', 'DP'],
  'idcw-reinvest': ['DIR', 'Div. Reinvestment', 'DR'],
  bonus: ['BNS', 'Bonus Units', 'BO'],
  'merger-in': ['SWIN', 'Scheme Merger In', 'SI'],
  'merger-out': ['SWOF', 'Scheme Merger Out', 'SO'],
  'transfer-in': ['TRFI', 'Demat Transfer In', 'TI'],
  'transfer-out': ['TRFO', 'Demat Transfer Out', 'TO'],
  'transmission-in': ['TRMI', 'Transmission In', 'TI'],
  'transmission-out': ['TRMO', 'Transmission Out', 'TO'],
  'broker-in': ['TRFI', 'Change of Broker In', 'TI'],
  'broker-out': ['TRFO', 'Change of Broker Out', 'TO'],
};

const codeOf = (scheme: string) => schemes.find(({ code }) => code === scheme) as (typeof schemes)[number];
const holderOf = ({ pan }: { readonly pan: string | null }): string => `Client ${pan?.[4] ?? 'without PAN'}`;
const sign = ({ isReversal }: FeedRow): bigint => (isReversal ? -1n : 1n);

function camsCells(row: FeedRow): Cells {
  const [TRXNTYPE, TRXN_TYPE_FLAG, TRXN_NATURE] = camsWords[row.kind];
  const { rtaCode, amc } = codeOf(row.scheme);
  return {
    AMC_CODE: amc,
    PRODCODE: rtaCode,
    FOLIO_NO: row.folio,
    TRXNTYPE,
    TRXN_TYPE_FLAG,
    TRXN_NATURE,
    TRXNNO: row.number,
    SEQ_NO: row.part,
    ORIGINAL_TRXNNO: row.names ?? '',
    TRADDATE: camsDay(row.trade),
    // A blank post day is the day of the trade.
    POSTDATE: row.post === row.trade ? '' : camsDay(row.post),
    PURPRICE: decimal(priceOn(row.scheme, row.trade), 4),
    UNITS: decimal(sign(row) * row.units, 3),
    AMOUNT: decimal(sign(row) * row.amount, 2),
    STT: decimal(row.withheld, 2),
    STAMP_DUTY: '0',
    BROKCODE: row.arn,
    PAN: row.pan ?? '',
    INV_NAME: holderOf(row),
    USRTRXNO: '',
  };
}

function kfinCells(row: FeedRow): Cells {
  const [code, TRDESC, TRFLAG] = kfinWords[row.kind];
  const { rtaCode, amc } = codeOf(row.scheme);
  const nav = decimal(priceOn(row.scheme, row.trade), 4);
  return {
    FMCODE: rtaCode,
    TD_FUND: amc,
    TD_ACNO: row.folio,
    TD_TRTYPE: row.isReversal ? `${code}R` : code,
    TRDESC: row.isReversal ? `${TRDESC} Rejection` : TRDESC,
    TRFLAG,
    TD_PURRED: '',
    TD_TRNO: row.number,
    TD_PTRNO: row.part === '' || row.brought !== null ? '0' : row.part,
    REJTRNOORGNO: row.names ?? '',
    TD_TRDT: kfinDay(row.trade),
    TD_PRDT: kfinDay(row.post),
    TD_NAV: nav,
    TD_POP: nav,
    TD_UNITS: decimal(sign(row) * row.units, 3),
    TD_AMT: decimal(sign(row) * row.amount, 2),
    TDSAMOUNT: decimal(row.withheld, 2),
    PURDATE: row.brought === null ? '' : kfinDay(row.brought.day),
    PURUNITS: row.brought === null ? '' : decimal(row.units, 3),
    PURAMT: row.brought === null ? '' : decimal(row.brought.cost, 2),
    TD_AGENT: row.arn,
    PAN1: row.pan ?? '',
    INVNAME: holderOf(row),
    UNQNO: '',
    IHNO: '',
    SIPREGSLNO: '',
  };
}

const camsBalance = ({ arn, folio, scheme, pan, day, units }: FeedBalance): Cells => ({
  AMC_CODE: codeOf(scheme).amc,
  PRODUCT: codeOf(scheme).rtaCode,
  FOLIOCHK: folio,
  INV_NAME: holderOf({ pan }),
  PAN_NO: pan ?? '',
  BROKER_CODE: arn,
  REP_DATE: camsDay(day),
  CLOS_BAL: decimal(units, 3),
});

const kfinBalance = ({ arn, folio, scheme, pan, day, units }: FeedBalance): Cells => ({
  Fund: codeOf(scheme).amc,
  'Product Code': codeOf(scheme).rtaCode,
  Folio: folio,
  'Investor Name': holderOf({ pan }),
  'PAN Number': pan ?? '',
  'Broker Code': arn,
  'Report Date': kfinDay(day),
  BALUNITS: decimal(units, 3),
});

/** A file as the registrar mails it. */
export function csvOf({ rta, rows, balances }: FeedFile): string {
  if (rows.length > 0) {
    return rta === 'CAMS' ? csvSheet(wbr2, rows.map(camsCells)) : csvSheet(mfsd201, rows.map(kfinCells));
  }
  return rta === 'CAMS'
    ? csvSheet(wbr9, balances.map(camsBalance))
    : csvSheet(mfsd211, balances.map(kfinBalance));
}

const inFile = <Item extends { readonly rta: Rta }>(
  sent: readonly Sent<Item>[],
  rta: Rta,
  n: number,
): Item[] =>
  sent
    .filter(({ item, files }) => item.rta === rta && files.includes(n))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item);

/** A feed cut into files: three of transactions and two of balances per registrar, as far as there is something. */
export function filesOf(feed: Feed): FeedFile[] {
  const files = (['CAMS', 'KFIN'] as const).flatMap((rta) => [
    ...[0, 1, 2].map((n) => ({ name: `${rta} ${n}`, rta, rows: inFile(feed.rows, rta, n), balances: [] })),
    ...[0, 1].map((n) => ({
      name: `${rta} balances ${n}`,
      rta,
      rows: [],
      balances: inFile(feed.balances, rta, n),
    })),
  ]);
  const full = files.filter(({ rows, balances }) => rows.length + balances.length > 0);
  // Two with the same content are one file.
  return [...new Map(full.map((file) => [csvOf(file), file])).values()];
}

export interface Deed {
  readonly act: 'bring' | 'roll back';
  /** Which of the files. */
  readonly file: number;
}

/** Ten files in any order; some are brought twice, some taken back, some brought again. */
export const anyDeeds: fc.Arbitrary<Deed[]> = fc
  .tuple(
    fc.shuffledSubarray(
      Array.from({ length: 10 }, (_, n) => n),
      { minLength: 10 },
    ),
    fc.array(fc.record({ at: fc.nat(14), file: fc.nat(9), isBack: fc.boolean() }), { maxLength: 6 }),
  )
  .map(([order, extra]) => {
    const deeds: Deed[] = order.map((file) => ({ act: 'bring', file }));
    for (const { at, file, isBack } of extra) {
      deeds.splice(at, 0, { act: isBack ? 'roll back' : 'bring', file });
    }
    return deeds;
  });
