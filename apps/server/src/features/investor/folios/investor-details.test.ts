import { randomUUID } from 'node:crypto';
import { uncountedTexts } from '@hub/contract';
import { folioDetails } from '@hub/contract/calls/investor/investor';
import {
  type Folio,
  investorDetails,
  listFolios,
  listTransactions,
} from '@hub/contract/calls/investor/investor-details';
import { transactTexts } from '@hub/contract/orders/words/transact-texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { codes, entry, post, writeHolder } from '../test/held-book.ts';
import { type HeldClients, writeClients } from '../test/held-clients.ts';

const { flexi, elss, debt, unpriced } = codes;

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
const holdingsOf = async (investorId: string) => {
  const [folio] = await foliosOf(investorId);
  return new Map(folio?.holdings.map((holding) => [holding.code, holding]));
};

describe('one client', () => {
  it('is told with every number masked, what it has, since when and with whom', async () => {
    expect(await details(ids.asha)).toEqual({
      id: ids.asha,
      name: 'Asha Pillai',
      maskedPan: '******234F',
      maskedMobile: '*****43210',
      maskedEmail: '*****t@example.in',
      kyc: 'VALIDATED',
      taxStatus: '01',
      birthDate: '1980-05-17',
      city: 'Kochi',
      investedOn: '2025-11-13',
      lastInvestedOn: '2025-11-13',
      // 191.043 × 62.8100 = 11,999.41083; a year to the day. 191.043 × 0.31 = 59.22333.
      figures: {
        value: '11999.41',
        cost: '10000.00',
        withoutCost: '0.00',
        hasCost: true,
        gain: '1999.41',
        gainPercent: '19.99',
        dayChange: '59.22',
        xirr: '19.99',
      },
      asOn: '2026-11-13',
      allocation: [{ assetClass: 'EQUITY', value: '11999.41' }],
      sips: { running: 0, monthly: '0.00' },
      // 1000 × 62.81 + 100 × 62.81 + 3000 × 21.20; nobody of another distributor, whatever the family is called.
      family: { name: 'pillai', members: [{ id: ids.vikram, name: 'Vikram Pillai', aum: '132691.00' }] },
    });
  });

  it('has its classes by value, the largest first', async () => {
    expect((await details(ids.vikram)).allocation).toEqual([
      { assetClass: 'EQUITY', value: '69091.00' },
      { assetClass: 'DEBT', value: '63600.00' },
    ]);
  });

  it('counts the SIPs that run today, with what they bring a month', async () => {
    expect((await details(ids.tara)).sips).toEqual({ running: 3, monthly: '3250.50' });
  });

  it('without a folio has nothing, and no day to be as on', async () => {
    expect(await details(ids.nisha)).toMatchObject({
      figures: {
        value: '0.00',
        cost: '0.00',
        withoutCost: '0.00',
        hasCost: true,
        gain: '0.00',
        gainPercent: null,
        dayChange: null,
        xirr: null,
      },
      asOn: null,
      allocation: [],
      family: null,
      investedOn: null,
    });
    expect(await mine.request(listFolios, { investorId: ids.nisha })).toEqual({ asOn: null, folios: [] });
    expect(await mine.request(listTransactions, { investorId: ids.nisha })).toEqual({
      items: [],
      pageNumber: 1,
      total: 0,
    });
  });
});

describe('XIRR', () => {
  it('of a holding counts a switch as money that came or went; of a client it does not', async () => {
    // Holding: 1,00,000 = 60,000 / x + 62,810 / x²; target: 60,000 to 63,600 in a year; client with the young folio out.
    const [folio] = await foliosOf(ids.vikram);
    const [equity, other] = [flexi, debt].map((code) => folio?.holdings.find((one) => one.code === code));
    expect(equity?.figures).toMatchObject({ value: '62810.00', cost: '50000.00', xirr: '14.74' });
    expect(other?.figures).toMatchObject({ value: '63600.00', cost: '60000.00', xirr: '6.00' });
    // The folio: 1,00,000 to 1,26,410 in two years, √1.2641.
    expect(folio?.figures).toMatchObject({ value: '126410.00', cost: '110000.00', xirr: '12.43' });
  });

  it('is none under a year', async () => {
    const [, young] = await foliosOf(ids.vikram);
    expect(young).toMatchObject({
      folioNo: '2000002',
      figures: { value: '6281.00', gain: '81.00', gainPercent: '1.31', xirr: null },
    });
  });

  it('of what was sold out ends with the sale, after tax, and leaves out what was taken back', async () => {
    const held = await holdingsOf(ids.sunil);
    // 1,000 on 1-Jan-2024, 45 after 365 days, 1,100 on 4-Nov-2026 after 1,038 days: 7.78 % by a spreadsheet's XIRR.
    const npv = (rate: number) => -1000 + 45 / (1 + rate) + 1100 / (1 + rate) ** (1038 / 365);
    const rate = Number(held.get(debt)?.figures.xirr) / 100;
    expect(npv(rate - 0.00005)).toBeGreaterThan(0);
    expect(npv(rate + 0.00005)).toBeLessThan(0);
    // 5,000 to 6,281 in a year; the purchase of 1-Jan-2025 never was.
    expect(held.get(flexi)).toMatchObject({ units: '100.000', figures: { cost: '5000.00', xirr: '25.62' } });
  });

  it('does not exist for what has no price', async () => {
    expect((await holdingsOf(ids.sunil)).get(unpriced)).toMatchObject({
      nav: null,
      figures: { value: '0.00', cost: '500.00', gain: '-500.00', gainPercent: '-100.00', xirr: null },
    });
  });
});

describe("a day's change", () => {
  it('is the last one of each scheme, though its newest NAV be a day older than the book’s', async () => {
    const [folio] = await foliosOf(ids.vikram);
    const byCode = new Map(folio?.holdings.map((one) => [one.code, one.figures.dayChange]));
    expect(byCode.get(flexi)).toBe('310.00');
    expect(byCode.get(debt)).toBe('30.00');
    expect(folio?.figures.dayChange).toBe('340.00');
    expect((await details(ids.vikram)).figures.dayChange).toBe('371.00');
    // 185 × -0.10
    expect((await details(ids.tara)).figures.dayChange).toBe('-18.50');
  });
});

describe('ELSS units', () => {
  it('are locked three years from the allotment of each instalment, and free on that day', async () => {
    // 10-Nov and 15-Nov-2023 are free on 15-Nov-2026; 16-Nov-2023 comes free tomorrow.
    expect((await holdingsOf(ids.tara)).get(elss)).toMatchObject({
      units: '185.000',
      locked: { units: '75.000', until: '2026-11-16' },
      firstOn: '2023-11-10',
      lastOn: '2026-11-03',
    });
  });

  it('of a scheme without lock-in are never locked', async () => {
    expect((await holdingsOf(ids.asha)).get(flexi)?.locked).toBeNull();
  });
});

describe('a folio', () => {
  it('has the same papers as its lookup, whoever holds it', async () => {
    for (const id of [ids.asha, ids.vikram, ids.meena]) {
      for (const folio of await foliosOf(id)) {
        const [looked] = await mine.request(folioDetails, { folioNo: folio.folioNo });
        const { holders, guardian, banks, nominees, holding, rta, taxStatus, openedOn } = folio;
        expect(looked).toMatchObject({
          holders,
          guardian,
          banks,
          nominees,
          holding,
          rta,
          taxStatus,
          openedOn,
        });
        expect(looked?.schemes.map(({ code, units }) => [code, units]).sort()).toEqual(
          folio.holdings.map(({ code, units }) => [code, units]).sort(),
        );
      }
    }
  });

  it("of a minor has the minor first and the client as guardian, under the client's name", async () => {
    expect(await foliosOf(ids.meena)).toMatchObject([
      {
        investor: 'Meena Rao',
        holders: [{ name: 'Tanvi Rao', maskedPan: null }],
        guardian: { name: 'Meena Rao', maskedPan: '******111A' },
        blocked: null,
      },
    ]);
  });

  it('says in words why it may not transact', async () => {
    expect(await foliosOf(ids.tara)).toMatchObject([{ blocked: transactTexts.notAllowed }]);
    expect(await foliosOf(ids.asha)).toMatchObject([{ blocked: null }]);
  });

  it('is found by its number too, alone', async () => {
    const [folio, ...others] = (await mine.request(listFolios, { folioNo: '2000001' })).folios;
    expect(others).toEqual([]);
    expect(folio).toEqual((await foliosOf(ids.vikram))[0]);
    expect(await theirs.request(listFolios, { folioNo: '2000001' })).toMatchObject({
      folios: [{ investor: 'Farah Khan', holdings: [{ code: elss, units: '9.000' }] }],
    });
  });

  it('has what was sold out last, without units', async () => {
    const [folio] = await foliosOf(ids.sunil);
    expect(folio?.holdings.map(({ code, units }) => [code, units])).toEqual([
      [flexi, '100.000'],
      [unpriced, '50.000'],
      [debt, '0.000'],
    ]);
    expect(folio?.holdings[2]?.figures).toMatchObject({ value: '0.00', cost: '0.00', gainPercent: null });
  });

  it('is asked for by number or client, never both or neither', async () => {
    for (const requested of [{}, { investorId: ids.asha, folioNo: '1234567/89' }]) {
      expect(await mine.call(listFolios, requested)).toMatchObject({ ok: false, status: 400 });
    }
    expect(await mine.call(listTransactions, {})).toMatchObject({ ok: false, status: 400 });
  });
});

describe("another distributor's client", () => {
  it('is answered like one that does not exist, to the letter', async () => {
    const answers = async (id: string, folioNo: string) =>
      (
        await Promise.all([
          mine.send(investorDetails, { id }),
          mine.send(listFolios, { investorId: id }),
          mine.send(listFolios, { folioNo }),
          mine.send(listTransactions, { investorId: id }),
          mine.send(listTransactions, { folioNo }),
          mine.send(listTransactions, { investorId: id, folioNo }),
        ])
      ).map(({ status, text }) => [status, text]);
    const foreign = await answers(ids.farah, '9000001');
    expect(foreign).toEqual(await answers(randomUUID(), '7777777'));
    expect(foreign.map(([status]) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect(await theirs.request(investorDetails, { id: ids.farah })).toMatchObject({ name: 'Farah Khan' });
  });

  it('nor has a client of mine the folio of another one', async () => {
    expect(await mine.call(listTransactions, { investorId: ids.asha, folioNo: '2000001' })).toMatchObject({
      ok: false,
      status: 404,
    });
  });
});

describe('what all screens agree on', () => {
  const product = (units: string, nav: string) =>
    BigInt(units.replace('.', '')) * BigInt(nav.replace('.', ''));
  const worth = (folios: readonly Folio[]) =>
    folios
      .flatMap(({ holdings }) => holdings)
      .reduce((sum, { units, nav }) => sum + (nav === null ? 0n : product(units, nav.value)), 0n);

  it('is that holdings make the folio, folios the client, and the client its line in the list', async () => {
    for (const id of Object.values(ids).filter((one) => one !== ids.farah)) {
      const [client, folios] = [await details(id), await foliosOf(id)];
      const [stored] = await hub.db.read<{ aum: string; cost: string }>(
        'system',
        'select aum, cost from investor_figure where investor_id = $1',
        [id],
      );
      expect([client.name, worth(folios)]).toEqual([client.name, BigInt(stored?.aum.replace('.', '') ?? -1)]);
      expect([client.name, client.figures.cost]).toEqual([client.name, stored?.cost]);
      const sum = (value: (folio: Folio) => string) =>
        folios.reduce((total, folio) => total + BigInt(value(folio).replace('.', '')), 0n);
      expect(sum(({ figures }) => figures.cost)).toBe(BigInt(client.figures.cost.replace('.', '')));
    }
  });
});

describe('a folio whose history begins in the middle', () => {
  const { arn } = people.ifa;
  let id = '';
  beforeAll(async () => {
    id = await hub.db.transaction('system', async (tx) => {
      await tx.query(
        `insert into feed_balance (arn, folio_no, scheme_code, day, import_id, units)
         values ($1, '6000001', $2, '2026-11-01', 0, 10)`,
        [arn, flexi],
      );
      return writeHolder(tx, { arn, name: 'Leela Nair', folios: ['6000001', '6000002'] });
    });
    await post(hub.db, [
      entry([arn, '6000001', flexi], '1', 'purchase', '2024-10-01', { units: '4', amount: '200' }),
      entry([arn, '6000002', flexi], '2', 'purchase', '2024-10-01', { units: '610', amount: '6100' }),
      entry([arn, '6000002', flexi], '3', 'redemption', '2024-10-02', { units: '900', amount: '9900' }),
    ]);
  });

  it('13.1 says what part of the value has no known cost, and has no XIRR', async () => {
    const [, folio] = await foliosOf(id);
    // 10 × 62.81, of which 4 cost 200: 251.24 − 200.
    expect(folio?.figures).toMatchObject({
      value: '628.10',
      cost: '200.00',
      withoutCost: '376.86',
      hasCost: false,
      gain: '51.24',
      gainPercent: '25.62',
      xirr: null,
    });
    expect((await details(id)).figures).toMatchObject({
      withoutCost: '376.86',
      hasCost: false,
      xirr: null,
    });
  });

  it('13.1 shows what cannot be applied with its reason, and leaves it out of every figure', async () => {
    const { items } = await mine.request(listTransactions, { folioNo: '6000002' });
    expect(items.map(({ kind, counted, reason }) => [kind, counted, reason])).toEqual([
      ['Redemption', 'unresolved', uncountedTexts.notEnoughUnits('900.000', '610.000')],
      ['Purchase', 'yes', null],
    ]);
    const [folio] = await foliosOf(id);
    expect(folio?.figures).toMatchObject({ value: '38314.10', cost: '6100.00', hasCost: true });
    expect(folio?.figures.xirr).toMatch(/^\d/);
  });
});
