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
  const worth = await client.request(aum, {});
  const { clients, live, folios, newClients } = await client.request(totalClients, {});
  const { running, monthly, started, ceased } = await client.request(sipTillDate, {});
  const { bought, bySip, lumpsum, sold, net } = await client.request(lumpsumTotal, {});
  expect(await client.request(clientsThisYear, { id: arn })).toMatchObject({ clients, newClients });
  expect(await client.request(sipThisYear, {})).toMatchObject({ started, ceased });
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
    sip: { running, monthly, started, ceased },
    ...(await client.request(stpSwpCount, {})),
    month: { bought, bySip, sold, net },
    opportunities: byKind((await client.request(opportunities, {})).items),
    todo: byKind((await client.request(todo, {})).items),
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
