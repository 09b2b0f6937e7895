import { findAnything } from '@hub/contract/calls/investor/investor-list';
import { transactClient } from '@hub/contract/calls/transact/transact-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { folios, seedOrderBook } from '../test/order-book.ts';
import { sendOrder } from '../test/sent-orders.ts';

let hub: TestApp;
let mine: TestClient;
let theirs: TestClient;

const second = '1001/2';

/** Of a folio: [limit, status, first day, last day]. The test clock stands on 15-Nov-2026. */
const mandates = [
  [folios.asha, '25000.00', 'APPROVED', '2026-01-01', '2030-01-01'],
  [folios.asha, '10000.00', 'APPROVED', '2026-01-01', '2030-01-01'],
  [folios.asha, '90000.00', 'APPROVED', '2026-12-01', '2030-01-01'],
  [folios.asha, '80000.00', 'APPROVED', '2024-01-01', '2026-11-14'],
  [folios.asha, '70000.00', 'SENT', '2026-01-01', '2030-01-01'],
] as const;

beforeAll(async () => {
  hub = await testApp();
  await seedOrderBook(hub.db);
  await hub.db.transaction('system', async (tx) => {
    await tx.query(
      `insert into folio (arn, folio_no, investor_id, holding, banks, tax_status, rta, opened_on)
       select arn, $2, investor_id, 'JO', banks, tax_status, rta, opened_on from folio
        where arn = $1 and folio_no = $3`,
      [people.ifa.arn, second, folios.asha],
    );
    for (const [folioNo, limit, status, from, to] of mandates) {
      await tx.query(
        `insert into mandate (arn, id, folio_no, bank, account, ifsc, channel, "limit", starts_on, ends_on, status)
         values ($1, gen_random_uuid(), $2, 'HDFC Bank', '50100012344321', 'HDFC0000001', 'netbanking', $3, $4, $5, $6)`,
        [people.ifa.arn, folioNo, limit, from, to, status],
      );
    }
  });
  await sendOrder(hub.db, { reference: 'H00000000001', status: 'allotted', at: '2026-11-10T06:00:00Z' });
  await sendOrder(hub.db, {
    reference: 'H00000000002',
    status: 'pending',
    at: '2026-11-11T06:00:00Z',
    kind: 'redeem',
  });
  [mine, theirs] = [hub.client(), hub.client()];
  await mine.logIn(people.ifa.arn);
  await theirs.logIn(people.other.arn);
});
afterAll(() => hub.close());

async function idOf(words: string): Promise<string> {
  const [client] = (await mine.request(findAnything, { words })).clients;
  if (client === undefined) throw new Error(`Nobody is called ${words}`);
  return client.id;
}

describe('the client an order is for', () => {
  it('has name, masked mobile and each folio with holding, AUM, KYC and the mandate that debits most today', async () => {
    const client = await mine.request(transactClient, { investorId: await idOf('asha') });
    expect(client).toMatchObject({ name: 'Asha Menon', maskedMobile: '*****11111' });
    expect(client.folios).toEqual([
      {
        folioNo: folios.asha,
        holding: 'SI',
        // 1,000 units at 40 and 1,000 at 50.
        aum: '90000.00',
        kyc: 'VALIDATED',
        blocked: null,
        mandate: { bank: 'HDFC Bank', maskedAccount: expect.stringMatching(/\*+4321$/), limit: '25000.00' },
      },
      {
        folioNo: second,
        holding: 'JO',
        aum: '0.00',
        kyc: 'VALIDATED',
        blocked: 'Transaction cannot be allowed. Joint account',
        mandate: null,
      },
    ]);
  });

  it('has the order that was sent last, and none where nothing was ordered', async () => {
    const { lastOrder } = await mine.request(transactClient, { investorId: await idOf('asha') });
    expect(lastOrder).toMatchObject({ reference: 'H00000000002', kind: 'redeem', folioNo: folios.asha });
    expect((await mine.request(transactClient, { investorId: await idOf('bela') })).lastOrder).toBeNull();
  });

  it('says whose KYC is not in order', async () => {
    const investorId = await idOf('bela');
    await hub.db.read('system', "update investor set kyc = 'ON_HOLD' where id = $1", [investorId]);
    const { folios: found } = await mine.request(transactClient, { investorId });
    expect(found[0]).toMatchObject({ kyc: 'ON_HOLD', blocked: expect.stringMatching(/not allowed/) });
  });

  it('of another distributor is not found, as one that is none', async () => {
    const investorId = await idOf('asha');
    const none = { ok: false, status: 404 };
    expect(await theirs.call(transactClient, { investorId })).toMatchObject(none);
    expect(
      await mine.call(transactClient, { investorId: '61546eb2-2613-4d9a-8352-9d25711de732' }),
    ).toMatchObject(none);
    expect(await mine.call(transactClient, { investorId: 'asha' })).toMatchObject({
      ok: false,
      status: 400,
      fields: { investorId: expect.any(String) },
    });
  });
});

it('the search says how many folios a client has, and the one that was looked for', async () => {
  const found = async (words: string) => (await mine.request(findAnything, { words })).clients[0];
  expect(await found('asha')).toMatchObject({ folios: 2, folioNo: folios.asha });
  expect(await found(second)).toMatchObject({ folios: 2, folioNo: second });
  expect(await found('bela')).toMatchObject({ folios: 1, folioNo: folios.bela });
});
