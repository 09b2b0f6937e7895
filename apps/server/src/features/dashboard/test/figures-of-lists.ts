import type { RequestOf } from '@hub/contract';
import { euinMissing, opportunityCounts } from '@hub/contract/calls/dashboard/dashboard';
import { listInvestors } from '@hub/contract/calls/investor/investor-list';
import { type ChangeView, listSchemes, type SchemeView } from '@hub/contract/calls/investor/investor-schemes';
import { opportunityCalls } from '@hub/contract/calls/opportunity/opportunity';
import { type PlanView, sipReport, stpReport, swpReport } from '@hub/contract/calls/reports/reports';
import { type AssetClass, assetClasses } from '@hub/domain';
import { expect } from 'vitest';
import type { TestClient } from '../../../http/test/test-client.ts';
import type { Counted, Figures } from './figures.ts';
import { paise } from './figures-of-dashboard.ts';

interface Page<Item, Totals> {
  readonly items: readonly Item[];
  readonly totals: Totals | null;
}

/** A whole list, page by page, and the totals it gives with the first. */
async function wholeList<Item, Totals>(
  request: (pageNumber: number) => Promise<Page<Item, Totals>>,
): Promise<{ items: Item[]; totals: Totals }> {
  const first = await request(1);
  const items = [...first.items];
  for (let pageNumber = 2, size = first.items.length; size > 0; pageNumber += 1) {
    const next = await request(pageNumber);
    expect(next.totals).toBeNull();
    items.push(...next.items);
    size = next.items.length;
  }
  if (first.totals === null) throw new Error('The first page has no totals');
  return { items, totals: first.totals };
}

const sumOf = <Item>(items: readonly Item[], amount: (item: Item) => string): bigint =>
  items.reduce((sum, item) => sum + paise(amount(item)), 0n);

/** Rows are rounded each for itself, so their sum may be half a paisa per row away from the total. */
function expectAbout(rows: bigint, total: string, count: number): void {
  const off = rows - paise(total);
  expect(off < 0n ? -off : off).toBeLessThanOrEqual(BigInt(Math.ceil(count / 2)));
}

/** What each figure of the dashboard opens: the totals of that list, which are also what its rows come to. */
export async function figuresOfLists(client: TestClient, arn: string): Promise<Figures> {
  const clients = async (filter: Omit<RequestOf<typeof listInvestors>, 'pageNumber'>) => {
    const list = await wholeList((pageNumber) => client.request(listInvestors, { ...filter, pageNumber }));
    const { items, totals } = list;
    expect(new Set(items.map(({ id }) => id)).size).toBe(totals.clients);
    expect(items).toHaveLength(totals.clients);
    expect(sumOf(items, ({ cost }) => cost)).toBe(paise(totals.cost));
    expectAbout(
      sumOf(items, ({ aum }) => aum),
      totals.aum,
      items.length,
    );
    return list;
  };
  const schemes = async (filter: { assetClass?: AssetClass; view?: SchemeView }) => {
    const list = await wholeList((pageNumber) =>
      client.request(listSchemes, { id: arn, ...filter, pageNumber }),
    );
    const { items, totals } = list;
    expect(items).toHaveLength(totals.schemes);
    expect(sumOf(items, ({ cost }) => cost)).toBe(paise(totals.cost));
    expect(sumOf(items, ({ bought }) => bought)).toBe(paise(totals.bought));
    expect(sumOf(items, ({ bySip }) => bySip)).toBe(paise(totals.bySip));
    expect(sumOf(items, ({ sold }) => sold)).toBe(paise(totals.sold));
    expectAbout(
      sumOf(items, ({ aum }) => aum),
      totals.aum,
      items.length,
    );
    const then = items.flatMap(({ before }) => (before === null ? [] : [before]));
    expect(then).toHaveLength(totals.before === null ? 0 : items.length);
    if (totals.before) {
      expectAbout(
        sumOf(then, (one) => one),
        totals.before.aum,
        then.length,
      );
    }
    return totals;
  };
  const plans = async (call: typeof sipReport, view: PlanView) => {
    const { items, totals } = await wholeList((pageNumber) => client.request(call, { view, pageNumber }));
    expect(new Set(items.map(({ folioNo, regNo }) => `${folioNo} ${regNo}`)).size).toBe(totals.plans);
    expect(items).toHaveLength(totals.plans);
    expect(sumOf(items, ({ amount }) => amount)).toBe(paise(totals.amount));
    expect(sumOf(items, ({ monthly }) => monthly)).toBe(paise(totals.monthly));
    return totals;
  };
  const running = async (call: typeof sipReport) => {
    const totals = await plans(call, 'running');
    return { running: totals.plans, monthly: totals.monthly };
  };

  const all = await clients({});
  const held = await schemes({});
  const moved = await schemes({ view: 'moved' });
  expect(held.aum).toBe(all.totals.aum);
  expect(held.cost).toBe(all.totals.cost);
  const before: Record<string, Figures['before']['day']> = {};
  for (const [name, view] of Object.entries({ day: 'since-day', month: 'since-month', year: 'since-year' })) {
    const compared = await schemes({ view: view as ChangeView });
    expect(compared.aum).toBe(held.aum);
    before[name] = compared.before;
  }
  const byClass: Record<string, string> = {};
  for (const assetClass of Object.keys(assetClasses) as AssetClass[]) {
    const totals = await schemes({ assetClass });
    if (totals.schemes > 0) byClass[assetClass] = totals.aum;
  }
  const sip = await running(sipReport);
  expect(sumOf(all.items, ({ sipMonthly }) => sipMonthly)).toBe(paise(sip.monthly));

  const ofClients = async (filter: Parameters<typeof clients>[0]): Promise<Counted> => {
    const { totals } = await clients(filter);
    return { count: totals.clients, amount: totals.aum };
  };
  const ofSips = async (view: PlanView): Promise<Counted> => {
    const totals = await plans(sipReport, view);
    return { count: totals.plans, amount: totals.monthly };
  };
  const opportunities: Record<string, Counted> = {};
  for (const list of opportunityCounts) {
    const { items, totals } = await wholeList((pageNumber) =>
      client.request(opportunityCalls[list], { pageNumber }),
    );
    expect(items).toHaveLength(totals.rows);
    expect(new Set(items.map(({ key }) => key)).size).toBe(totals.rows);
    expect(new Set(items.map(({ investorId }) => investorId)).size).toBe(totals.clients);
    expect(sumOf(items, ({ worth }) => worth)).toBe(paise(totals.worth));
    opportunities[list] = { count: totals.rows, amount: totals.worth };
  }
  // The register of SIPs has the same rows.
  expect(opportunities.ceased).toEqual(await ofSips('ceased-lately'));
  expect(opportunities['not-renewed']).toEqual(await ofSips('not-renewed'));
  const missing = await client.request(euinMissing, {});
  expect(missing.items).toHaveLength(missing.total);
  expect(sumOf(missing.items, ({ amount }) => amount)).toBe(paise(missing.amount));

  const todo: Record<string, { count: number; amount: string | null }> = {
    'sip-at-risk': await ofSips('at-risk'),
    'sip-maturing': await ofSips('maturing'),
    'kyc-on-hold': { count: (await ofClients({ kyc: 'ON_HOLD' })).count, amount: null },
    birthdays: { count: (await ofClients({ birthday: 'today' })).count, amount: null },
    'euin-missing': { count: missing.total, amount: missing.amount },
  };
  return {
    aum: all.totals.aum,
    cost: all.totals.cost,
    byClass,
    before: before as Figures['before'],
    clients: all.totals.clients,
    live: (await ofClients({ balance: 'live' })).count,
    newClients: (await ofClients({ since: 'this-year' })).count,
    folios: all.items.reduce((sum, { folios }) => sum + folios, 0),
    sip: {
      ...sip,
      started: (await plans(sipReport, 'started-this-year')).plans,
      ceased: (await plans(sipReport, 'ceased-this-year')).plans,
    },
    stp: await running(stpReport),
    swp: await running(swpReport),
    month: {
      bought: moved.bought,
      bySip: moved.bySip,
      sold: moved.sold,
      net: rupees(paise(moved.bought) - paise(moved.sold)),
    },
    opportunities: opportunities as Figures['opportunities'],
    todo: Object.fromEntries(Object.entries(todo).filter(([, { count }]) => count > 0)),
  };
}

const rupees = (value: bigint): string => {
  const size = value < 0n ? -value : value;
  return `${value < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}`;
};
