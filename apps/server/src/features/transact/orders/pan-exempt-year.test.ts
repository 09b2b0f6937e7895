import { navOf, paise, unitsOf } from '@hub/domain';
import type { EntryKind } from '@hub/domain/holdings/ledger/entry-kinds';
import { checkOrder } from '@hub/domain/orders/checks/check-order';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../test/open-test-database.ts';
import { oneStatement } from '../../../db/queries.ts';
import { seedPeople } from '../../../http/test/test-book.ts';
import { bookOf } from '../../book/book.public.ts';
import { bringFile } from '../../book/test/bring-file.ts';
import { account, codes, day, euin, folios, seedOrderBook } from '../test/order-book.ts';
import { readFacts } from './order-facts.ts';

const arn = 'ARN-100001';
const rupees = (amount: bigint) => paise(amount * 100n);
const now = Temporal.Instant.from('2026-11-16T05:00:00Z');
let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
  await seedPeople(test.db);
  await seedOrderBook(test.db);
  await test.db.read('system', 'update investor set pan = null where arn = $1 and name = $2', [
    arn,
    'Bela Shah',
  ]);
});
afterAll(() => test.close());

const entry = (
  trxnNo: string,
  kind: EntryKind,
  on: string,
  amount: bigint,
  reverses: string | null = null,
) => ({
  arn,
  folioNo: folios.bela,
  schemeCode: codes.flexi,
  trxnNo,
  kind,
  day: day(on),
  units: unitsOf(`${kind === 'reversal' || kind === 'redemption' ? '-' : ''}${amount / 10n}.000`),
  nav: navOf('10.0000'),
  amount: rupees(amount),
  duty: paise(0n),
  load: paise(0n),
  stt: paise(0n),
  tax: paise(0n),
  carried: null,
  reverses,
  planNo: null,
  euin: null,
  subArn: null,
});

async function readBela() {
  const requested = { folioNo: folios.bela, schemeCode: codes.flexi };
  return (await readFacts(oneStatement(test.db, { arn }), arn, [requested], { now })).factsOf(requested);
}

it('₹50,000 a year without a PAN counts lumpsums and SIP instalments together, of what counts in the ledger', async () => {
  await test.db.transaction('system', (tx) =>
    bookOf(tx).post([
      // Last year's.
      entry('P0', 'purchase', '2026-03-31', 20_000n),
      entry('P1', 'purchase', '2026-04-01', 15_000n),
      entry('S1', 'sip-instalment', '2026-05-11', 8_000n),
      entry('S2', 'sip-instalment', '2026-06-10', 8_000n),
      // The debit came back.
      entry('S3', 'sip-instalment', '2026-07-10', 8_000n),
      entry('S3R', 'reversal', '2026-07-13', 8_000n, 'S3'),
      // No new money, and money out makes no room.
      entry('I1', 'switch-in', '2026-08-10', 9_000n),
      entry('R1', 'redemption', '2026-09-10', 5_000n),
    ]),
  );
  const facts = await readBela();
  expect(facts.folio?.paidThisYear).toBe(rupees(31_000n));
  const left = (amount: bigint) =>
    checkOrder(
      {
        kind: 'lumpsum',
        folioNo: folios.bela,
        schemeCode: codes.flexi,
        idcw: 'Z',
        amount: rupees(amount),
        payMode: 'netbanking',
        mandate: null,
        account,
        euin,
        isExecutionOnly: false,
        subArn: null,
      },
      facts,
      now,
    ).find(({ code }) => code === 'pan-exempt-limit');
  expect(left(19_000n)).toBeUndefined();
  expect(left(20_000n)).toMatchObject({ left: rupees(19_000n) });
});

it('counts the same as a list of what was paid and came back, over random years', async () => {
  const before = (await readBela()).folio?.paidThisYear ?? 0n;
  const row = fc.record({
    kind: fc.constantFrom<EntryKind>('purchase', 'sip-instalment', 'switch-in', 'idcw-reinvestment'),
    on: fc.constantFrom('2026-03-30', '2026-04-01', '2026-07-15', '2026-11-13'),
    thousands: fc.integer({ min: 1, max: 9 }),
    /** Of tens of its units. */
    cameBack: fc.constantFrom(0, 0, 3, 10),
  });
  let no = 0;
  let paid: bigint = before;
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 4 }), async (rows) => {
      const entries = rows.flatMap(({ kind, on, thousands, cameBack }) => {
        no += 1;
        const amount = BigInt(thousands) * 1000n;
        const back = (amount * BigInt(cameBack)) / 10n;
        const isNewMoney = kind === 'purchase' || kind === 'sip-instalment';
        if (isNewMoney && on >= '2026-04-01') paid += (amount - back) * 100n;
        const whole = entry(`X${no}`, kind, on, amount);
        return back === 0n ? [whole] : [whole, entry(`X${no}R`, 'reversal', '2026-11-14', back, `X${no}`)];
      });
      await test.db.transaction('system', (tx) => bookOf(tx).post(entries));
      expect((await readBela()).folio?.paidThisYear).toBe(paid);
    }),
    // The ledger grows from one to the next: a smaller one cannot be tried again.
    { numRuns: 10, endOnFailure: true },
  );
});

it('does not count an instalment that was rolled back', async () => {
  const paid = async () => (await readBela()).folio?.paidThisYear;
  const before = (await paid()) ?? 0n;
  const rollBack = await bringFile(test.db, entry('B1', 'sip-instalment', '2026-10-12', 4_000n));
  expect(await paid()).toBe(before + rupees(4_000n));
  await rollBack();
  expect(await paid()).toBe(before);
});
