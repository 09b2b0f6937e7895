import { describe, expect, it } from 'vitest';
import { firstDayWords } from './first-day-words.ts';

const routesOf = (words: ReturnType<typeof firstDayWords>) => words.steps.map(({ to }) => to);

describe('a book that holds nothing', () => {
  it('of an active ARN begins with a first client', () => {
    const words = firstDayWords('active', 'ARN-100004', 0);
    expect(words.title).toBe('Your book starts here');
    expect(routesOf(words)).toContain('transact/lumpsum-first-time');
  });

  it('asks for nothing that the empanelment has just asked for', () => {
    for (const { name, text } of firstDayWords('active', 'ARN-100004', 0).steps) {
      expect(name).not.toMatch(/bank|nominee|EUIN|mobile|e-mail|complete your profile/i);
      expect(text).not.toMatch(/waits on|nominee|mobile/i);
    }
  });

  it.each(['expired', 'suspended'] as const)(
    'of an ARN that is %s says what it may do, and asks for no business',
    (arnStatus) => {
      for (const clients of [0, 3]) {
        const words = firstDayWords(arnStatus, 'ARN-100005', clients);
        expect(words.title).toMatch(/^ARN-100005 (has expired|is suspended): what it may do$/);
        expect(words.text).toMatch(/^No purchase, SIP, STP or switch until it is active again\./);
        expect(routesOf(words)).toEqual(['profile', 'investor/list', 'statements/account', 'nav']);
      }
    },
  );
});
