import { brokerageForecast, brokerageGaps, brokeragePayout } from '@hub/contract/calls/brokerage/brokerage';
import { rateCard } from '@hub/contract/calls/brokerage/brokerage-rate-card';
import { brokerageReport } from '@hub/contract/calls/brokerage/brokerage-report';
import { financialYearOf, formatRupees, moneyOf, paise, todayInIndia } from '@hub/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { codeFor } from '../../../../../e2e/setup/hub.ts';
import { people } from '../../../../../e2e/setup/people.ts';
import { expectAccessible } from '../../../test/complaints.ts';
import { arriveAt, arriveOn, clientOf, openApp } from '../../../test/open-app.tsx';
import { refuse } from '../../../test/wire.ts';
import { gapWords, monthText } from './calls/words.ts';

const payout = '/distributor/brokerage-report-payout';
const report = `${payout}/brokerage-report`;
const rupees = (amount: string) => formatRupees(moneyOf(amount));
const main = () => document.querySelector('main')?.textContent ?? '';
const shows = (text: string) => waitFor(() => expect(main()).toContain(text));

/** The months of the financial year that runs. */
function yearNow() {
  const { start, end } = financialYearOf(todayInIndia(Temporal.Now.instant()));
  return { from: start.toString().slice(0, 7), to: end.toString().slice(0, 7) };
}

describe('the payout', () => {
  it('shows what the newest month brought and how it reached the bank', async () => {
    const { months, year } = await (await clientOf('ifa')).call(brokeragePayout, {});
    const newest = months.find(({ lines }) => lines > 0);
    await openApp('ifa', payout);
    const card = await screen.findByRole('region', {
      name: `Received for ${monthText(newest?.month ?? '')}`,
    });
    for (const figure of ['amount', 'gst', 'tds', 'net'] as const)
      expect(card.textContent).toContain(rupees(newest?.[figure] ?? ''));
    expect(screen.getByRole('region', { name: `${year.label} so far` }).textContent).toContain(
      rupees(year.amount),
    );
  });

  it('says one gap of the year on the card and in expected and received, with the equation under it', async () => {
    const client = await clientOf('ifa');
    const { year } = await client.call(brokeragePayout, {});
    const { due, received, gap } = year.trail;
    const equation = `Trail due so far ${rupees(due)} − trail received ${rupees(received)} = gap ${rupees(gap)}`;
    const { trail } = await client.call(brokerageGaps, yearNow());
    expect(trail).toMatchObject(year.trail);
    await openApp('ifa', payout);
    const card = await screen.findByRole('region', { name: `${year.label} so far` });
    expect(card.textContent).toContain(equation);
    expect(card.textContent).toContain('Worked out at');
    await openApp('ifa', `${payout}?view=gaps`);
    await shows(equation);
    await shows('Worked out at');
  });

  it('says that it could not be loaded, and is loaded when asked again', async () => {
    const mend = refuse(/brokerage\/payout/);
    const { user } = await openApp('ifa', payout);
    await screen.findByText('The payout could not be loaded');
    mend();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('region', { name: 'Payments' });
  });

  it('leads from a part of the year to its lines', async () => {
    const { byClass } = await (await clientOf('ifa')).call(brokeragePayout, {});
    const { user } = await openApp('ifa', payout);
    const card = await screen.findByRole('region', { name: 'By asset class' });
    await user.click(within(card).getAllByRole('link')[0] as HTMLElement);
    await arriveOn('brokerage/report');
    await arriveAt(`${report}?period=this-year&class=${byClass[0]?.assetClass}`);
    await shows(rupees(byClass[0]?.amount ?? ''));
  });
});

describe('expected and received', () => {
  it('names each kind of gap with how many there are, and narrows to one', async () => {
    const { user } = await openApp('ifa', `${payout}?view=gaps`);
    const { names } = await (await clientOf('ifa')).call(brokerageGaps, yearNow());
    const [kind] = names;
    const chip = await screen.findByRole('button', {
      name: new RegExp(`^${gapWords[kind?.gap ?? 'other'].name}`),
    });
    await user.click(chip);
    await arriveAt(`${payout}?view=gaps&gap=${kind?.gap}`);
  });
});

describe('the forecast', () => {
  it('says what is lost if the ticked SIPs lapse, and how many the tick for all takes', async () => {
    const { plans, scenarios } = await (await clientOf('ifa')).call(brokerageForecast, {});
    const { user } = await openApp('ifa', `${payout}?view=forecast`);
    const [first, second] = plans;
    const markets = await screen.findByRole('table', { name: 'Trail if the market moves' });
    expect(
      within(markets)
        .getAllByRole('rowheader')
        .map((head) => head.textContent),
    ).toEqual(['−10%', 'No change', '+10%']);
    for (const { trail, withRedemptions } of scenarios) {
      within(markets).getByText(rupees(trail));
      within(markets).getByText(rupees(withRedemptions ?? ''));
    }
    const all = await screen.findByRole('checkbox', {
      name: `Select all ${plans.length} SIPs of this list`,
    });
    const lost = () => screen.getByText(/lapse/, { selector: '[role="status"]' }).textContent;
    const boxes = screen.getAllByRole('checkbox').filter((box) => box !== all);
    await user.click(boxes[0] as HTMLElement);
    expect(lost()).toBe(`Lost if this SIP lapses: ${rupees(first?.trail ?? '')}`);
    await user.click(boxes[1] as HTMLElement);
    const two = moneyOf(first?.trail ?? '') + moneyOf(second?.trail ?? '');
    expect(lost()).toBe(`Lost if these 2 SIPs lapse: ${formatRupees(paise(two))}`);
    await user.click(all);
    const sum = plans.reduce((before, { trail }) => before + moneyOf(trail), 0n);
    expect(lost()).toBe(`Lost if these ${plans.length} SIPs lapse: ${formatRupees(paise(sum))}`);
  });
});

describe('the report', () => {
  it('opens a line by its address and comes back to the list as it was', async () => {
    const { items } = await (await clientOf('ifa')).call(brokerageReport, { state: 'held' });
    const [row] = items;
    const { user } = await openApp('ifa', `${report}?state=held`);
    const table = await screen.findByRole('table', { name: 'Brokerage report' });
    await user.click((await within(table).findAllByRole('link'))[0] as HTMLElement);
    await shows('How it is worked out');
    await shows(`Held: ${row?.holdReason}`);
    await user.click(screen.getByRole('link', { name: 'Back to the list' }));
    await arriveAt(`${report}?state=held`);
    await screen.findByRole('table', { name: 'Brokerage report' });
  });

  it('says that a line is not there, whoever wrote its address', async () => {
    await openApp('ifa', `${report}?line=2026-10~trail~NOSUCH~1/1`);
    await screen.findByText('There is no such line');
  });

  it('says why there is no invoice without a GSTIN, and where to add it', async () => {
    const { gstin } = await (await clientOf('otherIfa')).call(brokeragePayout, {});
    const { user } = await openApp('otherIfa', report);
    await user.click(await screen.findByRole('button', { name: /^Invoice for / }));
    const dialog = await screen.findByRole('dialog');
    if (gstin === null) await within(dialog).findByRole('link', { name: 'Add the GSTIN in your profile' });
    else await within(dialog).findByRole('button', { name: /^(Make the invoice|Download PDF)$/ });
  });

  it('makes an invoice, signs it with a code and hands it over; the payout shows how far it came', async () => {
    const { months } = await (await clientOf('ifa')).call(brokeragePayout, {});
    const month = months.findLast(
      ({ lines, invoice, amount }) => lines > 0 && !invoice && !amount.startsWith('-'),
    );
    const { user } = await openApp('ifa', `${payout}?invoice=${month?.month}`);
    const dialog = within(await screen.findByRole('dialog', { name: /^Invoice for / }));
    await user.click(await dialog.findByRole('button', { name: 'Make the invoice' }));
    await dialog.findByText('Not signed');
    await expectAccessible();
    await user.click(dialog.getByRole('button', { name: 'Sign with a code' }));
    await user.type(
      await dialog.findByRole('textbox', { name: /6-digit code/ }),
      await codeFor(people.ifa.arn),
    );
    await dialog.findAllByText('Signed');
    const mend = refuse(/invoice\/hand-over$/, { status: 503, error: 'The service is busy' });
    await user.click(dialog.getByRole('button', { name: 'Hand over' }));
    await screen.findByText('The service is busy');
    mend();
    await user.click(dialog.getByRole('button', { name: 'Hand over' }));
    await dialog.findAllByText('Handed over');
    expect(dialog.queryByRole('button', { name: 'Hand over' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await arriveAt(payout);
    const [open] = await screen.findAllByRole('button', {
      name: `Open for ${monthText(month?.month ?? '')}`,
    });
    expect(open?.closest('li')?.textContent).toContain('Handed over');
  });
});

describe('the rate card', () => {
  it('has every version, and says of each what it changed', async () => {
    const { versions } = await (await clientOf('ifa')).call(rateCard, {});
    const { user } = await openApp('ifa', `${payout}/rate-card`);
    const choice = await screen.findByRole('combobox', { name: 'Version' });
    expect(within(choice).getAllByRole('option')).toHaveLength(versions.length);
    const first = versions.at(-1)?.version ?? '';
    await user.selectOptions(choice, first);
    await screen.findByText((text) => text.startsWith(`${first} · from`));
    await user.click(await screen.findByRole('button', { name: /^What changed/ }));
    await screen.findByText('This is the first version');
  });
});
