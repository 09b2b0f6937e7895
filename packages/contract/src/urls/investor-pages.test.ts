import { describe, expect, it } from 'vitest';
import { investorPageHref, matchInvestorPage } from './investor-pages.ts';

const token = 'aB3_-'.padEnd(43, 'x');

describe('the pages of an investor', () => {
  it.each(['confirm', 'pay', 'change'] as const)(
    '%s is found by the address that is written for it',
    (page) => {
      expect(matchInvestorPage(investorPageHref(page, token))).toEqual({ page, token });
      expect(matchInvestorPage(`${investorPageHref(page, token)}/`)).toEqual({ page, token });
    },
  );

  it.each(['/confirm', '/confirm/', '/confirm/short', `/confirm/${token}x`, `/confirm/${token}/more`])(
    '%s is such a page and opens nothing',
    (path) => expect(matchInvestorPage(path)).toEqual({ page: 'confirm', token: null }),
  );

  it.each(['/', '/confirmed/x', '/payment', '/distributor/confirm/x', 'confirm/x'])('%s is none', (path) =>
    expect(matchInvestorPage(path)).toBeNull(),
  );
});
