import { milliUnits, navTenThousandths, paise } from '@hub/domain';
import { numberOf } from '@hub/domain/holdings/ledger/entry-name';
import { describe, expect, it } from 'vitest';
import type { TransactionRecord } from '../feeds/records/records.ts';
import { entryOfRecord } from './entry-of-record.ts';

/** Handbook §1.3: 10,000 at 52.3417 is 0.50 of duty and 191.043 units. */
const purchase = {
  kind: 'purchase',
  effect: 'in',
  reversal: false,
  reversesNumber: null,
  transactionNumber: '77',
  part: '',
  folio: '1/1',
  tradeDate: '2026-03-20',
  postDate: null,
  fundsDate: null,
  userReference: null,
  location: null,
  carriedOn: null,
  carriedAmount: null,
  units: milliUnits(191_043n),
  signedUnits: milliUnits(191_043n),
  amount: paise(1_000_000n),
  nav: navTenThousandths(523_417n),
  stampDuty: paise(50n),
  stt: null,
  tax: null,
  load: null,
  registrationNumber: null,
  euin: null,
  subBrokerArn: null,
} as unknown as TransactionRecord;

const entryOf = (part: Partial<TransactionRecord>) =>
  entryOfRecord({ ...purchase, ...part }, 'ARN-1', '900101');

describe('a row of a registrar as a ledger entry', () => {
  it('has what was paid, whether the file counts the stamp duty in or not', () => {
    expect(entryOf({})?.amount).toBe(1_000_000n);
    expect(entryOf({ amount: paise(999_950n) })?.amount).toBe(1_000_000n);
    expect(entryOf({ stampDuty: null })?.amount).toBe(1_000_000n);
    expect(entryOf({ nav: null, amount: paise(999_950n) })?.amount).toBe(999_950n);
  });

  it('tells the two sides and the pieces of a switch apart by their names', () => {
    const names = [
      entryOf({ kind: 'switch-in' }),
      entryOf({ kind: 'switch-out', effect: 'out' }),
      entryOf({ kind: 'switch-out', effect: 'out', part: '2' }),
      entryOf({ kind: 'idcw-payout', effect: 'none' }),
      entryOf({ reversal: true }),
    ].map((entry) => entry?.trxnNo ?? '');
    expect(new Set(names).size).toBe(5);
    expect(new Set(names.map(numberOf))).toEqual(new Set(['77']));
  });

  it('of a reversal names what it takes back', () => {
    const original = entryOf({});
    expect(entryOf({ reversal: true, signedUnits: milliUnits(-191_043n) })).toMatchObject({
      kind: 'reversal',
      reverses: original?.trxnNo,
      units: -191_043n,
    });
    expect(entryOf({ reversal: true, reversesNumber: '12' })?.reverses).toBe('12');
  });

  it('keeps the days of trade, posting and funds apart, and the order’s own reference', () => {
    const said = {
      postDate: '2026-03-23',
      fundsDate: '2026-03-19',
      userReference: 'U1',
      location: 'B30',
    } as const;
    const entry = entryOf(said);
    const day = entry?.day ?? 0;
    expect([(entry?.postedOn ?? 0) - day, (entry?.fundsOn ?? 0) - day]).toEqual([3, -1]);
    expect(entry).toMatchObject({ userRef: 'U1', location: 'B30' });
  });

  it('is none when nothing moves', () => {
    expect(entryOf({ kind: 'pledge', effect: 'none' })).toBeNull();
  });
});
