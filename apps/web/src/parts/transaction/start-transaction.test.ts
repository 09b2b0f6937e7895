import { matchRoute } from '@hub/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  readTransactionStart,
  startableTransactions,
  startTransaction,
  type TransactionStart,
} from './start-transaction.ts';

const start: fc.Arbitrary<TransactionStart> = fc.record(
  {
    investor: fc.uuid(),
    folio: fc.stringMatching(/^[0-9A-Za-z][0-9A-Za-z/-]{0,29}$/),
    scheme: fc.stringMatching(/^[A-Za-z0-9]{1,20}$/),
    reg: fc.stringMatching(/^[0-9A-Za-z][0-9A-Za-z/_-]{0,49}$/),
    target: fc.stringMatching(/^[A-Za-z0-9]{1,20}$/),
    amount: fc.oneof(fc.constant('all'), fc.stringMatching(/^\d{1,12}(\.\d{1,2})?$/)),
    stepUp: fc.stringMatching(/^\d{1,2}(\.\d{1,2})?$/),
    until: fc.stringMatching(/^\d{4}-\d\d-\d\d$/),
    units: fc.stringMatching(/^\d{1,12}(\.\d{1,3})?$/),
    field: fc.stringMatching(/^[A-Za-z]{1,20}$/),
    row: fc.stringMatching(/^[a-z-]{1,20}~[0-9A-Za-z][0-9A-Za-z/_. -]{0,119}$/),
  },
  { requiredKeys: [] },
);

describe('the start of a transaction', () => {
  it('opens the screen of the transaction and hands over everything that is known', () => {
    fc.assert(
      fc.property(fc.constantFrom(...startableTransactions), start, (kind, existing) => {
        const { pathname, search } = new URL(startTransaction(kind, existing), 'https://hub.example');
        expect(matchRoute(pathname, 'aranya')?.route).toBe(`transact/${kind}`);
        expect(readTransactionStart(search)).toEqual(existing);
      }),
    );
  });

  it('names each part as it is called', () => {
    expect(startTransaction('redeem', { folio: '1234567/89', scheme: '120503' })).toBe(
      '/distributor/transact/redeem?folio=1234567%2F89&scheme=120503',
    );
  });

  it('takes nothing from an address that no screen of ours would have written', () => {
    expect(
      readTransactionStart(
        '?investor=4711&folio=%3Cb%3E&scheme=..%2F&reg=&amount=5e3&stepUp=100&until=soon&units=-1&row=x&target=&field=1',
      ),
    ).toEqual({});
    fc.assert(fc.property(fc.string(), (any) => void readTransactionStart(`?${any}`)));
  });
});
