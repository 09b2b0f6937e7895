import { SECURITY_KEY_HEADER } from '@hub/contract';
import { listFolios } from '@hub/contract/calls/investor/investor-details';
import { type PlanRow, sipReport } from '@hub/contract/calls/reports/reports';
import { drafts } from '@hub/contract/calls/transact/transact';
import { deleteRecord } from '@hub/contract/calls/transact/transact-records';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { arriveOn, clientOf, openApp, openRoute } from '../../../test/open-app.tsx';
import { ownCart } from '../../../test/own-cart.ts';
import { requested } from '../../../test/wire.ts';
import { executionOnly } from './test/order-steps.ts';

const forms = '/distributor/transact';

/** The monthly SIP with the highest mandate, in a folio that may transact. */
async function runningSip(): Promise<PlanRow> {
  const client = await clientOf('otherIfa');
  const plans: PlanRow[] = [];
  for (let pageNumber = 1; ; pageNumber++) {
    const { items } = await client.call(sipReport, { view: 'running', frequency: 'monthly', pageNumber });
    if (items.length === 0) break;
    plans.push(...items.filter(({ mandate }) => mandate?.status === 'APPROVED'));
  }
  plans.sort((one, other) => Number(other.mandate?.limit) - Number(one.mandate?.limit));
  for (const plan of plans) {
    const { folios } = await client.call(listFolios, { investorId: plan.investorId });
    const folio = folios.find(({ folioNo }) => folioNo === plan.folioNo);
    if (folio?.blocked === null && folio.holding === 'SI' && folio.banks.length > 0) return plan;
  }
  throw new Error('The demo book has no such SIP');
}

const sent = async () => (await (await clientOf('otherIfa')).call(drafts, {})).items;

ownCart('ifa');
beforeEach(async () => {
  const client = await clientOf('otherIfa');
  for (const { id } of await sent()) await client.call(deleteRecord, { id });
});

const formOf = (kind: string, plan: PlanRow, more: Record<string, string> = {}) =>
  `${forms}/${kind}?${new URLSearchParams({ investor: plan.investorId, folio: plan.folioNo, scheme: plan.scheme.code, ...more })}`;
const amount = () => screen.findByRole('textbox', { name: /^Amount/ });
const radio = (name: RegExp | string) => screen.findByRole('radio', { name });
const add = () => screen.getByRole('button', { name: 'Add to cart' });
it('a SIP: errors at their fields, days by keyboard, its dates and total, into the cart and back', async () => {
  const plan = await runningSip();
  const { user, fill } = await openApp('otherIfa', formOf('sip', plan));
  await fill(await amount(), '7');
  await user.click(add());
  await screen.findByText(/^Minimum ₹/, { selector: '[role=alert] *, [role=alert]' });
  expect(screen.getAllByText('Choose a day').length).toBeGreaterThan(0);
  expect(openRoute()).toBe('transact/sip');
  expect(screen.queryByRole('radio', { name: /31st/ })).toBeNull();

  await fill(await amount(), '5000');
  await user.click(await radio('The 7th'));
  await user.keyboard('{ArrowRight}');
  expect(await radio('The 8th')).toHaveProperty('checked', true);
  const [start] = within(screen.getByRole('radiogroup', { name: 'First instalment' })).getAllByRole('radio');
  expect(start).toHaveProperty('checked', true);
  await user.click(await radio('Instalments'));
  await user.click(await radio('1 year'));
  const dates = await screen.findByRole('region', { name: 'What is debited' });
  expect(within(dates).getAllByRole('row')).toHaveLength(7);
  expect(dates.textContent).toContain('₹60,000');
  await user.click(screen.getByRole('switch', { name: /^Top-up/ }));
  await user.click(executionOnly());
  await user.click(add());
  await arriveOn('transact/cart');
  const [item] = await sent();
  expect(item?.terms).toMatchObject({
    kind: 'sip',
    amount: '5000',
    frequency: 'monthly',
    day: 8,
    end: { by: 'count', count: 12 },
    topUp: { by: { kind: 'rate', percent: '10' }, everyMonths: 12, cap: null },
  });

  await user.click(await screen.findByRole('link', { name: /^Edit/ }));
  await arriveOn('transact/sip');
  expect((await amount()).getAttribute('value')).toBe('5,000');
  expect(await radio('The 8th')).toHaveProperty('checked', true);
  await user.click(await radio('Until stopped'));
  // Nobody knows what a plan without an end comes to.
  expect((await screen.findByRole('region', { name: 'What is debited' })).textContent).not.toMatch(
    /Over the term|2099/,
  );
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await arriveOn('transact/cart');
  await waitFor(async () => expect((await sent())[0]?.terms).toMatchObject({ end: { by: 'perpetual' } }));
});

it('a SIP that a goal asks for comes into the cart with its amount, its step-up and its last day', async () => {
  const plan = await runningSip();
  const until = Temporal.Now.plainDateISO('Asia/Kolkata').add({ years: 3 }).toString();
  const requested = { amount: '5120.00', stepUp: '12.50', until };
  const { user } = await openApp('otherIfa', formOf('sip', plan, requested));
  expect((await amount()).getAttribute('value')).toBe('5,120');
  expect(screen.getByRole('switch', { name: /^Top-up/ })).toHaveProperty('checked', true);
  await user.click(await radio('The 7th'));
  await user.click(executionOnly());
  await user.click(add());
  await arriveOn('transact/cart');
  expect((await sent())[0]?.terms).toMatchObject({
    amount: '5120',
    end: { by: 'date', date: until },
    topUp: { by: { kind: 'rate', percent: '12.50' }, everyMonths: 12, cap: null },
  });
});

it('a change of a SIP begins with all it has and replaces it', async () => {
  const plan = await runningSip();
  const { user, fill } = await openApp('otherIfa', formOf('sip', plan, { reg: plan.regNo }));
  await screen.findByText(`Replaces SIP ${plan.regNo}`);
  expect((await amount()).getAttribute('value')?.replaceAll(',', '')).toBe(plan.amount.replace(/\.00$/, ''));
  await fill(await amount(), '6000');
  await user.click(executionOnly());
  await user.click(add());
  await arriveOn('transact/cart');
  expect((await sent())[0]?.terms).toMatchObject({ amount: '6000', replaces: plan.regNo });
});

it('an STP and an SWP: a fixed amount until a date, or what the scheme gains', async () => {
  const plan = await runningSip();
  const { user, fill, go } = await openApp('otherIfa', formOf('stp', plan));
  await fill(await screen.findByRole('combobox', { name: 'To' }), 'liquid');
  await user.click((await screen.findAllByRole('option', { name: /Liquid/ }))[0] as HTMLElement);
  await fill(await amount(), '1000');
  await user.click(await radio('The 3rd'));
  await user.click(await radio('End date'));
  await fill(await screen.findByRole('textbox', { name: 'End date' }), '03-Jun-2020');
  await user.tab();
  await user.click(executionOnly());
  await user.click(add());
  expect((await screen.findAllByText(/^The end date is before|^Choose a date from/)).length).toBeGreaterThan(
    0,
  );
  await fill(await screen.findByRole('textbox', { name: 'End date' }), '03-Jun-2030');
  await screen.findByRole('region', { name: 'What moves' });
  // More than the scheme holds: not one transfer.
  await fill(await amount(), '99999999');
  await user.click(add());
  await screen.findAllByText(/^The units are worth ₹[\d,.]+: less than one transfer$/);
  await fill(await amount(), '1000');
  await user.click(add());
  await arriveOn('transact/cart');
  expect((await sent())[0]?.terms).toMatchObject({ kind: 'stp', end: { by: 'date', date: '2030-06-03' } });

  await go(formOf('swp', plan));
  await user.click(await radio('Appreciation'));
  expect(screen.queryByRole('textbox', { name: /^Amount/ })).toBeNull();
  await user.click(await radio('The 3rd'));
  await screen.findByRole('region', { name: 'What is paid out' });
  await user.click(add());
  await arriveOn('transact/cart');
  expect((await sent()).find(({ kind }) => kind === 'swp')?.terms).toMatchObject({
    move: 'appreciation',
    amount: null,
    end: { by: 'perpetual' },
  });
});

it('[S5-20] a daily SIP is debited on no Saturday and no Sunday', async () => {
  const plan = await runningSip();
  const { user, fill } = await openApp('otherIfa', formOf('sip', plan));
  await fill(await amount(), '5000');
  await user.click(await radio('Daily'));
  await user.click(await radio('Until stopped'));
  const dates = await screen.findByRole('region', { name: 'What is debited' });
  await waitFor(() => expect(dates.querySelectorAll('time').length).toBeGreaterThan(4));
  const days = Array.from(dates.querySelectorAll('time'), ({ dateTime }) =>
    Temporal.PlainDate.from(dateTime),
  );
  expect(days.filter(({ dayOfWeek }) => dayOfWeek > 5)).toEqual([]);
  // Five in a row span a weekend.
  const [first, last] = [days[0], days[5]];
  if (first && last) expect(first.until(last, { largestUnit: 'days' }).days).toBeGreaterThanOrEqual(7);
});

it('[S7-09] a pause of three months says what it leaves out; a stop asks why, says from when, and leaves with the key', async () => {
  const plan = await runningSip();
  const { user, go } = await openApp('otherIfa', formOf('sip-pause', plan, { reg: plan.regNo }));
  const first = within(await screen.findByRole('radiogroup', { name: 'First instalment to skip' }));
  await user.click(first.getAllByRole('radio')[0] as HTMLElement);
  await user.click(await radio('3 months'));
  await screen.findByText(/^3 skipped: .* It continues by itself with the debit of /);
  await user.click(add());
  await arriveOn('transact/cart');
  expect((await sent())[0]?.terms).toMatchObject({ kind: 'pause', regNo: plan.regNo });

  await go(formOf('stop-transaction', plan));
  const which = within(await screen.findByRole('radiogroup', { name: 'Which plan' }));
  const [free] = which.getAllByRole('radio').filter((one) => !(one as HTMLInputElement).disabled);
  await user.click(free as HTMLElement);
  await screen.findByText(/^Nothing moves from/, { selector: 'strong' });
  await user.click(add());
  expect((await screen.findAllByText('Choose a reason')).length).toBeGreaterThan(0);
  await user.click(await radio('Goal reached'));
  await user.click(add());
  await arriveOn('transact/cart');
  const [pause, stop] = await sent();
  expect(stop?.terms).toMatchObject({ kind: 'stop', reason: 'goal-reached' });

  // The stop leaves by the spec's own call, and alone of the orders' calls with the security key.
  const client = await clientOf('otherIfa');
  await client.call(deleteRecord, { id: pause?.id ?? '' });
  await openApp('otherIfa', `${forms}/summary`);
  await user.click(await screen.findByRole('checkbox', { name: /commission/ }));
  await user.click(screen.getByRole('button', { name: 'Send link' }));
  await arriveOn('transact/thank-you');
  const [call, second] = requested(/STOPTRANSACTIONDISTRIBUTOR$/);
  expect(call?.headers.get(SECURITY_KEY_HEADER)).toMatch(/./);
  expect(second).toBeUndefined();
  expect(screen.getByText('The stop is sent to the investor to confirm.')).toBeDefined();
  expect(requested(/dit\/prepare$/)[0]?.headers.get(SECURITY_KEY_HEADER)).toBeNull();
  await screen.findByText(/Reference H/);
  const [, reference = ''] =
    /Reference (H[0-9A-HJKMNP-TV-Z]{11})/.exec(document.body.textContent ?? '') ?? [];
  await client.call(deleteRecord, { id: reference });
});
