import { describe, expect, it } from 'vitest';
import { LONGEST_SMS } from '../calls/opportunity/opportunity-messages.ts';
import { harvestKinds } from '../calls/statements/statements-harvest.ts';
import { fillMessage } from '../opportunity/message-texts.ts';
import { harvestDraft } from './harvest-texts.ts';

const values = {
  name: 'Meenakshi Sundaram Venkatasubramanian',
  scheme: 'Harbour Banking and Financial Services Fund - Regular Plan - Growth',
  amount: '₹1,25,000',
  date: '30-Mar-2027',
};

describe('a message about a holding of the tax harvest', () => {
  it.each(harvestKinds)('of %s fits an SMS with the client’s own figures in it', (kind) => {
    const filled = fillMessage(harvestDraft(kind, 'sms', 'Arvind Rao, ARN-100001').text, values);
    expect(filled).not.toMatch(/[{}]/);
    for (const value of Object.values(values)) expect(filled).toContain(value);
    expect(filled.length).toBeLessThanOrEqual(LONGEST_SMS);
    expect(harvestDraft(kind, 'email', 'Arvind Rao').text).toMatch(/subject to market risks/);
  });
});
