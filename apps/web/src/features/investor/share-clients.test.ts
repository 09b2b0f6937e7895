import type { InvestorRow } from '@hub/contract/calls/investor-list';
import { describe, expect, it } from 'vitest';
import { clientsMessage, whatsappText } from './share-clients.ts';

const row = (name: string, aum: string): InvestorRow => ({
  id: name,
  name,
  maskedPan: 'ABC••••34F',
  maskedMobile: '••••••7781',
  kyc: 'VALIDATED',
  city: 'Kochi',
  family: null,
  birthDate: null,
  aum,
  cost: '0.00',
  gain: '0.00',
  classes: [],
  folios: 1,
  sips: 0,
  sipMonthly: '0.00',
  investedOn: null,
  lastInvestedOn: null,
});

describe('clients as a message', () => {
  it('says who and how much, with the day', () => {
    expect(
      clientsMessage([row('Latha Iyer', '1250000.00'), row('Imran Shaikh', '50000.00')], 2, '2026-11-13'),
    ).toBe('2 clients, AUM ₹13.00 L, as on 13-Nov-2026\n\nLatha Iyer: ₹12.50 L\nImran Shaikh: ₹50.0 K');
  });

  it('carries nothing that is masked on the screen', () => {
    const message = clientsMessage([row('Latha Iyer', '1.00')], 1, null);
    expect(message).not.toMatch(/ABC|7781|Kochi/);
  });

  it('names thirty and counts the rest', () => {
    const many = Array.from({ length: 40 }, (_, at) => row(`Client ${at}`, '100.00'));
    const lines = clientsMessage(many, 40, null).split('\n');
    expect(lines).toHaveLength(33);
    expect([lines[0], lines.at(-1)]).toEqual(['40 clients, AUM ₹4.0 K', 'and 10 more']);
  });

  it('adds up nothing when not all of them were read', () => {
    expect(clientsMessage([row('Latha Iyer', '100.00')], 3, null)).toBe(
      '3 clients\n\nLatha Iyer: ₹100\nand 2 more',
    );
  });

  it('goes to WhatsApp without a number: the sender chooses to whom', () => {
    const link = new URL(whatsappText('a & b\nc'));
    expect([link.host, link.pathname, link.searchParams.get('text')]).toEqual(['wa.me', '/', 'a & b\nc']);
  });
});
