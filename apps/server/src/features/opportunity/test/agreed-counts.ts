import { opportunities } from '@hub/contract/calls/dashboard/dashboard';
import { opportunityCalls, opportunityHub } from '@hub/contract/calls/opportunity/opportunity';
import { opportunityLists } from '@hub/domain/opportunity/lists';
import { expect } from 'vitest';
import { someAt } from '../../../../test/long.ts';
import type { TestClient } from '../../../http/test/test-client.ts';

/**
 * What the hub counts, where the dashboard and the lists say the same, and the rows themselves come to it. Whoever looks
 * again and again has a third of the lists added up each time, and all over three of them.
 */
export async function agreedCounts(client: TestClient, turn?: number) {
  const hub = await client.request(opportunityHub, {});
  const counted = Object.fromEntries(
    hub.lists.map(({ list, rows, clients, worth }) => [list, { rows, clients, worth }]),
  );
  for (const { kind, count, amount } of (await client.request(opportunities, {})).items) {
    expect(counted[kind], kind).toMatchObject({ rows: count, worth: amount });
  }
  const lists = turn === undefined ? opportunityLists : someAt(turn, opportunityLists);
  for (const list of lists) {
    const { totals: said } = await client.request(opportunityCalls[list], {});
    // What is filtered is added up from its rows, whatever was counted before.
    const { totals: added } = await client.request(opportunityCalls[list], { worthFrom: '0' });
    expect({ said, added }, list).toEqual({ said: counted[list], added: counted[list] });
  }
  return counted;
}
