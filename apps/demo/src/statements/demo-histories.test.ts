import { accountStatement, capitalGainStatement } from '@hub/contract/calls/statements/statements';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entry, post, writeHolder } from '../../../server/src/features/investor/test/held-book.ts';
import { signedIn } from '../../../server/src/features/investor/test/signed-in.ts';
import {
  codes,
  writeHandbookClient,
  writeSchemes,
} from '../../../server/src/features/statements/test/statement-book.ts';
import { type TestApp, testApp } from '../../../server/src/http/test/test-app.ts';
import { people } from '../../../server/src/http/test/test-book.ts';
import { makeDemoHistories } from './demo-histories.ts';

const { arn } = people.ifa;

let hub: TestApp;
let investorId: string;
beforeAll(async () => {
  hub = await testApp();
  await writeSchemes(hub.db);
  investorId = await writeHandbookClient(hub.db, arn);
  await hub.db.transaction('system', (tx) =>
    writeHolder(tx, { arn, name: 'Arjun Iyer', pan: 'ZZZPI9999K', family: 'Iyer', folios: ['M1'] }),
  );
  const carried = (one: ReturnType<typeof entry>) => ({ ...one, carried: null });
  await hub.db.read(
    'system',
    `insert into nav (scheme_code, day, nav)
     values ($1, '2021-11-12', 21), ($2, '2025-10-10', 64), ($2, '2026-01-19', 66), ($2, '2026-02-13', 68),
            ($2, '2026-09-25', 72), ($2, '2026-10-06', 74), ($2, '2026-10-26', 76)`,
    [codes.merged, codes.equity],
  );
  await post(hub.db, [
    entry([arn, 'M1', codes.merged], '1', 'purchase', '2022-02-01', {
      units: '10',
      amount: '200',
      nav: '20',
    }),
    carried(
      entry([arn, 'M1', codes.merged], '2', 'merger-out', '2025-02-03', {
        units: '10',
        amount: '400',
        nav: '40',
      }),
    ),
    carried(
      entry([arn, 'M1', codes.equity], '2', 'merger-in', '2025-02-03', {
        units: '8',
        amount: '400',
        nav: '50',
      }),
    ),
  ]);
});
afterAll(() => hub.close());

it('the demo has lots from before 2018, units without a cost and a hole in a history, once', async () => {
  await makeDemoHistories(hub.context, arn);
  const client = await signedIn(hub, arn);
  const small = await client.request(accountStatement, { investorId, period: 'inception' });
  expect(small.folios).toHaveLength(2);

  for (let start = 0; start < 2; start += 1) await makeDemoHistories(hub.context, arn, 2);
  const { folios } = await client.request(accountStatement, { investorId, period: 'inception' });
  expect(folios.map(({ folioNo }) => folioNo)).toEqual(['990000018/11', '990000026/27', 'A1/01', 'B2/02']);

  const year = '2026-27';
  const { lines, doubts } = await client.request(capitalGainStatement, { investorId, year });
  expect(lines.find(({ folioNo }) => folioNo === '990000018/11')).toMatchObject({
    boughtOn: '2016-06-15',
    term: 'long',
    grandfathered: { nav: '15.0000' },
  });
  expect(lines.find(({ folioNo }) => folioNo === '990000026/27')).toMatchObject({ cost: null, gain: null });
  expect(
    doubts.map(({ text }) => text).filter((text) => /is not counted|without their cost/.test(text)),
  ).toHaveLength(2);
});
