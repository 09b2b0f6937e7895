import { type PlanRow, type PlanView, planViews, sipReport } from '@hub/contract/calls/reports/reports';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { address, arriveAt, arriveOn, clientOf, openApp } from '../../../test/open-app.tsx';
import { filledTable, firstRow, noteSays, rowsOf, sortButton } from '../../../test/table.ts';
import { refuse } from '../../../test/wire.ts';

const path = '/distributor/sip-report';
const filled = (kind = 'SIP') => filledTable(`${kind} register`);
const search = () => screen.getByRole('textbox', { name: /^Search by investor/ });
const chip = (name: RegExp) =>
  within(screen.getByRole('region', { name: 'Views and filters' })).getByRole('button', { name });
const opener = (row: HTMLElement) => within(row).getByRole('button', { name: /^Details of / });

/** What the register's own call answers, all pages of it. */
async function plansOf(requested: { view?: PlanView; assetClass?: 'EQUITY'; frequency?: 'monthly' }) {
  const client = await clientOf('ifa');
  const first = await client.call(sipReport, requested);
  const found: PlanRow[] = [...first.items];
  for (let pageNumber = 2; found.length < (first.totals?.plans ?? 0); pageNumber++) {
    found.push(...(await client.call(sipReport, { ...requested, pageNumber })).items);
  }
  return { found, first };
}

it('is searched, filtered and sorted; chips count what there is', async () => {
  const { user, fill } = await openApp('ifa', path);
  await filled();
  const { first, found } = await plansOf({});
  await noteSays(new RegExp(`^${found.length} SIPs · ${first.statuses?.running} running$`));
  for (const [status, count] of Object.entries(first.statuses ?? {})) {
    expect(found.filter((plan) => plan.status === status)).toHaveLength(count);
    expect(chip(new RegExp(`^${status}`, 'i')).textContent).toContain(String(count));
  }

  await user.click(chip(/^Running/));
  await arriveAt(`${path}?view=running`);
  await noteSays(/^\d+ SIPs · ₹[\d.,]+( K| L| Cr)? a month$/);
  await user.selectOptions(screen.getByLabelText('Asset class'), 'Equity');
  await user.selectOptions(screen.getByLabelText('Frequency'), 'Monthly');
  await arriveAt(`${path}?view=running&class=EQUITY&frequency=monthly`);
  const chosen = await plansOf({ view: 'running', assetClass: 'EQUITY', frequency: 'monthly' });
  await noteSays(new RegExp(`^${chosen.found.length} SIPs found`));
  for (const row of rowsOf(await filled())) {
    expect(row.textContent).toMatch(/monthly on the \d+(st|nd|rd|th)/);
  }

  await user.click(sortButton(await filled(), 'Amount'));
  await arriveAt(/&sort=amount$/);
  const largest = Math.max(...chosen.found.map(({ amount }) => Number(amount)));
  const text = `₹${largest.toLocaleString('en-IN')}`;
  expect(firstRow(await filled()).textContent).toContain(text);

  // A phone has no heads of columns: there one sorts by a list.
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Smallest amount');
  await arriveAt(/&sort=amount&order=\w+$/);
  const smallest = Math.min(...chosen.found.map(({ amount }) => Number(amount)));
  expect(firstRow(await filled()).textContent).toContain(`₹${smallest.toLocaleString('en-IN')}`);

  const wanted = chosen.found.at(-1);
  await fill(search(), wanted?.regNo ?? '');
  await noteSays(/^1 SIP found/);
  expect(firstRow(await filled()).textContent).toContain(wanted?.investor);
  const again = await openApp('ifa', address());
  expect(firstRow(await filled()).textContent).toContain(wanted?.investor);

  await again.fill(search(), 'nobody of that name');
  await screen.findByText('No SIPs match');
  await again.user.click(screen.getByRole('button', { name: 'Show all SIPs' }));
  await filled();
});

it('every view the dashboard links to says what it shows, and its head is the sum of its rows', async () => {
  const { go } = await openApp('ifa', path);
  for (const view of planViews) {
    const { found, first } = await plansOf({ view });
    expect(found).toHaveLength(first.totals?.plans ?? -1);
    const monthly = found.reduce((sum, plan) => sum + Math.round(Number(plan.monthly) * 100), 0) / 100;
    expect(monthly).toBeCloseTo(Number(first.totals?.monthly), 2);
    await go(`${path}?view=${view}`);
    if (found.length === 0) {
      await screen.findByText(/^No SIP is /);
      continue;
    }
    await noteSays(new RegExp(`^${found.length} SIPs?\\b`));
    await filled();
    if (view.includes('-') || view === 'maturing') {
      expect(screen.getByRole('heading', { level: 2, name: /^SIPs / })).toBeDefined();
    } else {
      expect(chip(new RegExp(`^${view}`, 'i')).getAttribute('aria-pressed')).toBe('true');
    }
  }
});

it('a row opens to its mandate and bounces, leads to investor and folio', async () => {
  const { found } = await plansOf({});
  const bounced = found.find(({ bounces, mandate }) => bounces.length > 0 && mandate !== null);
  if (!bounced) throw new Error('The demo book has no SIP that bounced');
  const { user } = await openApp('ifa', `${path}?q=${bounced.regNo}`);
  const row = firstRow(await filled());
  opener(row).focus();
  await user.keyboard('{Enter}');
  expect(opener(row).getAttribute('aria-expanded')).toBe('true');
  expect(within(row).getByText(bounced.regNo)).toBeDefined();
  expect(within(row).getByText('Instalments missed')).toBeDefined();
  expect(within(row).getAllByRole('listitem')).toHaveLength(bounced.bounces.length);
  const account = `****${bounced.mandate?.maskedAccount.slice(-4)}`;
  expect(within(row).getAllByText(account).length).toBeGreaterThan(0);
  await user.keyboard('{Enter}');
  expect(within(row).queryByText('Instalments missed')).toBeNull();

  const folio = within(row).getAllByRole('link', { name: bounced.folioNo })[0] as HTMLElement;
  await user.click(folio);
  await arriveOn('investor/folio-details');
  expect(new URLSearchParams(window.location.search).get('folio')).toBe(bounced.folioNo);
  window.history.back();
  await user.click(within(firstRow(await filled())).getByRole('link', { name: bounced.investor }));
  await arriveOn('investor/details');
  expect(new URLSearchParams(window.location.search).get('id')).toBe(bounced.investorId);
});

it.each(['STP', 'SWP'])('the %s register reads like that of SIPs', async (kind) => {
  const { user } = await openApp('ifa', `/distributor/${kind.toLowerCase()}-report`);
  const row = firstRow(await filled(kind));
  await noteSays(new RegExp(`^[\\d,]+ ${kind}s?\\b`));
  if (kind === 'STP') expect(row.textContent).toContain('→');
  await user.click(opener(row));
  expect(within(row).getByText('Registration no.')).toBeDefined();
});

it('says that it could not be loaded and loads when tried again', async () => {
  const mend = refuse(/SIP_Registration_Report_Total/);
  const { user } = await openApp('ifa', path);
  await screen.findByText('The SIPs could not be loaded');
  mend();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await filled();
});
