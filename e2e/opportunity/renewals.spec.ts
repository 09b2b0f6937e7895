import type { RequestOf } from '@hub/contract';
import { checkRenewals } from '@hub/contract/calls/opportunity/opportunity-renewals';
import type { PlanRow } from '@hub/contract/calls/reports/reports';
import { orderFacts, saveDrafts } from '@hub/contract/calls/transact/transact';
import { todayInIndia } from '@hub/domain';
import { expect } from '@playwright/test';
import { placeCart } from '../../apps/server/src/features/transact/test/place-cart.ts';
import { expectAccessible } from '../setup/axe.ts';
import { elsewhere, type HubClient } from '../setup/hub-client.ts';
import { test } from '../setup/own-server.ts';
import { expectNoSideways } from '../setup/sideways.ts';
import { signIn } from '../setup/stored-login.ts';
import { confirmByCalls } from '../transact/confirm-by-calls.ts';
import { chooseEuin } from '../transact/form.ts';
import { emptyCart, moveClock, untilStatus } from '../transact/orders.ts';
import { newestLinks } from '../transact/outbox.ts';
import { runningSips } from '../transact/sips.ts';

type Terms = RequestOf<typeof saveDrafts>['orders'][number];
const WEEKDAYS = [1, 2, 3, 4, 5];

/** The shortest SIPs there are, one for each day of the week: six weeks, so that all of them end soon. */
async function shortSips(hub: HubClient, like: PlanRow): Promise<Terms[]> {
  const { folioNo, scheme } = like;
  const facts = await hub.call(orderFacts, { kind: 'sip', folioNo, schemeCode: scheme.code });
  const today = todayInIndia(Temporal.Instant.from(facts.now));
  const mandate = facts.mandates.find(({ status }) => status === 'APPROVED');
  return WEEKDAYS.map((day) => ({
    kind: 'sip',
    folioNo,
    schemeCode: scheme.code,
    euin: null,
    isExecutionOnly: true,
    subArn: null,
    idcw: 'Z',
    frequency: 'weekly',
    day,
    startsOn: today.add({ days: 7 + ((day - today.dayOfWeek + 7) % 7) }).toString(),
    end: { by: 'count', count: 6 },
    replaces: null,
    amount: `${1000 + day * 100}`,
    topUp: null,
    mandate: mandate?.id ?? '',
    firstNow: null,
  }));
}

/** Twenty SIPs of four clients that end within two months, as the investors confirmed them. */
async function twentyEndingSips(hub: HubClient): Promise<number> {
  const plans = await runningSips(hub);
  const clients = [...new Map(plans.map((plan) => [plan.investorId, plan])).values()].slice(0, 4);
  const orders = (await Promise.all(clients.map((like) => shortSips(hub, like)))).flat();
  const { items } = await hub.call(saveDrafts, { orders });
  const { confirmations } = await placeCart((call, input) => hub.call(call, input), items);
  for (const link of await newestLinks('order-link', confirmations.length)) await confirmByCalls(hub, link);
  const references = confirmations.flatMap((one) => one.orders.map(({ reference }) => reference));
  await untilStatus(references.at(-1) ?? '', 'allotted');
  return references.length;
}

test('the renewal desk sends twenty SIPs at once and follows them until every investor has confirmed', {
  tag: '@long',
}, async ({ page }) => {
  const before = await elsewhere('ifa');
  await emptyCart(before);
  expect(await twentyEndingSips(before)).toBe(20);
  // All of them have begun by then.
  for (const _ of [1, 2]) await moveClock('7d');
  const hub = await elsewhere('ifa');
  const requested = { stepUp: 10, months: 36, euin: null, isExecutionOnly: true };
  const { items } = await hub.call(checkRenewals, requested);
  const good = items.filter(({ block }) => block === null);
  expect(good.length).toBeGreaterThanOrEqual(20);
  const links = new Set(good.map(({ investorId }) => investorId)).size;

  await signIn(page, 'ifa', '/distributor/opportunity/renewal-desk');
  await expect(page.getByText(`All that can be renewed (${good.length})`)).toBeVisible();
  await chooseEuin(page);
  await page.getByRole('checkbox', { name: /commission I earn/ }).check({ force: true });
  await expectNoSideways(page);
  await page.getByRole('button', { name: `Send ${links} links` }).click();
  const words = page.getByRole('status').filter({ hasText: /^\d+ renewals: / });
  await expect(words).toHaveText(`${good.length} renewals: ${good.length} waiting`);
  await expectAccessible(page);

  // As each of them confirms, the open page says so by itself.
  for (const link of await newestLinks('order-link', links)) await confirmByCalls(hub, link);
  await expect(words).toHaveText(`${good.length} renewals: ${good.length} confirmed`, { timeout: 30_000 });
  await expect(page.locator('main li').filter({ hasText: 'Pending for confirmation' })).toHaveCount(0);
});
