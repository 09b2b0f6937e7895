import type { ResponseOf } from '@hub/contract';
import {
  aum,
  clientsThisYear,
  lumpsumTotal,
  opportunities,
  sipThisYear,
  sipTillDate,
  stpSwpCount,
  todo,
  totalClients,
} from '@hub/contract/calls/dashboard/dashboard';
import { expect } from 'vitest';
import type { TestClient } from '../../../http/test/test-client.ts';
import type { Figures } from './figures.ts';

/** What the screen is told, each call by itself. */
export async function figuresOfDashboard(client: TestClient, arn: string): Promise<Figures> {
  const worth = await client.ask(aum, {});
  const { clients, live, folios, newClients } = await client.ask(totalClients, {});
  const { running, monthly, begun, ceased } = await client.ask(sipTillDate, {});
  const { bought, bySip, lumpsum, sold, net } = await client.ask(lumpsumTotal, {});
  expect(await client.ask(clientsThisYear, { id: arn })).toMatchObject({ clients, newClients });
  expect(await client.ask(sipThisYear, {})).toMatchObject({ begun, ceased });
  expect(paise(lumpsum)).toBe(paise(bought) - paise(bySip));
  for (const change of Object.values(worth.changes)) {
    if (change !== null) expect(paise(change.from) + paise(change.amount)).toBe(paise(worth.aum));
  }
  return {
    aum: worth.aum,
    cost: worth.cost,
    byClass: Object.fromEntries(worth.byClass.map((one) => [one.assetClass, one.aum])),
    before: {
      day: closeOf(worth.changes.day),
      month: closeOf(worth.changes.month),
      year: closeOf(worth.changes.year),
    },
    clients,
    live,
    newClients,
    folios,
    sip: { running, monthly, begun, ceased },
    ...(await client.ask(stpSwpCount, {})),
    month: { bought, bySip, sold, net },
    opportunities: byKind((await client.ask(opportunities, {})).items),
    todo: byKind((await client.ask(todo, {})).items),
  };
}

const closeOf = (change: ResponseOf<typeof aum>['changes']['day']) =>
  change && { day: change.since, aum: change.from };

export const paise = (text: string): bigint => BigInt(text.replace('.', ''));

const byKind = <Item extends { kind: string; count: number; amount: string | null }>(
  items: readonly Item[],
) =>
  Object.fromEntries(items.map(({ kind, count, amount }) => [kind, { count, amount }])) as Record<
    Item['kind'],
    Pick<Item, 'count' | 'amount'>
  >;
