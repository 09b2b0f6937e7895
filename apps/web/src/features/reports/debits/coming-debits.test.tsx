import { mandateOverview } from '@hub/contract/calls/mandates/mandates';
import { comingDebits, debitsOfDay } from '@hub/contract/calls/reports/report-debits';
import { debitRiskTexts } from '@hub/contract/plans/debit-risk-texts';
import { dayText, groupIndian } from '@hub/domain';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clientOf, openApp } from '../../../../test/open-app.tsx';

it('shows each day’s debits as a calendar, and those of the day one chooses', async () => {
  const { user } = await openApp('ifa', '/distributor/sip-report');
  const client = await clientOf('ifa');
  const { days, debits } = await client.call(comingDebits, {});
  await user.click(await screen.findByRole('radio', { name: 'Coming debits' }));

  const calendar = await screen.findByRole('table', { name: 'SIP debits by day' });
  const shown = within(calendar).getAllByRole('button');
  expect(shown).toHaveLength(days.length);
  const counted = shown.map((day) =>
    Number(/, ([\d,]+) debits?,/.exec(day.getAttribute('aria-label') ?? '')?.[1]),
  );
  expect(counted.reduce((sum, count) => sum + count, 0)).toBe(debits);

  // It opens on the first day with something at risk: the demo has some.
  const risky = days.find(({ atRisk }) => atRisk > 0);
  if (risky === undefined) throw new Error('The demo has no debit at risk');
  const first = await client.call(debitsOfDay, { on: risky.on });
  const list = await screen.findByRole('list', { name: `Debits of ${dayText(risky.on)}` });
  const [threatened] = within(list).getAllByRole('listitem');
  const { investor, risk } = first.items[0] ?? {};
  expect(threatened?.textContent).toContain(investor);
  expect(risk && threatened?.textContent).toContain(risk && debitRiskTexts[risk].title);

  const other = days.findIndex(({ on, debits: many }) => on !== risky.on && many < 10);
  await user.click(shown[other] as HTMLElement);
  const ofDay = await screen.findByRole('list', { name: `Debits of ${dayText(days[other]?.on ?? '')}` });
  expect(within(ofDay).getAllByRole('listitem')).toHaveLength(days[other]?.debits ?? 0);
  expect(shown[other]?.getAttribute('aria-pressed')).toBe('true');
});

it('says how many mandates are where, and leads to those that need somebody', async () => {
  const { user } = await openApp('ifa', '/distributor/sip-report');
  const { approved, toDo } = await (await clientOf('ifa')).call(mandateOverview, {});
  const [first] = toDo;
  if (first === undefined) throw new Error('The demo has no mandate that needs somebody');
  await user.click(await screen.findByRole('radio', { name: 'Coming debits' }));
  const list = await screen.findByRole('list', { name: 'Mandates that need action' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(toDo.length);
  expect(screen.getByText('Approved', { selector: 'dt' }).nextElementSibling?.textContent).toBe(
    groupIndian(approved),
  );
  const [link] = within(list).getAllByRole('link');
  expect(link?.textContent).toBe(first.investor.name);
  expect(link?.getAttribute('href')).toContain(
    new URLSearchParams({ investor: first.investor.id, folio: first.folioNo }).toString(),
  );
});
