import { describe, expect, it } from 'vitest';
import { whatsappLink } from '../../../parts/contact/contact-links.ts';
import { doneText, firstMessage, messageTo } from './client-message.ts';

describe('a message to each of several clients', () => {
  const text = firstMessage('Meera Nair');

  it("has the client's own name and nobody else's, nor what anybody holds", () => {
    expect(messageTo('Latha Iyer', text)).toBe(
      'Dear Latha Iyer,\n\nThis is Meera Nair, your mutual fund distributor. When may I call you about your investments?',
    );
    expect(messageTo('Imran Shaikh', text)).not.toMatch(/Latha|₹|AUM/);
  });

  it('takes a name as it is written', () => {
    expect(messageTo('$& Traders', 'Dear {name}, {name}')).toBe('Dear $& Traders, $& Traders');
  });

  it('goes to the one number of that client', () => {
    const link = new URL(whatsappLink('98765 43210', 'Dear A & B,\nhello'));
    expect([link.host, link.pathname, link.searchParams.get('text')]).toEqual([
      'wa.me',
      '/919876543210',
      'Dear A & B,\nhello',
    ]);
  });

  it('says what was done', () => {
    expect(doneText(2, 12, 1)).toBe('2 of 12 opened, 1 has no mobile');
    expect(doneText(0, 3, 0)).toBe('0 of 3 opened');
  });
});
