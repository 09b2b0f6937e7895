import { formatRupees, moneyOf } from '@hub/domain';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { NoLines } from './calls/no-lines.tsx';
import { Gaps } from './line/line-gaps.tsx';
import { Pieces } from './line/line-pieces.tsx';
import { Received } from './line/line-received.tsx';
import { RiskCard } from './risk/risk-card.tsx';
import { line, risks } from './test/samples.ts';

afterEach(cleanup);

describe('what is at risk', () => {
  it.each([
    ['Orders without an EUIN, 2', 'by 07-Dec-2026', '20 days left', 'Open the orders on the dashboard'],
    ['Yearly declaration', 'by 30-Jun-2026', '140 days over', 'Sign the declaration'],
    ['Held for KYC', '', '', 'All clients with KYC on hold'],
    ['GST invoices to make', 'by 30-Nov-2026', '13 days left', 'Make the invoice for Oct 2026'],
  ])('%s has its rupees, its deadline and the act that cures it', (title, by, left, act) => {
    const risk = risks.risks.find(({ risk: name }) => title.startsWith(titles[name] ?? '-'));
    if (!risk) throw new Error(`There is no sample for ${title}`);
    render(<RiskCard risk={risk} declaration={risks.declaration} />);
    const card = screen.getByRole('region', { name: title });
    for (const text of [formatRupees(moneyOf(risk.amount)), risk.basis, by, left])
      expect(card.textContent).toContain(text);
    const acts = [...within(card).queryAllByRole('button'), ...within(card).queryAllByRole('link')];
    expect(acts.map((one) => one.getAttribute('aria-label') ?? one.textContent)).toContain(act);
  });
});

const titles: Readonly<Record<string, string>> = {
  'euin-blank': 'Orders without an EUIN',
  declaration: 'Yearly declaration',
  'kyc-hold': 'Held for KYC',
  'gst-invoice': 'GST invoices to make',
};

describe('a line', () => {
  it('is written out with its lots, its rate card and what nobody brought', () => {
    if (!line.expected) throw new Error('The sample is of a line that is expected');
    render(<Pieces expected={line.expected} />);
    const said = document.body.textContent ?? '';
    expect(said).toContain('11,428.571 units × 52.3417 × 0.80% ÷ 365 × 31 days');
    expect(said).toContain('line 12: second year, top 30 cities, ₹0 to ₹10.00 L, GST extra');
    expect(said).toContain('No NAV for 02-Oct-2026, 1 day');
    const [card] = screen.getAllByRole('link', { name: 'Rate card 2026-04' });
    expect(card?.getAttribute('href')).toMatch(/rate-card\?version=2026-04$/);
  });

  it('says why a row is held and how to lift it, and what each gap costs', () => {
    render(
      <>
        <Received received={line.received} />
        <Gaps gaps={line.gaps} />
      </>,
    );
    const said = document.body.textContent ?? '';
    expect(said).toContain('Held: KYC on hold');
    expect(said).toContain('Ask the client to renew the KYC');
    expect(said).toContain('0.75% on ₹5,98,211, 31 days, processed 10-Nov-2026, transaction 4711');
    expect(screen.getByRole('region', { name: 'Gaps' }).textContent).toContain('₹25.40');
  });
});

it('before the first file it says which files bring brokerage', () => {
  render(<NoLines />);
  for (const name of ['WBR6', 'WBR77', 'MFSD205']) expect(document.body.textContent).toContain(name);
});
