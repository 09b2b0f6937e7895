import { formKinds } from '@hub/domain/orders/terms/order-terms';
import { describe, expect, it } from 'vitest';
import { consentText, sendTexts } from './send-texts.ts';

describe('what a distributor says before an order leaves', () => {
  it('speaks of this kind of order only', () => {
    expect(consentText('lumpsum', 'Asha Rao')).toBe(
      'Asha asked for this lumpsum, has seen the riskometer and the scheme documents, and knows the commission I earn on it.',
    );
    expect(consentText('redeem', 'Asha Rao')).toBe(
      'Asha asked for this redemption and knows its exit load, its tax and when it is paid.',
    );
    expect(consentText('stop', 'Asha Rao')).toBe('Asha asked for this stop.');
  });

  it('counts several orders of one form, in the consent and beside the button', () => {
    expect(consentText('sip', 'Asha Rao', { count: 3 })).toMatch(/^Asha asked for these 3 SIPs, has seen /);
    expect(sendTexts.goesTo(['*****1111'])).toBe('The link goes to *****1111, for this order only.');
    expect(sendTexts.goesTo(['*****1111'], 3)).toBe('The link goes to *****1111, for these 3 orders only.');
  });

  it('names the commission where it earns one, and nowhere else', () => {
    const earning = formKinds.filter((kind) => consentText(kind, 'Asha Rao').includes('commission'));
    expect(earning).toEqual(['lumpsum', 'switch', 'sip', 'stp']);
  });

  it('names who confirms, in full where the first name is an initial', () => {
    expect(sendTexts.send('Sandeep Nambiar')).toBe('Send link to Sandeep');
    expect(sendTexts.send('A. K. Menon')).toBe('Send link to A. K. Menon');
    expect(sendTexts.held.consent('S Iyer')).toBe('Tick that S Iyer asked for it.');
  });
});
