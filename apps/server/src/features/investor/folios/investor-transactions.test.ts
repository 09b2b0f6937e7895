import { investorDetails, listFolios, listTransactions } from '@hub/contract/calls/investor/investor-details';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { codes } from '../test/held-book.ts';
import { type HeldClients, writeClients } from '../test/held-clients.ts';

const { flexi, debt } = codes;

let hub: TestApp;
let mine: TestClient;
let theirs: TestClient;
let ids: HeldClients;
beforeAll(async () => {
  hub = await testApp();
  ids = await writeClients(hub.db, people.ifa.arn, people.other.arn);
  [mine, theirs] = [hub.client(), hub.client()];
  await mine.logIn(people.ifa.arn);
  await theirs.logIn(people.other.arn);
  // Some of these calls belong to another service, with a token of its own.
  await Promise.all([mine.authenticate(), theirs.authenticate()]);
});
afterAll(() => hub.close());

const details = (id: string) => mine.request(investorDetails, { id });
const foliosOf = async (investorId: string) => (await mine.request(listFolios, { investorId })).folios;

describe('transactions', () => {
  it('are told newest first, in the words of a distributor, with what was taken back marked', async () => {
    const { items, total } = await mine.request(listTransactions, { investorId: ids.sunil });
    expect(total).toBe(7);
    expect(items.map(({ day, kind, units, counted }) => [day, kind, units, counted])).toEqual([
      ['2026-11-04', 'Redemption', '-100.000', 'yes'],
      ['2026-10-01', 'Purchase', '50.000', 'yes'],
      ['2025-11-13', 'Purchase', '100.000', 'yes'],
      ['2025-01-03', 'Purchase reversal', '-90.000', 'reversed'],
      ['2025-01-01', 'Purchase', '90.000', 'reversed'],
      ['2024-12-31', 'IDCW payout', '0.000', 'yes'],
      ['2024-01-01', 'Purchase', '100.000', 'yes'],
    ]);
    expect(items[5]).toMatchObject({ amount: '50.00', tax: '5.00', folioNo: '4000001', schemeCode: debt });
  });

  it('of both sides of a switch on one day stand in a fixed order, each with its sign', async () => {
    const { items } = await mine.request(listTransactions, { folioNo: '2000001' });
    expect(items.map(({ kind, units, schemeCode }) => [kind, units, schemeCode])).toEqual([
      ['Switch out', '-1000.000', flexi],
      ['Switch in', '3000.000', debt],
      ['Purchase', '2000.000', flexi],
    ]);
    expect(items[2]).toMatchObject({ euin: null, planNo: null, nav: '50.0000', amount: '100000.00' });
  });

  it('are of all folios of a client, of one of them, or of one scheme', async () => {
    const total = async (requested: Parameters<typeof mine.request<object, unknown>>[1]) =>
      ((await mine.request(listTransactions, requested)) as { total: number }).total;
    expect(await total({ investorId: ids.vikram })).toBe(4);
    expect(await total({ investorId: ids.vikram, folioNo: '2000002' })).toBe(1);
    expect(await total({ investorId: ids.vikram, schemeCode: debt })).toBe(1);
    expect(await total({ investorId: ids.vikram, schemeCode: '999999' })).toBe(0);
  });

  it('are not those that a rollback took back, nor do they count in the figures', async () => {
    const before = [await details(ids.meena), await foliosOf(ids.meena)];
    const line = (revision: number, units: string) =>
      hub.db.read(
        'system',
        `insert into ledger (arn, folio_no, scheme_code, trxn_no, revision, day, kind, amount, units, nav)
         values ($1, '5000001', $2, '99', $3, '2024-02-02', 'purchase', 777, $4, 10)`,
        [people.ifa.arn, flexi, revision, units],
      );
    const amounts = async () =>
      (await mine.request(listTransactions, { investorId: ids.meena })).items.map(({ amount }) => amount);
    await line(0, '77.7');
    await line(1, '-77.7');
    // Money of 2024 would make a yearly rate of it.
    expect([await details(ids.meena), await foliosOf(ids.meena)]).toEqual(before);
    expect(await amounts()).toEqual(['60.00']);
    // Imported once more: it stands again, once.
    await line(2, '77.7');
    expect(await amounts()).toEqual(['60.00', '777.00']);
    await line(3, '-77.7');
  });

  it('come ten to a page, each on one page only', async () => {
    const folioNo = '3000001';
    await hub.db.read(
      'system',
      `insert into ledger (arn, folio_no, scheme_code, trxn_no, day, kind, amount, units, nav)
       select $1, $2, $3, 'p' || n, '2022-03-03', 'sip-instalment', 10, 1, 10 from generate_series(0, 21) n`,
      [people.ifa.arn, folioNo, flexi],
    );
    const pages = await Promise.all(
      [1, 2, 3, 4].map((pageNumber) => mine.request(listTransactions, { folioNo, pageNumber })),
    );
    expect(pages.map(({ items, total }) => [items.length, total])).toEqual([
      [10, 26],
      [10, 26],
      [6, 26],
      [0, 26],
    ]);
    const keys = pages.flatMap(({ items }) => items.map(({ key }) => key));
    expect(new Set(keys).size).toBe(26);
    // Of one day: the shorter number is the older one.
    expect(keys.slice(3, 6).map((key) => key.split(' ')[2])).toEqual(['21', 'p21', 'p20']);
    expect(keys.at(-1)).toMatch(/ p0$/);
  });
});
