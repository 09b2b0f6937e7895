import { type DayNumber, milliUnits, paise } from '@hub/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../../../test/open-test-database.ts';
import { refreshStaleAum } from '../figures/figures.repository.ts';
import { refreshStale } from '../figures/refresh-stale.ts';
import { lockDistributors } from '../ledger/ledger.repository.ts';
import type { NewEntry } from '../ledger/new-entry.ts';
import { writePlans } from '../plans/plan.repository.ts';
import { noteBalances } from '../posting/balance.service.ts';
import { postEntries } from '../posting/post.service.ts';
import { bought, ensureTestFolios, entry, firstDay, freshBook, schemes, sold } from '../test/small-book.ts';
import { rebuildBook } from './rebuild.service.ts';
import { verifyBook } from './verify.service.ts';

const arn = 'ARN-100001';
const on = (days: number) => (firstDay + days) as DayNumber;
const moved = (trxnNo: string, kind: NewEntry['kind'], units: number, part: Partial<NewEntry>) =>
  entry({ trxnNo, kind, units: milliUnits(BigInt(units) * 1000n), amount: paise(90_000n), ...part });

/** Something of everything: a sale, a reversal, a version, a merger, an opening balance, what is unresolved, a plan. */
const ledger = [
  bought('1', 100),
  bought('2', 50, { day: on(4), kind: 'sip-instalment', planNo: 'R1' }),
  sold('3', 30, { day: on(9) }),
  entry({
    trxnNo: '2~R',
    kind: 'reversal',
    reverses: '2',
    undoes: 'sip-instalment',
    units: milliUnits(-50_000n),
    amount: paise(50_000n),
    day: on(12),
  }),
  bought('5', 10, { folioNo: '2/2' }),
  bought('5', 11, { folioNo: '2/2', postedOn: on(3) }),
  sold('6', 500, { folioNo: '2/2', day: on(6) }),
  bought('7', 40, { folioNo: '3/3' }),
  moved('8~o', 'merger-out', -40, { folioNo: '3/3', day: on(20) }),
  moved('9', 'merger-in', 20, { folioNo: '3/3', schemeCode: schemes[1], day: on(20) }),
  moved('10~o', 'switch-out', -15, { day: on(15), counterScheme: schemes[2] }),
  moved('10', 'switch-in', 15, { day: on(16), schemeCode: schemes[2], counterScheme: schemes[0] }),
  // A part is taken back of what nothing held can cover: the part counts on both days, the rest nowhere.
  sold('11', 5, { folioNo: '5/5', day: on(6) }),
  entry({
    trxnNo: '11~R',
    kind: 'reversal',
    reverses: '11',
    undoes: 'redemption',
    units: milliUnits(3_000n),
    amount: paise(3_000n),
    folioNo: '5/5',
    day: on(8),
  }),
];

let test: TestDatabase;
beforeAll(async () => {
  test = await freshBook(undefined);
  await test.db.transaction('system', async (tx) => {
    await ensureTestFolios(tx, [...ledger, bought('0', 1, { folioNo: '4/4' })]);
    await postEntries(tx, ledger, { importId: '1' });
    await refreshStaleAum(tx);
  });
  await test.db.transaction('system', async (tx) => {
    const balance = { arn, folioNo: '4/4', schemeCode: schemes[0], day: '2025-01-20', units: '12.500' };
    await noteBalances(tx, [balance], '2');
    await writePlans(tx, [
      {
        arn,
        kind: 'SIP',
        regNo: 'R1',
        folioNo: '1/1',
        schemeCode: schemes[0],
        targetCode: null,
        amount: '500.00',
        frequency: 'monthly',
        registeredOn: '2025-01-01',
        startsOn: '2025-01-05',
        endsOn: '2026-01-05',
        ceasedOn: '2025-06-05',
        pausedFrom: null,
        pausedTo: null,
        rejectedOn: null,
        reason: null,
        umrn: null,
        instalments: 12,
        done: 0,
        bounced: 0,
        bouncedInRow: 0,
        lastDueOn: null,
        monthly: '500.00',
      },
    ]);
    await refreshStaleAum(tx);
  });
});
afterAll(() => test.close());

const rows = (text: string) => test.db.read<Record<string, unknown>>('system', text);
const derivedTables = [
  'position',
  'uncounted_entry',
  'scheme_figure',
  'flow_figure',
  'aum_figure',
  'client_figure',
  'client_month',
  'plan_figure',
  'investor_figure',
  'investor',
];
/** A row of nil is no row. */
const isNil = (row: Record<string, unknown>) =>
  Object.entries(row).every(
    ([name, value]) => /^(arn|scheme_code|day|month|kind)$/.test(name) || Number(value) === 0,
  );
const stored = async () => {
  const found: Record<string, unknown>[] = [];
  for (const table of derivedTables) {
    const all = await rows(`select * from ${table}`);
    found.push({
      [table]: all
        .filter((row) => !isNil(row))
        .map((row) => JSON.stringify(row))
        .sort(),
    });
  }
  return found;
};

describe('verify and rebuild', () => {
  it('find nothing to say of a book that was posted, with all that can be in one', async () => {
    const verified = await verifyBook(test.db);
    expect(verified).toMatchObject({
      differences: [],
      unlike: [],
      unresolved: [
        { reason: expect.stringContaining('500.000') },
        { reason: expect.stringContaining('2.000') },
      ],
    });
    expect(
      await rows('select folio_no, units, cost, units_without_cost from position order by 1, scheme_code'),
    ).toEqual([
      { folio_no: '1/1', units: '55.000', cost: '550.00', units_without_cost: '0.000' },
      { folio_no: '1/1', units: '15.000', cost: '900.00', units_without_cost: '0.000' },
      { folio_no: '2/2', units: '11.000', cost: '110.00', units_without_cost: '0.000' },
      { folio_no: '3/3', units: '0.000', cost: '0.00', units_without_cost: '0.000' },
      { folio_no: '3/3', units: '20.000', cost: '400.00', units_without_cost: '0.000' },
      { folio_no: '4/4', units: '12.500', cost: '0.00', units_without_cost: '12.500' },
      { folio_no: '5/5', units: '0.000', cost: '0.00', units_without_cost: '0.000' },
    ]);
    const before = await stored();
    await rebuildBook(test.db);
    expect(await stored()).toEqual(before);
  });

  const whoWrites = {
    rebuild: () => rebuildBook(test.db),
    'summing up clients': async () => {
      await rows('update client_figure set investors_stale = true');
      await refreshStale(test.db);
    },
  };

  it.runIf(process.env.HUB_TEST_DB === 'postgres').each(['rebuild', 'summing up clients'] as const)(
    '%s waits for who is posting: what they post would be lost',
    async (writer) => {
      const isHeld = Promise.withResolvers<void>();
      const isOver = Promise.withResolvers<void>();
      const posting = test.db.transaction('system', async (tx) => {
        await lockDistributors(tx, [arn]);
        isHeld.resolve();
        await isOver.promise;
      });
      await isHeld.promise;
      let isDone = false;
      const writing = whoWrites[writer]().then(() => {
        isDone = true;
      });
      const waits = () => rows("select 1 from pg_locks where locktype = 'advisory' and not granted");
      while (!isDone && (await waits()).length === 0);
      const waited = !isDone;
      isOver.resolve();
      await posting;
      await writing;
      expect(waited).toBe(true);
      expect((await verifyBook(test.db)).differences).toEqual([]);
    },
  );

  /** Each derived column, and what breaks it. */
  const broken: readonly (readonly [string, string])[] = [
    ...['units', 'cost', 'units_without_cost', 'opening_units'].map(
      (column) => ['position', `${column} = ${column} + 1`] as const,
    ),
    ['position', "opening_on = date '2020-01-01'"],
    ['position', "state = jsonb_set(state::jsonb, '{paidIn}', '\"7\"')"],
    ['position', "state = jsonb_set(state::jsonb, '{mark}', '[1, 0, \"x\"]')"],
    ['position', "state = jsonb_set(state::jsonb, '{lots}', '[]')"],
    ['position', 'first_on = first_on - 1'],
    ['position', "last_invested_on = date '2020-01-01'"],
    ['position', 'last_on = last_on + 1'],
    ['uncounted_entry', "why = case why when 'replaced' then 'unresolved' else 'replaced' end"],
    ['uncounted_entry', "reason = reason || '!'"],
    ['uncounted_entry', "other_no = 'x'"],
    ['uncounted_entry', "trxn_no = trxn_no || 'x'"],
    ...['units', 'cost', 'units_without_cost', 'positions'].map(
      (column) => ['scheme_figure', `${column} = ${column} + 1`] as const,
    ),
    ...['units', 'bought', 'by_sip', 'sold'].map(
      (column) => ['flow_figure', `${column} = ${column} + 1`] as const,
    ),
    ['aum_figure', 'aum = aum + case when day = (select min(day) + 2 from aum_figure) then 1 else 0 end'],
    ['aum_figure', 'aum = aum + case when day = (select max(day) from aum_figure) then 1 else 0 end'],
    ['aum_figure', "asset_class = 'OTHER' where asset_class = 'EQUITY'"],
    ...['clients', 'live_clients', 'folios'].map(
      (column) => ['client_figure', `${column} = ${column} + 1`] as const,
    ),
    ['client_month', 'clients = clients + 1'],
    ['investor', 'invested_on = invested_on - 1'],
    ['investor', 'last_invested_on = null'],
    ['investor', 'live_positions = live_positions + 1'],
    ...['aum', 'cost', 'aum_without_cost'].map(
      (column) => ['investor_figure', `${column} = ${column} + 1`] as const,
    ),
    ['investor_figure', "classes = '{OTHER}'"],
    ...['running', 'running_monthly', 'begun', 'begun_monthly', 'ceased', 'ceased_monthly'].map(
      (column) => ['plan_figure', `${column} = ${column} + 1`] as const,
    ),
  ];

  it('find every derived column that says something else, and put it right', async () => {
    const before = await stored();
    for (const [table, change] of broken) {
      await rows(`update ${table} set ${change}`);
      const { differences } = await verifyBook(test.db);
      expect(differences, `${table} set ${change}`).not.toEqual([]);
      await rebuildBook(test.db);
      expect((await verifyBook(test.db)).differences, `${table} set ${change}`).toEqual([]);
    }
    for (const table of derivedTables.filter((name) => name !== 'investor')) {
      await rows(`delete from ${table}`);
      expect((await verifyBook(test.db)).differences, table).not.toEqual([]);
      await rebuildBook(test.db);
      expect((await verifyBook(test.db)).differences, table).toEqual([]);
    }
    expect(await stored()).toEqual(before);
  }, 120_000);
});
