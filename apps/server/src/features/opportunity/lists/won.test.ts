import { paise, unitsOf } from '@hub/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../test/open-test-database.ts';
import { oneStatement } from '../../../db/queries.ts';
import { seedPeople } from '../../../http/test/test-book.ts';
import { bringFile } from '../../book/test/bring-file.ts';
import { entry } from '../../book/test/small-book.ts';
import { codes, day, folios, seedOrderBook } from '../../transact/test/order-book.ts';
import { findWon } from './won.repository.ts';

const arn = 'ARN-100001';
let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
  await seedPeople(test.db);
  await seedOrderBook(test.db);
  await test.db.read(
    'system',
    `insert into orders (arn, reference, kind, status, type, investor_id, folio_no, scheme_code, terms, summary,
                         confirmation_id, changed_at)
     select arn, 'HSIP', 'sip', 'allotted', 'sip', investor_id, folio_no, $2, '{"begunFrom": "ceased~1"}', '{}',
            gen_random_uuid(), now() from folio where arn = $1 and folio_no = $3`,
    [arn, codes.flexi, folios.bela],
  );
});
afterAll(() => test.close());

/** An instalment of the SIP that the order registered. */
const instalment = (trxnNo: string, on: string) =>
  entry({
    arn,
    folioNo: folios.bela,
    schemeCode: codes.flexi,
    trxnNo,
    kind: 'sip-instalment',
    day: day(on),
    units: unitsOf('500.000'),
    amount: paise(5_000_00n),
    planNo: 'HSIP',
  });

it('is won what counts in the ledger: an instalment that was rolled back, or whose debit came back, is not', async () => {
  const won = () => findWon(oneStatement(test.db, { arn }), arn, '2026-04-01');
  expect(await won()).toEqual({ orders: 0, amount: '0.00' });
  await bringFile(test.db, instalment('S1', '2026-05-11'));
  const rollBack = await bringFile(test.db, instalment('S2', '2026-06-10'));
  expect(await won()).toEqual({ orders: 1, amount: '10000.00' });
  await rollBack();
  expect(await won()).toEqual({ orders: 1, amount: '5000.00' });
  await bringFile(test.db, instalment('S3', '2026-07-10'), {
    ...instalment('S3R', '2026-07-13'),
    kind: 'reversal',
    units: unitsOf('-500.000'),
    reverses: 'S3',
  });
  expect(await won()).toEqual({ orders: 1, amount: '5000.00' });
});
