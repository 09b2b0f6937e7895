import { routeIds } from '@hub/domain';
import { previewOrder } from '@hub/domain/orders/preview/preview-order';
import { orderDefinitions } from '@hub/domain/orders/terms/order-definitions';
import { orderKinds } from '@hub/domain/orders/terms/order-terms';
import { describe, expect, it } from 'vitest';
import { rupees } from '../../../domain/test/ledger.ts';
import {
  facts,
  lumpsum,
  now,
  pause,
  redeem,
  sip,
  stop,
  stp,
  switchOver,
  swp,
} from '../../../domain/test/order-facts.ts';
import type { Call } from '../call/define-call.ts';
import { allCalls } from '../calls/all.ts';
import { orderKindTexts } from './order-kinds.ts';
import { summaryLines } from './summary/order-summary.ts';
import { linesBelowHead, lineText } from './summary/summary-line.ts';

const folio = { kind: 'folio', folioNo: '1234567/89', schemeCode: '' } as const;
const terms = { lumpsum, redeem, switch: switchOver, sip, stp, swp, pause, stop, folio };
const calls = new Set((allCalls as readonly Call[]).map(({ name }) => name));

describe('a kind of order', () => {
  it.each(orderKinds)('%s is a definition: form, fields, calls and words', (kind) => {
    const definition = orderDefinitions[kind];
    expect(definition.kind).toBe(kind);
    expect(routeIds).toContain(definition.form);
    const { kind: _, ...fields } = terms[kind];
    expect([...definition.fields].sort()).toEqual(Object.keys(fields).sort());
    const { call, lookups, title, line } = orderKindTexts[kind];
    for (const name of [call, ...lookups]) expect(calls, name).toContain(name);
    expect(title).not.toBe('');
    expect(line).toMatch(/\.$/);
    expect(line.length).toBeLessThan(100);
  });

  it('says what pays and what leaves', () => {
    expect(orderKinds.filter((kind) => orderDefinitions[kind].hasPayment)).toEqual(['lumpsum']);
    expect(orderKinds.filter((kind) => orderDefinitions[kind].isPurchase)).toEqual([
      'lumpsum',
      'switch',
      'sip',
      'stp',
      'folio',
    ]);
    expect(orderKinds.filter((kind) => orderDefinitions[kind].takesOut)).toEqual([
      'redeem',
      'switch',
      'stp',
      'swp',
    ]);
    expect(orderKinds.filter((kind) => orderDefinitions[kind].paysOut)).toEqual(['redeem', 'swp']);
  });
});

describe('the summary of an order', () => {
  const linesOf = (kind: keyof typeof terms) =>
    summaryLines(terms[kind], facts, previewOrder(terms[kind], facts, now)).map(
      ({ label, value, isEstimate }) => `${label}: ${value}${isEstimate ? ' (estimate)' : ''}`,
    );

  it('of a lumpsum', () => {
    expect(linesOf('lumpsum')).toEqual([
      'Order: Lumpsum',
      'Folio: 1234567/89',
      'Scheme: Flexi Cap Fund',
      'Amount: ₹10,000',
      'Expected NAV date: 16-Nov-2026',
      'If confirmed and paid by: 16-Nov-2026, 3:00 pm, else 17-Nov-2026',
      'Stamp duty: ₹0.50',
      'Units: 199.990 at 50.0000 of 13-Nov-2026 (estimate)',
      'Payment: Net banking',
      'Paid from: HDFC Bank ****1234',
      'EUIN: E123456',
    ]);
  });

  it('of a redemption', () => {
    expect(linesOf('redeem')).toEqual([
      'Order: Redeem',
      'Folio: 1234567/89',
      'Scheme: Flexi Cap Fund',
      'Amount: ₹5,000',
      'Expected NAV date: 16-Nov-2026',
      'If confirmed by: 16-Nov-2026, 3:00 pm, else 17-Nov-2026',
      'Units: 100.000 at 50.0000 of 13-Nov-2026 (estimate)',
      'STT: ₹0.05 (estimate)',
      'Proceeds: ₹4,999.95 (estimate)',
      'Paid by: 19-Nov-2026',
      'Paid to: HDFC Bank ****1234',
    ]);
  });

  it('says of the NAV day what keeps it, the day alone, or nothing where the page says it', () => {
    const navLines = (said: 'expected' | 'apart' | 'fixed') =>
      summaryLines(lumpsum, facts, previewOrder(lumpsum, facts, now), said)
        .map(({ label }) => label)
        .filter((label) => /NAV|^If /.test(label));
    expect(navLines('expected')).toEqual(['Expected NAV date', 'If confirmed and paid by']);
    expect(navLines('fixed')).toEqual(['Expected NAV date']);
    expect(navLines('apart')).toEqual([]);
  });

  it('below a head that names order, folio, scheme and amount has the rest, and says what is an estimate', () => {
    const lines = summaryLines(switchOver, facts, previewOrder(switchOver, facts, now));
    const below = linesBelowHead(lines);
    expect(below.map(({ label }) => label)).not.toContain('To');
    expect(below.map(lineText).slice(0, 3)).toEqual([
      '16-Nov-2026',
      '16-Nov-2026, 3:00 pm, else 17-Nov-2026',
      'about 200.000 at 50.0000 of 13-Nov-2026',
    ]);
  });

  it('of a redemption says where the STT is not known', () => {
    const unknown = { ...facts, scheme: facts.scheme && { ...facts.scheme, taxClass: null } };
    const lines = summaryLines(redeem, unknown, previewOrder(redeem, unknown, now));
    expect(lines.find(({ label }) => label === 'STT')).toMatchObject({
      value: 'not known: the scheme has no tax class',
    });
  });

  it('of a switch', () => {
    expect(linesOf('switch')).toEqual([
      'Order: Switch',
      'Folio: 1234567/89',
      'From: Flexi Cap Fund',
      'To: Liquid Fund',
      'Amount: ₹10,000',
      'Expected NAV date, out: 16-Nov-2026',
      'If confirmed by: 16-Nov-2026, 3:00 pm, else 17-Nov-2026',
      'Units: 200.000 at 50.0000 of 13-Nov-2026 (estimate)',
      'STT: ₹0.10 (estimate)',
      'Proceeds: ₹9,999.90 (estimate)',
      'Expected NAV date, in: 17-Nov-2026',
      'Stamp duty: ₹0.50',
      'Units: 9.999 at 1,000.0000 of 15-Nov-2026 (estimate)',
      'EUIN: E123456',
    ]);
  });

  it('without a preview says what was asked for', () => {
    const bare = { folio: null, scheme: null, target: null };
    const all = { ...redeem, quantity: { by: 'all' } as const };
    expect(summaryLines(all, bare, null).map(({ value }) => value)).toEqual([
      'Redeem',
      '1234567/89',
      '100001',
      'All units',
    ]);
    const other = { ...lumpsum, idcw: 'Y', euin: null, subArn: 'ARN-5', amount: rupees('0.5') } as const;
    expect(summaryLines(other, bare, null).map(({ value }) => value)).toEqual([
      'Lumpsum',
      '1234567/89',
      '100001',
      'Reinvest',
      '₹0.50',
      'Net banking',
      'Execution only',
      'ARN-5',
    ]);
  });
});
