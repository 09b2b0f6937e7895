import { uncountedTexts } from '@hub/contract';
import { type DayNumber, milliUnits, navTenThousandths, paise } from '@hub/domain';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../../../test/open-test-database.ts';
import { refreshStaleAum } from '../figures/figures.repository.ts';
import { startImport } from '../import/import.repository.ts';
import { rollBackImport } from '../import/rollback.service.ts';
import type { NewEntry } from '../ledger/new-entry.ts';
import { rebuildBook } from '../rebuild/rebuild.service.ts';
import { verifyBook } from '../rebuild/verify.service.ts';
import { writeNavs } from '../schemes/nav.repository.ts';
import {
  bought,
  days,
  ensureTestFolios,
  entry,
  firstDay,
  freshBook,
  schemes,
  sold,
} from '../test/small-book.ts';
import { postEntries } from './post.service.ts';

let test: TestDatabase;
beforeEach(async () => {
  test = await freshBook(test);
});
afterAll(() => test.close());

const post = (entries: readonly NewEntry[], importId: string | null = null) =>
  test.db.transaction('system', async (tx) => {
    await ensureTestFolios(tx, entries);
    const posted = await postEntries(tx, entries, { importId });
    await refreshStaleAum(tx);
    return posted;
  });

const rows = (text: string, params: unknown[] = []) =>
  test.db.read<Record<string, unknown>>('system', text, params);

/** Everything that is derived, in one text. Clients' ids are chosen by the database and left out. */
async function derived(): Promise<string> {
  const parts = await Promise.all([
    rows(
      'select arn, folio_no, scheme_code, units, cost, units_without_cost, opening_units, opening_on, state, first_on, last_invested_on, last_on from position order by 1, 2, 3',
    ),
    rows('select * from uncounted_entry order by 1, 2, 3, 4'),
    rows('select * from scheme_figure where units <> 0 or cost <> 0 order by arn, scheme_code'),
    rows(
      'select * from flow_figure where (units, bought, by_sip, sold) <> (0, 0, 0, 0) order by arn, scheme_code, day',
    ),
    rows('select * from aum_figure order by arn, day, asset_class'),
    rows('select * from client_month where clients <> 0 order by arn, month'),
    rows('select arn, clients, live_clients, folios from client_figure order by arn'),
    rows(
      `select f.arn, i.client_key, f.aum, f.cost, f.aum_without_cost, f.classes
         from investor_figure f join investor i on i.arn = f.arn and i.id = f.investor_id order by 1, 2`,
    ),
  ]);
  return JSON.stringify(parts);
}

describe('posting to the ledger', () => {
  it('derives position, figures, clients and AUM in the same transaction', async () => {
    await post([
      bought('1', 100),
      bought('2', 50, { day: (firstDay + 10) as DayNumber }),
      sold('3', 30, { day: (firstDay + 20) as DayNumber }),
    ]);
    expect(await rows('select units, cost, first_on, last_invested_on, last_on from position')).toEqual([
      {
        units: '120.000',
        cost: '1200.00',
        first_on: '2025-01-01',
        last_invested_on: '2025-01-11',
        last_on: '2025-01-21',
      },
    ]);
    expect(await rows('select units, cost, positions from scheme_figure')).toEqual([
      { units: '120.000', cost: '1200.00', positions: 1 },
    ]);
    expect(await rows('select day, bought, sold from flow_figure order by day')).toEqual([
      { day: '2025-01-01', bought: '1000.00', sold: '0.00' },
      { day: '2025-01-11', bought: '500.00', sold: '0.00' },
      { day: '2025-01-21', bought: '0.00', sold: '300.00' },
    ]);
    expect(await rows('select clients, live_clients, folios from client_figure')).toEqual([
      { clients: 1, live_clients: 1, folios: 1 },
    ]);
    // 10.0000 + 0.0137 a day: on 1-Jan 100 units, on 21-Jan 120 units at 10.2740.
    expect(
      await rows(
        "select day, asset_class, aum from aum_figure where day in ('2025-01-01', '2025-01-21') order by day",
      ),
    ).toEqual([
      { day: '2025-01-01', asset_class: 'EQUITY', aum: '1000.0000000' },
      { day: '2025-01-21', asset_class: 'EQUITY', aum: '1232.8800000' },
    ]);
    expect(await verifyBook(test.db)).toMatchObject({
      positions: 1,
      entries: 3,
      differences: [],
      unresolved: [],
    });
  });

  it('13.13 leaves alone what it has, and takes other figures under one number as a later version', async () => {
    await post([bought('1', 100)]);
    const before = await derived();
    expect(await post([bought('1', 100)])).toEqual({ imported: 0, same: 1 });
    expect(await derived()).toBe(before);
    expect(await post([bought('1', 101)])).toEqual({ imported: 1, same: 0 });
    expect(await post([bought('1', 101), bought('1', 100)])).toEqual({ imported: 0, same: 2 });
    expect(await rows('select units, cost from position')).toEqual([{ units: '101.000', cost: '1010.00' }]);
    expect(await rows('select trxn_no, why, reason from uncounted_entry')).toEqual([
      { trxn_no: '1', why: 'replaced', reason: uncountedTexts.replaced },
    ]);
    expect(await rows('select units, bought from flow_figure')).toEqual([
      { units: '101.000', bought: '1010.00' },
    ]);
    expect(await verifyBook(test.db)).toMatchObject({ differences: [], unresolved: [] });
  });

  it('says which positions changed and from which day on, in one row for each distributor', async () => {
    const later = { day: (firstDay + 3) as DayNumber };
    await post([
      bought('2', 100, later),
      bought('1', 100),
      bought('3', 5, { ...later, folioNo: '1/2' }),
      bought('4', 5, { arn: 'ARN-100002' }),
    ]);
    const said = () =>
      rows(
        `select arn, folio_nos, scheme_codes, sinces::text[] as sinces from book_change
          where kind = 'ledger' order by xid, arn`,
      );
    const [scheme] = schemes;
    const first = [
      {
        arn: 'ARN-100001',
        folio_nos: ['1/1', '1/2'],
        scheme_codes: [scheme, scheme],
        sinces: ['2025-01-01', '2025-01-04'],
      },
      { arn: 'ARN-100002', folio_nos: ['1/1'], scheme_codes: [scheme], sinces: ['2025-01-01'] },
    ];
    expect(await said()).toEqual(first);
    await post([bought('1', 100)]);
    expect(await said()).toEqual(first);
    // Another version of the same row.
    await post([bought('1', 101)]);
    expect(await said()).toEqual([
      ...first,
      { arn: 'ARN-100001', folio_nos: ['1/1'], scheme_codes: [scheme], sinces: [null] },
    ]);
  });

  it('takes an entry that comes late, and a reversal, by telling the position anew', async () => {
    await post([bought('1', 100), sold('2', 100, { day: (firstDay + 5) as DayNumber })]);
    await post([bought('3', 40, { day: (firstDay + 1) as DayNumber })]);
    expect(await rows('select units from position')).toEqual([{ units: '40.000' }]);
    await post([
      entry({
        trxnNo: '3~R',
        kind: 'reversal',
        reverses: '3',
        units: milliUnits(-40_000n),
        amount: paise(40_000n),
        day: (firstDay + 8) as DayNumber,
      }),
    ]);
    expect(await rows('select units from position')).toEqual([{ units: '0.000' }]);
    expect(await rows('select sum(bought) as bought, sum(units) as units from flow_figure')).toEqual([
      { bought: '1000.00', units: '0.000' },
    ]);
    expect((await verifyBook(test.db)).differences).toEqual([]);
  });

  it('counts a reversal that comes before what it takes back, once', async () => {
    const reversal = entry({
      trxnNo: '1~R',
      kind: 'reversal',
      reverses: '1',
      units: milliUnits(-100_000n),
      amount: paise(100_000n),
      day: (firstDay + 2) as DayNumber,
    });
    const flows = () => rows('select sum(bought) as bought, sum(units) as units from flow_figure');
    await post([reversal]);
    await post([bought('1', 100), bought('2', 7)]);
    expect(await flows()).toEqual([{ bought: '70.00', units: '7.000' }]);
    expect((await verifyBook(test.db)).differences).toEqual([]);
    await post([reversal, bought('1', 100)]);
    expect(await flows()).toEqual([{ bought: '70.00', units: '7.000' }]);
  });

  it('13.1 keeps what cannot be applied, counts it nowhere, and everywhere once the missing history comes', async () => {
    await post([bought('1', 610), bought('9', 5, { folioNo: '2/2' })]);
    const before = await derived();
    const sale = sold('2', 900, { day: (firstDay + 5) as DayNumber });
    await post([sale]);
    expect(await rows('select trxn_no, why, reason from uncounted_entry')).toEqual([
      { trxn_no: '2', why: 'unresolved', reason: uncountedTexts.notEnoughUnits('900.000', '610.000') },
    ]);
    const figures = JSON.parse(await derived());
    figures[1] = [];
    expect(JSON.stringify(figures)).toBe(before);
    expect(await verifyBook(test.db)).toMatchObject({
      differences: [],
      unresolved: [{ where: 'ARN-100001, folio 1/1, scheme 900101, transaction 2' }],
    });
    const found = await derived();
    await rebuildBook(test.db);
    expect(await derived()).toBe(found);
    await post([bought('0', 290, { day: (firstDay + 1) as DayNumber })]);
    expect(await rows('select 1 from uncounted_entry')).toEqual([]);
    expect(await rows("select units from position where folio_no = '1/1'")).toEqual([{ units: '0.000' }]);
    expect(await rows('select sum(sold) as sold from flow_figure')).toEqual([{ sold: '9000.00' }]);
    expect(await verifyBook(test.db)).toMatchObject({ differences: [], unresolved: [] });
  });

  it('cannot be changed afterwards, not even by the system', async () => {
    await post([bought('1', 100)]);
    await expect(rows('update ledger set amount = 0')).rejects.toThrow(/append-only|permission denied/);
    await expect(rows('delete from ledger')).rejects.toThrow(/append-only|permission denied/);
  });

  it('shows one distributor nothing of another', async () => {
    await post([bought('1', 100)]);
    for (const table of [
      'ledger',
      'position',
      'scheme_figure',
      'flow_figure',
      'aum_figure',
      'investor',
      'folio',
    ]) {
      expect(await test.db.read({ arn: 'ARN-100002' }, `select 1 from ${table}`), table).toEqual([]);
      expect(
        (await test.db.read({ arn: 'ARN-100001' }, `select 1 from ${table}`)).length,
        table,
      ).toBeGreaterThan(0);
    }
  });
});

const figuresOf = () =>
  rows(
    `select i.client_key as client, f.aum, f.cost, f.classes
       from investor_figure f join investor i on i.arn = f.arn and i.id = f.investor_id order by 1`,
  );

describe('what a client holds', () => {
  it('follows every posting, at the latest NAV and with the largest class first', async () => {
    await post([
      bought('1', 100),
      bought('2', 900, { schemeCode: schemes[1] }),
      bought('3', 5, { folioNo: '2/2' }),
    ]);
    const [nav] = await rows('select nav from nav_latest where scheme_code = $1', [schemes[0]]);
    const [figures, other] = await figuresOf();
    expect(figures).toMatchObject({ client: 'client of 1', cost: '10000.00', classes: ['DEBT', 'EQUITY'] });
    expect(Number(other?.aum)).toBe(5 * Number(nav?.nav));
    await post([sold('4', 900, { schemeCode: schemes[1], day: (firstDay + 5) as DayNumber })]);
    expect((await figuresOf())[0]).toMatchObject({ cost: '1000.00', classes: ['EQUITY'] });
  });

  it('is nil for whoever sold all, and gone with the client', async () => {
    await post([bought('1', 10)]);
    await post([sold('2', 10, { day: (firstDay + 5) as DayNumber })]);
    expect(await figuresOf()).toMatchObject([{ aum: '0.0000000', cost: '0.00', classes: [] }]);
    await test.db.read('system', 'delete from investor');
    expect(await rows('select 1 from investor_figure')).toEqual([]);
  });

  it('is valued again by a new NAV', async () => {
    await post([bought('1', 10)]);
    await test.db.transaction('system', async (tx) => {
      await writeNavs(tx, [
        {
          code: schemes[0],
          day: (firstDay + days) as DayNumber,
          nav: navTenThousandths(1_234_567n),
          name: 'x',
          amc: 'x',
          category: 'x',
          isin: null,
          isinReinvest: null,
        },
      ]);
      await refreshStaleAum(tx);
    });
    expect(await figuresOf()).toMatchObject([{ aum: '1234.5670000' }]);
    expect((await verifyBook(test.db)).differences).toEqual([]);
  });

  it('comes out the same for more positions than are valued at once', async () => {
    const many = Array.from({ length: 2100 }, (_, n) => bought(`${n}`, 1, { folioNo: `${n % 9}/${n}` }));
    await post(many);
    const all = await figuresOf();
    expect(all).toHaveLength(9);
    expect(all.reduce((sum, { cost }) => sum + Number(cost), 0)).toBe(21_000);
    expect(await rows('select 1 from client_figure where investors_stale')).toEqual([]);
    expect((await verifyBook(test.db)).differences).toEqual([]);
  });
});

describe('a book that was tampered with', () => {
  it('is found out, and rebuilt from the ledger', async () => {
    await post([
      bought('1', 100),
      sold('2', 30, { day: (firstDay + 4) as DayNumber }),
      bought('3', 5, { folioNo: '2/2', schemeCode: schemes[1] }),
    ]);
    const before = await derived();
    await test.db.transaction('system', async (tx) => {
      await tx.query(
        "update position set units = units + 1, state = jsonb_set(state::jsonb, '{lots,0,7}', '71000') where folio_no = '1/1'",
      );
      await tx.query('update scheme_figure set cost = cost + 1');
      await tx.query('update flow_figure set bought = bought + 1');
      await tx.query('update client_figure set clients = 9');
      await tx.query('update investor set live_positions = 7');
      await tx.query('update investor_figure set aum = aum + 1');
      await tx.query('delete from client_month');
      await tx.query('update aum_figure set aum = aum * 2');
    });
    const { differences } = await verifyBook(test.db);
    const places = differences.map(({ where }) => where.split(/[ ,]/)[0]);
    expect([...new Set(places)].sort()).toEqual(
      [
        'ARN-100001',
        'aum_figure',
        'client_figure',
        'client_month',
        'flow_figure',
        'investor',
        'investor_figure',
        'scheme_figure',
      ].sort(),
    );
    expect(await rebuildBook(test.db)).toEqual({ positions: 2, entries: 3 });
    expect(await derived()).toBe(before);
    expect((await verifyBook(test.db)).differences).toEqual([]);
  });
});

describe('a file taken back', () => {
  it('leaves a client who has nothing else without a first day', async () => {
    const system = {
      query: (text: string, params?: readonly unknown[]) => test.db.read('system', text, params) as never,
    };
    const id = await startImport(system, { feed: 'test', fileName: 'y.csv', sha256: 'y' });
    await post([bought('1', 100)], id);
    await rollBackImport(test.db, id);
    expect(await rows('select invested_on, last_invested_on, live_positions from investor')).toEqual([
      { invested_on: null, last_invested_on: null, live_positions: 0 },
    ]);
    expect(await rows('select 1 from position')).toEqual([]);
    expect(await rows('select sum(clients)::int as n from client_month')).toEqual([{ n: 0 }]);
    expect((await verifyBook(test.db)).differences).toEqual([]);
  });

  it('leaves the book as it was without it, and can come again', async () => {
    await post([bought('1', 100), bought('5', 7, { folioNo: '3/3' })]);
    const before = await derived();
    const system = {
      query: (text: string, params?: readonly unknown[]) => test.db.read('system', text, params) as never,
    };
    const id = await startImport(system, { feed: 'test', fileName: 'x.csv', sha256: 'x' });
    const file = [
      bought('2', 50, { day: (firstDay + 3) as DayNumber }),
      sold('3', 120, { day: (firstDay + 9) as DayNumber }),
    ];
    await post(file, id);
    const withFile = await derived();
    expect(await rollBackImport(test.db, id)).toBe(2);
    expect(await derived()).toBe(before);
    expect((await verifyBook(test.db)).differences).toEqual([]);
    expect(await post(file, id)).toEqual({ imported: 2, same: 0 });
    expect(await derived()).toBe(withFile);
    expect((await verifyBook(test.db)).differences).toEqual([]);
    expect(await rollBackImport(test.db, id)).toBe(2);
    expect(await derived()).toBe(before);
  });
});
