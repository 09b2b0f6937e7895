import { aum, aumHistory, lumpsumTotal, totalClients } from '@hub/contract/calls/dashboard/dashboard';
import { investorDetails, listFolios } from '@hub/contract/calls/investor/investor-details';
import { listInvestors } from '@hub/contract/calls/investor/investor-list';
import { listHolders, listSchemes } from '@hub/contract/calls/investor/investor-schemes';
import { expect } from 'vitest';
import { divided, groupedBy } from '../../../../packages/domain/test/reference/book-row.ts';
import type { FeedDesk } from '../../../../packages/domain/test/reference/feed-desk.ts';
import type { ReferencePosition } from '../../../../packages/domain/test/reference/reference-book.ts';
import { hasCost, salesOf, worthOn } from '../../../../packages/domain/test/reference/reference-figures.ts';
import {
  dayOf,
  lastDay,
  priceOn,
  schemes,
} from '../../../../packages/domain/test/reference/reference-house.ts';
import { moneyOfPosition, outsideMoney } from '../../../../packages/domain/test/reference/reference-xirr.ts';
import type { Database } from '../../src/db/database.ts';
import type { TestClient } from '../../src/http/test/test-client.ts';
import { expectRate } from './expect-rate.ts';
import { rupees } from './expect-tables.ts';

type Positions = readonly ReferencePosition[];

/** Seven decimals to two, rounded once. */
const shown = (worth: bigint): string =>
  rupees(worth < 0n ? -divided(-worth, 100_000n) : divided(worth, 100_000n));
const worthOf = (positions: Positions, day = lastDay): string => shown(worthOn(positions, priceOn, day));
const costOf = (positions: Positions): string => rupees(positions.reduce((sum, { cost }) => sum + cost, 0n));
/** Value, cost and gain: the gain is that of the units whose cost is known. */
function holdingOf(positions: Positions) {
  const value = divided(worthOn(positions.filter(isHeld), priceOn, lastDay), 100_000n);
  const unknown = positions.reduce(
    (sum, { unitsWithoutCost, scheme }) => sum + unitsWithoutCost * priceOn(scheme, lastDay),
    0n,
  );
  const withoutCost = divided(unknown, 100_000n);
  const cost = positions.reduce((sum, one) => sum + one.cost, 0n);
  return {
    value: rupees(value),
    cost: rupees(cost),
    withoutCost: rupees(withoutCost),
    gain: rupees(value - withoutCost - cost),
  };
}
const isHeld = ({ units }: ReferencePosition): boolean => units > 0n;

const classOf = new Map(schemes.map(({ code, assetClass }) => [code, assetClass]));

/** The dashboard of a distributor. */
export async function expectDashboard(
  client: TestClient,
  desk: FeedDesk,
  own: Positions,
  arn: string,
): Promise<void> {
  const held = own.filter(isHeld);
  const worth = await client.request(aum, {});
  expect({ aum: worth.aum, cost: worth.cost }).toEqual({ aum: worthOf(held), cost: costOf(held) });
  const byClass = [...groupedBy(held, ({ scheme }) => classOf.get(scheme) ?? '')];
  expect(Object.fromEntries(worth.byClass.map((one) => [one.assetClass, one.aum]))).toEqual(
    Object.fromEntries(byClass.map(([name, positions]) => [name, worthOf(positions)])),
  );
  for (const change of Object.values(worth.changes)) {
    if (change !== null) expect(change.from).toBe(worthOf(own, dayOf(change.since)));
  }
  const { points } = await client.request(aumHistory, { range: 'max' });
  expect(points).toEqual(points.map(([day]) => [day, worthOf(own, dayOf(day))]));
  const month = await client.request(lumpsumTotal, {});
  const sales = salesOf(own, dayOf(month.from), dayOf(month.to));
  expect(month).toMatchObject({
    bought: rupees(sales.bought),
    bySip: rupees(sales.bySip),
    sold: rupees(sales.sold),
    net: rupees(sales.bought - sales.sold),
  });
  const folios = desk.folios().filter((one) => one.arn === arn);
  const live = new Set(held.map(({ folio }) => folio));
  expect(await client.request(totalClients, {})).toMatchObject({
    clients: new Set(folios.map((one) => one.client)).size,
    live: new Set(folios.filter(({ folio }) => live.has(folio)).map((one) => one.client)).size,
    folios: folios.length,
  });
}

/** The list of clients, each client's folios with their returns, and what each scheme holds. */
export async function expectLists(
  client: TestClient,
  db: Database,
  desk: FeedDesk,
  own: Positions,
  arn: string,
): Promise<void> {
  const { items, totals } = await client.request(listInvestors, { pageNumber: 1 });
  expect(totals).toMatchObject({ aum: worthOf(own.filter(isHeld)), cost: costOf(own) });
  const keys = await db.read<{ id: string; key: string }>(
    'system',
    `select id, replace(client_key, 'folio ', '') as key from investor where arn = $1`,
    [arn],
  );
  const keyOf = new Map(keys.map(({ id, key }) => [id, key]));
  const byClient = groupedBy(
    desk.folios().filter((one) => one.arn === arn),
    (one) => one.client,
  );
  expect(items.map(({ id }) => keyOf.get(id)).sort()).toEqual([...byClient.keys()].sort());
  for (const { id, folios, aum: value, cost, withoutCost, gain } of items) {
    const names = (byClient.get(keyOf.get(id) ?? '') ?? []).map(({ folio }) => folio);
    const positions = own.filter(({ folio }) => names.includes(folio));
    expect(folios).toBe(names.length);
    expect({ value, cost, withoutCost, gain }).toEqual(holdingOf(positions));
    await expectClient(client, id, positions);
  }
  for (const [scheme, positions] of groupedBy(own.filter(isHeld), (one) => one.scheme)) {
    const holders = await client.request(listHolders, { id: scheme, pageNumber: 1 });
    expect(holders.scheme).toMatchObject({ aum: worthOf(positions), cost: costOf(positions) });
    expect(holders.items.map(({ folioNo, units, cost }) => [folioNo, units, cost].join(' ')).sort()).toEqual(
      positions.map(({ folio, units, cost }) => [folio, rupees(units, 3), rupees(cost)].join(' ')).sort(),
    );
  }
  const list = await client.request(listSchemes, { id: arn, pageNumber: 1 });
  expect(list.totals).toMatchObject({ aum: worthOf(own.filter(isHeld)), cost: costOf(own) });
}

async function expectClient(client: TestClient, id: string, positions: Positions): Promise<void> {
  const { figures } = await client.request(investorDetails, { id });
  expect(figures).toMatchObject({ ...holdingOf(positions), hasCost: positions.every(hasCost) });
  expectRate(figures.xirr, positions, outsideMoney(positions));
  const { folios } = await client.request(listFolios, { investorId: id });
  for (const folio of folios) {
    const inFolio = positions.filter((one) => one.folio === folio.folioNo);
    expectRate(folio.figures.xirr, inFolio, outsideMoney(inFolio));
    for (const holding of folio.holdings) {
      const one = inFolio.filter(({ scheme }) => scheme === holding.code);
      expect(holding.units).toBe(rupees(one[0]?.units ?? 0n, 3));
      expect(holding.figures).toMatchObject(holdingOf(one));
      expectRate(holding.figures.xirr, one, one.flatMap(moneyOfPosition));
    }
  }
}
