import { opportunities, todo } from '@hub/contract/calls/dashboard/dashboard';
import { compactRupees, groupIndian, moneyOf } from '@hub/domain';
import { waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { arriveOn, clientOf, openApp, openRoute } from '../../../test/open-app.tsx';
import { noteSays } from '../../../test/table.ts';
import { expectAll, expectFilled, linkAt, tile } from './test/tiles.ts';

const path = '/distributor/dashboard';

const rupees = (value: string): string => compactRupees(moneyOf(value));

const money = /−?₹[\d,.]+(?: (?:K|L|Cr|L Cr))?(?![\d.])/;
const count = /\d[\d,]*/;

function figureIn(link: HTMLElement, pattern: RegExp): string {
  const found = pattern.exec(link.textContent ?? '')?.[0];
  if (found === undefined) throw new Error(`${link.textContent} has no figure`);
  return found;
}

const escaped = (text: string) => new RegExp(RegExp.escape(text));

/** The value of a total in the list's head. */
const total = (label: string): string[] =>
  [...document.querySelectorAll('main dl[aria-label^="Totals"] > div')]
    .filter(({ textContent }) => textContent?.includes(label))
    .map((one) => one.querySelector('dd')?.textContent ?? '');
const totalSays = (label: string, figure: string) =>
  waitFor(() => expect(total(label).filter((said) => said.includes(figure))).not.toEqual([]));

/** The list's own count: `737 SIPs …`, `1 client found …`. */
const countSays = (figure: string) =>
  noteSays(new RegExp(`^${figure} (?:clients?|folios?|orders?|SIPs?|STPs?|SWPs?)\\b`));

async function openDashboard() {
  const { user } = await openApp('ifa', path);
  await expectAll();
  /** Opens the list behind a figure, looks at it, and comes back to the dashboard. */
  const behind = async (link: HTMLElement, look: () => Promise<unknown>) => {
    await user.click(link);
    await waitFor(() => expect(openRoute()).not.toBe('dashboard'));
    await look();
    window.history.back();
    await arriveOn('dashboard');
    await expectFilled();
  };
  return { behind };
}

it('AUM, its cost and each asset class are the totals of the scheme list', async () => {
  const { behind } = await openDashboard();
  const card = () => within(tile('Assets under management'));
  const worth = () => tile('Assets under management').querySelector<HTMLElement>('a[href$="/scheme-list"]');
  const aum = figureIn(worth() as HTMLElement, money);
  await behind(worth() as HTMLElement, () => totalSays('AUM', aum));
  const cost = card().getByRole('link', { name: /^Cost/ });
  const paid = figureIn(cost, money);
  await behind(cost, () => totalSays('Invested', paid));
  for (const name of [/^Last day/, /^This month/, /^This FY/]) {
    const link = card().getByRole('link', { name });
    const change = figureIn(link, /[+−]₹[\d,.]+(?: (?:K|L|Cr|L Cr))?/);
    const days = figureIn(link, /\d\d-[A-Z][a-z]{2}(?:-\d{4})? to \d\d-[A-Z][a-z]{2}/);
    const [from = '', to = ''] = days.split(' to ');
    await behind(link, async () => {
      await totalSays(`AUM ${to}`, aum);
      expect(total(`AUM ${from}`)).toHaveLength(1);
      await totalSays('Change', change);
    });
  }
  await waitFor(() => {
    const parts = [...document.querySelectorAll('dl[aria-label="What moved the AUM"] dt')];
    expect(parts.map(({ textContent }) => textContent)).toEqual([
      'Money in',
      'Money out',
      'Market',
      'Change',
    ]);
  });
  const classes = () => within(card().getByRole('list', { name: 'Asset mix' })).getAllByRole('link');
  expect(classes().length).toBeGreaterThan(2);
  for (let at = 0; at < classes().length; at++) {
    const link = classes()[at] as HTMLElement;
    const part = figureIn(link, money);
    await behind(link, () => totalSays('AUM', part));
  }
});

it('clients and net sales are the totals of their lists', async () => {
  const { behind } = await openDashboard();
  expect(within(tile('Clients')).getAllByRole('link')).toHaveLength(4);
  for (let at = 0; at < 4; at++) {
    const link = linkAt('Clients', at);
    const figure = figureIn(link, count);
    await behind(link, () => countSays(figure));
  }
  for (const [at, label] of ['Net', 'In', 'Out'].entries()) {
    const link = linkAt(/^Net sales, /, at);
    const figure = figureIn(link, money);
    await behind(link, () => totalSays(label, figure));
  }
});

it('today’s lines and the opportunities say what the server counts, and their lists too', async () => {
  const client = await clientOf('ifa');
  const { items: waiting } = await client.call(todo, {});
  const { items: chances } = await client.call(opportunities, {});
  const { behind } = await openDashboard();
  const lines = () => [...(tile('Today').querySelector('ul')?.children ?? [])] as HTMLElement[];
  expect(waiting.length).toBeGreaterThan(0);
  expect(lines()).toHaveLength(Math.min(5, waiting.length));
  for (const [at, item] of waiting.slice(0, 5).entries()) {
    const line = lines()[at] as HTMLElement;
    expect(line.textContent).toContain(groupIndian(item.count));
    if (item.amount !== null) expect(line.textContent).toContain(rupees(item.amount));
    for (const { name } of item.people) expect(line.textContent).toContain(name);
    if (item.kind === 'euin-missing') continue;
    await behind(within(line).getAllByRole('link')[0] as HTMLElement, () =>
      countSays(groupIndian(item.count)),
    );
  }
  expect(within(tile('Opportunities')).getAllByRole('link')).toHaveLength(chances.length);
  for (const [at, { kind, count: many, amount }] of chances.entries()) {
    const link = await waitFor(() => linkAt('Opportunities', at));
    expect(link.textContent).toContain(groupIndian(many));
    if (kind !== 'zero-balance') expect(link.textContent).toContain(rupees(amount));
    await behind(link, async () => {
      if (many === 0) await waitFor(() => expect(openRoute()).toMatch(new RegExp(`/${kind}$`)));
      else await countSays(groupIndian(many));
      if (many > 0 && kind !== 'zero-balance') await noteSays(escaped(rupees(amount)));
    });
  }
});
