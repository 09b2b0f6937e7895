import { opportunityLists } from '@hub/domain/opportunity/lists';
import { describe, expect, it } from 'vitest';
import { LONGEST_MAIL, LONGEST_SMS, messageChannels } from '../calls/opportunity/opportunity-messages.ts';
import { fillMessage, messageDraft } from './message-texts.ts';

const values = {
  name: 'Meenakshi Sundaram Venkatasubramanian',
  scheme: 'Harbour Banking and Financial Services Fund - Regular Plan - Growth',
  amount: '₹12,50,000',
  date: '17-Sep-2026',
};

describe('a message about a row', () => {
  it.each(opportunityLists)('of %s fits its channel with the client’s own figures in it', (list) => {
    for (const channel of messageChannels) {
      const { subject, text } = messageDraft(list, channel, 'Arvind Rao, ARN-100001');
      const filled = fillMessage(text, values);
      expect(filled).not.toMatch(/[{}]/);
      expect(filled).toContain(values.name);
      expect(filled).toContain('Arvind Rao');
      expect(filled.length).toBeLessThanOrEqual(channel === 'email' ? LONGEST_MAIL : LONGEST_SMS);
      expect(subject === '').toBe(channel !== 'email');
      expect(/subject to market risks/.test(filled)).toBe(channel === 'email');
    }
  });

  it('takes a value as it is, marks and all', () => {
    expect(fillMessage('{name} {amount} {other}', { ...values, name: '{amount} $& $1' })).toBe(
      '{amount} $& $1 ₹12,50,000 {other}',
    );
  });
});
