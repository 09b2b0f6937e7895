import { setMessageConsent } from '@hub/contract/calls/opportunity/opportunity-messages';
import {
  exportHarvest,
  harvest,
  harvestRecipients,
  sendHarvest,
} from '@hub/contract/calls/statements/statements-harvest';
import { submitRedeem } from '@hub/contract/calls/transact/transact';
import { dayNumberOf, milliUnits, navTenThousandths, paise } from '@hub/domain';
import { packPosition } from '@hub/domain/holdings/lots/pack-position';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../../../db/database.ts';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { bookOf } from '../../book/book.public.ts';
import { entry } from '../../investor/test/held-book.ts';
import { account, codes, folios } from '../../transact/test/order-book.ts';
import { clientOf, seedWhatIfBook } from '../test/what-if-book.ts';
import { makeEverybodysHarvest, makeHarvest } from './make-harvest.ts';

const { arn } = people.ifa;
let hub: TestApp;
let mine: TestClient;
let theirs: TestClient;
beforeAll(async () => {
  hub = await testApp({ withJobs: true });
  await seedWhatIfBook(hub.db);
  [mine, theirs] = [hub.client(), hub.client()];
  await mine.logIn(arn);
  await theirs.logIn(people.other.arn);
});
afterAll(() => hub.close());

describe('the tax harvest', () => {
  // 1,000 units bought at 30 are old enough; the year has 1,25,000 less the 1,800 of June.
  it('has the units whose long-term gain fits the allowance, until the last business day of the year', async () => {
    const { items, total, totals, kinds, asOn } = await mine.request(harvest, { kind: 'allowance' });
    expect(items).toContainEqual({
      investorId: await clientOf(hub.db, folios.asha),
      investor: 'Asha Menon',
      folioNo: folios.asha,
      schemeCode: codes.flexi,
      scheme: 'Aranya Flexi Cap Fund',
      units: '2000.000',
      value: '80000.00',
      sellUnits: '1000.000',
      sellValue: '40000.00',
      gain: '10000.00',
      taxSaved: '1300.00',
      allowance: { left: '123200.00', used: '10000.00', rows: 1 },
      load: null,
      until: '2027-03-29',
    });
    expect({ total, totals, kinds, asOn }).toEqual({
      total: 1,
      totals: { clients: 1, sellValue: '40000.00', gain: '10000.00', taxSaved: '1300.00' },
      kinds: { allowance: 1, load: 1 },
      asOn: '2026-11-13',
    });
  });

  it('has the units whose exit load ends within thirty days', async () => {
    const { items } = await mine.request(harvest, { kind: 'load' });
    expect(items).toMatchObject([
      {
        folioNo: folios.asha,
        sellUnits: '1000.000',
        sellValue: '40000.00',
        gain: '4000.00',
        taxSaved: null,
        allowance: null,
        load: '400.00',
        until: '2026-12-02',
      },
    ]);
  });

  it('is found by client, scheme and folio, and has nothing of another distributor', async () => {
    for (const words of ['menon', 'flexi', folios.asha]) {
      expect((await mine.request(harvest, { kind: 'allowance', words })).total).toBe(1);
    }
    const none = await mine.request(harvest, { kind: 'allowance', words: 'nobodyhasthisname' });
    expect(none).toMatchObject({ items: [], total: 0, kinds: { allowance: 1 } });
    const other = await theirs.request(harvest, { kind: 'allowance' });
    expect(other.items.map(({ folioNo, gain }) => [folioNo, gain])).toEqual([[folios.theirs, '10000.00']]);
  });

  it('becomes a file with all rows and their tax', async () => {
    const { status, text } = await mine.send(exportHarvest, { kind: 'allowance', format: 'csv' });
    expect(status).toBe(200);
    expect(text).toContain('Tax saved (₹)');
    expect(text).toMatch(/Asha Menon.*1300\.00.*10000\.00.*123200\.00/);
  });

  it('has a message for each client who agreed, with their own figures, and none for a row that went', async () => {
    const chosen = { kind: 'allowance', channel: 'sms', keys: [`${folios.asha} ${codes.flexi}`] } as const;
    const requested = { ...chosen, keys: [...chosen.keys] };
    const before = await mine.request(harvestRecipients, requested);
    expect(before).toMatchObject({
      items: [{ name: 'Asha Menon', fault: 'no-consent' }],
      totals: { clients: 1, ready: 0 },
    });
    const investorId = await clientOf(hub.db, folios.asha);
    await mine.request(setMessageConsent, { investorId, channel: 'sms', isGiven: true, way: 'call' });
    const text = '{name}: {amount} in {scheme} until {date}';
    const gone = '1001/9 900301';
    expect(
      await mine.request(sendHarvest, { ...requested, keys: [...requested.keys, gone], text }),
    ).toMatchObject({ sent: 1, refused: [{ key: gone, investor: null }] });
    expect(
      await hub.db.read('system', "select target, body from outbox_message where purpose = 'harvest'"),
    ).toEqual([
      { target: '9811111111', body: 'Asha Menon: ₹10,000 in Aranya Flexi Cap Fund until 29-Mar-2027' },
    ]);
    expect(await theirs.request(sendHarvest, { ...requested, text })).toMatchObject({ sent: 0 });
  });

  it('is made anew when the book has changed, and only then', async () => {
    const made = () =>
      hub.db.read<{ at: string }>('system', 'select xmin::text as at from harvest_day where arn = $1', [arn]);
    const before = await made();
    await mine.request(harvest, { kind: 'allowance' });
    expect(await made()).toEqual(before);
    await hub.db.transaction('system', (tx) =>
      bookOf(tx).post([
        entry([arn, folios.asha, codes.flexi], 'H1', 'redemption', '2026-11-13', {
          units: '400',
          amount: '16000',
          nav: '40',
        }),
      ]),
    );
    const { items } = await mine.request(harvest, { kind: 'allowance' });
    expect(items).toMatchObject([
      { sellUnits: '600.000', gain: '6000.00', allowance: { left: '119200.00', used: '6000.00' } },
    ]);
    expect(await made()).not.toEqual(before);
  });

  it('leaves out what is ordered already', async () => {
    const terms = {
      kind: 'redeem' as const,
      folioNo: folios.asha,
      schemeCode: codes.flexi,
      quantity: { by: 'units' as const, units: '100' },
      account,
    };
    await mine.request(submitRedeem, { terms, consent: true });
    expect(await mine.request(harvest, { kind: 'allowance' })).toMatchObject({
      total: 0,
      kinds: { allowance: 0, load: 0 },
    });
  });
});

const lot = (ref: string, iso: string, units: bigint, price: bigint) => ({
  ref,
  kind: 'purchase' as const,
  acquiredOn: dayNumberOf(Temporal.PlainDate.from(iso)),
  nav: navTenThousandths(price * 10_000n),
  allotted: milliUnits(units * 1000n),
  paid: paise(units * price * 100n),
  hasCost: true,
  duty: paise(0n),
  units: milliUnits(units * 1000n),
  origin: null,
});

function holding(...lots: readonly ReturnType<typeof lot>[]) {
  const units = lots.reduce((sum, one) => sum + one.units, 0n);
  const cost = lots.reduce((sum, one) => sum + one.paid, 0n);
  return packPosition({
    units: milliUnits(units),
    cost: paise(cost),
    unitsWithoutCost: milliUnits(0n),
    lots,
    paidIn: paise(cost),
    takenOut: paise(0n),
    distributed: paise(0n),
    lastInvestedOn: null,
    mark: null,
  });
}

describe('a client with several folios', () => {
  it('has one allowance: what one holding takes of it is not there for the next', async () => {
    const owner = people.other.arn;
    await hub.db.transaction('system', async (tx) => {
      await tx.query(
        `with person as (
           insert into investor (arn, client_key, name, live_positions) values ($1, 'TWO', 'Two Folios', 2)
           returning id
         ), owned as (
           insert into folio (arn, folio_no, investor_id, rta)
           select $1, no, id, 'CAMS' from person, unnest(array['8001/1', '8002/1']) no returning folio_no
         )
         insert into position (arn, folio_no, scheme_code, units, cost, state, first_on, last_on)
         select $1, folio_no, $2, 10000, 300000, $3, '2024-01-10', '2024-01-10' from owned`,
        [owner, codes.flexi, JSON.stringify(holding(lot('A', '2024-01-10', 10_000n, 30n)))],
      );
      await tx.query('delete from harvest_day where arn = $1', [owner]);
    });
    const { items, totals } = await theirs.request(harvest, { kind: 'allowance' });
    // A lakh of gain in each; of the second no more than the 25,000 that are left.
    const allowance = { left: '125000.00', used: '125000.00', rows: 2 };
    expect(items).toMatchObject([
      { investor: 'Two Folios', sellUnits: '10000.000', gain: '100000.00', taxSaved: '13000.00', allowance },
      { investor: 'Two Folios', sellUnits: '2500.000', gain: '25000.00', taxSaved: '3250.00', allowance },
      { folioNo: folios.theirs, gain: '10000.00', allowance: { left: '125000.00', rows: 1 } },
    ]);
    expect(totals).toMatchObject({ clients: 2, gain: '135000.00', taxSaved: '17550.00' });
  });
});

describe('a large book', () => {
  const CLIENTS = 10_000;
  const large = people.suspended.arn;
  /** 100 units at 20 and 100 at 38: the first lot is long-term and gains 2,000 at 40. */
  const state = holding(lot('A', '2024-01-10', 100n, 20n), lot('B', '2026-08-10', 100n, 38n));

  beforeAll(async () => {
    await hub.db.transaction('system', async (tx) => {
      await tx.query(
        `with person as (
           insert into investor (arn, client_key, name, live_positions)
           select $1, 'K' || n, 'Client ' || n, 1 from generate_series(1, $2::int) n returning id, client_key
         ), owned as (
           insert into folio (arn, folio_no, investor_id, rta) select $1, client_key, id, 'CAMS' from person
           returning folio_no
         )
         insert into position (arn, folio_no, scheme_code, units, cost, state, first_on, last_on)
         select $1, folio_no, $3, 200, 5800, $4, '2024-01-10', '2026-08-10' from owned`,
        [large, CLIENTS, codes.flexi, JSON.stringify(state)],
      );
      await tx.query(
        'insert into scheme_figure (arn, scheme_code, units, cost, positions) values ($1, $2, 2000000, 58000000, $3)',
        [large, codes.flexi, CLIENTS],
      );
    });
  });

  it('is gone through in pages, each client once', { timeout: 180_000 }, async () => {
    const pages: number[] = [];
    await hub.db.transaction({ arn: large }, (tx) => {
      const counted: Tx = {
        ...tx,
        query: async (text, params) => {
          const rows = await tx.query(text, params);
          pages.push(rows.length);
          return rows as never;
        },
      };
      return makeHarvest(counted, large, hub.clock.today());
    });
    expect(Math.max(...pages)).toBeLessThanOrEqual(250);
    const [sums] = await hub.db.read(
      'system',
      `select count(*)::int4 as rows, count(distinct investor_id)::int4 as clients, sum(gain)::text as gain
         from harvest_row where arn = $1 and kind = 'allowance'`,
      [large],
    );
    expect(sums).toEqual({ rows: CLIENTS, clients: CLIENTS, gain: '20000000.00' });
  });

  it('is made for everybody who has clients', async () => {
    await hub.db.read('system', 'delete from harvest_day');
    await makeEverybodysHarvest(hub.db, hub.clock.today());
    const rows = await hub.db.read<{ arn: string }>('system', 'select arn from harvest_day order by arn');
    const expected = await hub.db.read('system', 'select arn from client_figure order by arn');
    expect(rows).toEqual(expected);
  });
});
