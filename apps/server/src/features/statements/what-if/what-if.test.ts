import type { RequestOf } from '@hub/contract';
import { whatIf } from '@hub/contract/calls/statements/statements-what-if';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { codes, folios } from '../../transact/test/order-book.ts';
import { clientOf, seedWhatIfBook } from '../test/what-if-book.ts';

let hub: TestApp;
let mine: TestClient;
beforeAll(async () => {
  hub = await testApp();
  await seedWhatIfBook(hub.db);
  mine = hub.client();
  await mine.logIn(people.ifa.arn);
});
afterAll(() => hub.close());

type Request = RequestOf<typeof whatIf>['requests'][number];

const flexi = { folioNo: folios.asha, schemeCode: codes.flexi };
const requested = async (...requests: Request[]) =>
  mine.request(whatIf, { investorId: await clientOf(hub.db, folios.asha), requests });
const one = async (request: Request) => (await requested(request)).items[0];

describe('a what-if', () => {
  // 1,000 units of 30 and 50 of 36, all at 40; the young ones bear 1 %: 2,000 less 20.
  it('sells the oldest first, with load, gain and days lot by lot', async () => {
    const item = await one({ ...flexi, by: 'units', units: '1050' });
    expect(item).toMatchObject({
      scheme: 'Aranya Flexi Cap Fund',
      taxClass: 'equity',
      nav: { value: '40.0000', day: '2026-11-13' },
      freeUnits: '2000.000',
      refusal: null,
    });
    expect(item?.result).toMatchObject({
      units: '1050.000',
      gross: '42000.00',
      load: '20.00',
      stt: '0.42',
      net: '41979.58',
      long: '10000.00',
      short: '180.00',
      unitsLeft: '950.000',
      valueLeft: '38000.00',
      unitsWithoutCost: '0.000',
    });
    expect(item?.result?.parts).toEqual([
      {
        boughtOn: '2024-11-14',
        units: '1000.000',
        daysHeld: 732,
        loadPercent: '0.0000',
        load: '0.00',
        proceeds: '40000.00',
        countedCost: '30000.00',
        term: 'long',
        gain: '10000.00',
        loadFreeFrom: null,
        longFrom: null,
      },
      {
        boughtOn: '2025-12-01',
        units: '50.000',
        daysHeld: 350,
        loadPercent: '1.0000',
        load: '20.00',
        proceeds: '1980.00',
        countedCost: '1800.00',
        term: 'short',
        gain: '180.00',
        loadFreeFrom: '2026-12-02',
        longFrom: '2026-12-02',
      },
    ]);
  });

  it('of a non-resident shows TDS by rate before what reaches the bank, now and on the cheapest day', async () => {
    const setStatus = (code: string) =>
      hub.db.read('system', 'update folio set tax_status = $2 where folio_no = $1', [folios.asha, code]);
    await setStatus('21');
    try {
      const result = (await one({ ...flexi, by: 'units', units: '1050' }))?.result;
      // 10,000 at 12.5 % and 180 at 20 %, with 4 % cess.
      expect(result).toMatchObject({
        tds: '1337.44',
        tdsParts: [
          { term: 'long', basisPoints: 1250, gain: '10000.00', tds: '1300.00' },
          { term: 'short', basisPoints: 2000, gain: '180.00', tds: '37.44' },
        ],
        net: '40642.14',
      });
      // Then all is long: 10,200 at 13 %.
      expect(result?.cheapest).toMatchObject({ day: '2026-12-02', tds: '1326.00', net: '40673.58' });
      const raised = (await one({ ...flexi, by: 'raise', amount: '20000' }))?.result;
      expect(Number(raised?.net)).toBeCloseTo(20_000, 1);
      expect(Number(raised?.gross)).toBeGreaterThan(20_600);
    } finally {
      await setStatus('01');
    }
    expect((await one({ ...flexi, by: 'units', units: '1050' }))?.result).toMatchObject({
      tds: null,
      tdsParts: [],
      net: '41979.58',
    });
  });

  it('names the cheapest day of the next sixty, and why', async () => {
    const item = await one({ ...flexi, by: 'units', units: '1050' });
    expect(item?.result?.days).toEqual([
      { day: '2026-11-16', load: '20.00', tds: null, short: '180.00', long: '10000.00' },
      { day: '2026-12-02', load: '0.00', tds: null, short: '0.00', long: '10200.00' },
    ]);
    expect(item?.result?.cheapest).toEqual({
      day: '2026-12-02',
      load: '0.00',
      tds: null,
      short: '0.00',
      long: '10200.00',
      net: '41999.58',
      loadSaved: '20.00',
      shortLess: '180.00',
      why: 'By 02-Dec-2026 1 lot leaves an exit-load period and 1 lot becomes long-term: ₹20 less exit load and ₹180 less short-term gain.',
    });
    const old = await one({ ...flexi, by: 'units', units: '1000' });
    expect(old?.result?.cheapest).toBeNull();
  });

  it('raises so much in the bank, or sells for so much, or all that is free', async () => {
    const { items } = await requested(
      { ...flexi, by: 'raise', amount: '20000' },
      { ...flexi, by: 'amount', amount: '20000' },
      { ...flexi, by: 'all' },
    );
    expect(items.map(({ result }) => result?.net)).toEqual(['20000.00', '19999.80', '79599.20']);
    expect(items.map(({ result }) => result?.units)).toEqual(['500.005', '500.000', '2000.000']);
  });

  it('counts what the year has realised against the allowance', async () => {
    const { allowance, asOn } = await requested({ ...flexi, by: 'all' });
    expect(allowance).toEqual({
      year: '2026-27',
      limit: '125000.00',
      used: '1800.00',
      left: '123200.00',
    });
    expect(asOn).toBe('2026-11-15');
  });

  it('that cannot be says why, beside one that can', async () => {
    const { items } = await requested(
      { ...flexi, by: 'units', units: '5000' },
      { ...flexi, schemeCode: codes.debt, by: 'all' },
      { ...flexi, by: 'units', units: '1' },
    );
    expect(items.map(({ refusal }) => refusal)).toEqual([
      'Only 2,000.000 units can be redeemed, for ₹79,600.00 after exit load.',
      `Folio ${folios.asha} holds no units of this scheme.`,
      null,
    ]);
    expect(items.map(({ result }) => result !== null)).toEqual([false, false, true]);
  });

  it('of units in lock-in says until when', async () => {
    const request = { folioNo: folios.bela, schemeCode: codes.elss, by: 'all' } as const;
    const { items } = await mine.request(whatIf, { requests: [request] });
    expect(items[0]).toMatchObject({
      freeUnits: '0.000',
      result: null,
      refusal: 'No units can be redeemed: all are locked in, the first until 15-Jan-2028.',
    });
  });
});

describe("another's folio", () => {
  it('answers like one that does not exist', async () => {
    const request = { schemeCode: codes.flexi, by: 'all' } as const;
    const { items } = await requested(
      { ...request, folioNo: folios.theirs },
      { ...request, folioNo: '7777/7' },
      { ...request, folioNo: folios.bela },
    );
    const reported = items.map((item) => JSON.stringify(item).replaceAll(item.folioNo, 'F'));
    expect(new Set(reported).size).toBe(1);
    expect(items[0]?.result).toBeNull();
  });

  it.each([folios.theirs, '7777/7'])('by itself is not found: %s', async (folioNo) => {
    const requests = [{ folioNo, schemeCode: codes.flexi, by: 'all' as const }];
    expect(await mine.call(whatIf, { requests })).toMatchObject({ ok: false, status: 404 });
    const investorId = await clientOf(hub.db, folios.theirs);
    expect(await mine.call(whatIf, { investorId, requests })).toMatchObject({ ok: false, status: 404 });
  });
});

describe('a scheme without a tax class', () => {
  it('has no what-if and says why', async () => {
    const classed = (taxClass: string | null) =>
      hub.db.transaction('system', (tx) =>
        tx.query('update scheme set tax_class = $1 where code = $2', [taxClass, codes.flexi]),
      );
    const category =
      'update scheme set category = $1 where code = $2 returning (select category from scheme where code = $2) as before';
    const [was] = await hub.db.transaction('system', (tx) =>
      tx.query<{ before: string }>(category, ['Fund of Nobody Knows What', codes.flexi]),
    );
    await classed(null);
    try {
      expect(await one({ ...flexi, by: 'all' })).toMatchObject({
        taxClass: null,
        result: null,
        refusal: 'The tax class of this scheme is not known, so its STT and gains cannot be worked out.',
      });
    } finally {
      await classed('equity');
      await hub.db.transaction('system', (tx) => tx.query(category, [was?.before, codes.flexi]));
    }
  });
});
