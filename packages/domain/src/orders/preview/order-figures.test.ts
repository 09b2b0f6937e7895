import { describe, expect, it } from 'vitest';
import { facts, folio, lot, now, redeem, scheme, sip, switchOver } from '../../../test/order-facts.ts';
import type { OrderFacts } from '../facts/order-facts.ts';
import { firstNav, saleFigures } from './order-figures.ts';
import { previewOrder } from './preview-order.ts';

const sellOf = (existing: OrderFacts) => {
  const preview = previewOrder(redeem, existing, now);
  if (preview === null || !('sell' in preview)) throw new Error('nothing is sold');
  return preview.sell;
};
const abroad: OrderFacts = { ...facts, folio: { ...folio, taxStatus: '21' } };

describe('the figures of a sale', () => {
  it('of a resident have no TDS, and what arrives is what is left after load and STT', () => {
    const sell = sellOf(facts);
    expect(saleFigures(sell)).toMatchObject({
      tds: [],
      stt: sell.redemption?.stt,
      proceeds: sell.redemption?.net,
    });
  });

  it('of a non-resident take off the TDS of each rate', () => {
    const sell = sellOf(abroad);
    const figures = saleFigures(sell);
    const saved = figures?.tds?.reduce((sum, { tds }) => sum + tds, 0n) ?? 0n;
    expect(saved).toBeGreaterThan(0n);
    expect(figures?.proceeds).toBe((sell.redemption?.net ?? 0n) - saved);
  });

  it('say neither STT nor TDS of a scheme without a tax class', () => {
    const unknown = { ...abroad, scheme: { ...scheme, taxClass: null } };
    expect(saleFigures(sellOf(unknown))).toMatchObject({ stt: null, tds: null });
  });

  it('are none where nothing can be sold', () => {
    const few = { ...facts, held: { ...facts.held, lots: [lot('1', '2024-01-10', '1')] } } as OrderFacts;
    expect(saleFigures(sellOf(few))).toBeNull();
  });
});

describe('the NAV that the next cut-off decides', () => {
  it('is that of the units that leave before it is that of those that come', () => {
    const preview = previewOrder(switchOver, facts, now);
    if (preview?.kind !== 'switch') throw new Error('no switch');
    expect(firstNav(preview)).toBe(preview.sell.nav);
  });

  it('of a SIP is that of the instalment that is paid at once, or none', () => {
    const later = previewOrder(sip, facts, now);
    const atOnce = { ...sip, firstNow: { payMode: 'upi', account: 'HDFC0001660-1234' } } as const;
    const paid = previewOrder(atOnce, facts, now);
    if (later?.kind !== 'sip' || paid?.kind !== 'sip') throw new Error('no SIP');
    expect(firstNav(later)).toBeNull();
    expect(firstNav(paid)).toBe(paid.first?.nav);
  });
});
