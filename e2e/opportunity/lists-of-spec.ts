import { expect, type Page } from '@playwright/test';
import { appUrl } from '../setup/sign-in.ts';

const base = '/distributor/opportunity';

/** Spec §2, as it is printed there. */
export const groups = [
  { rule: 'S2-19', group: 'sip-opportunity', lists: ['ceased', 'notrenewed', 'maturity', 'rejected'] },
  {
    rule: 'S2-20',
    group: 'cross-sell-opportunity',
    lists: ['liquid', 'lumpsum', 'equity', 'debt', 'dividend'],
  },
  { rule: 'S2-21', group: 'activation-opportunity', lists: ['inactive', 'zerobalance'] },
  {
    rule: 'S2-22',
    group: 'other-opportunity',
    lists: ['redeem', 'nigo', 'expiredstp', 'expiredswp', 'elss'],
  },
] as const;

export const groupPaths = groups.map(({ group }) => `${base}/${group}`);
export const listPaths = groups.flatMap(({ group, lists }) =>
  lists.map((list) => `${base}/${group}/${list}`),
);

/** What each list is headed by and the call that it reads, in the order above: a link opens that one, and no other. */
const existing = [
  ['Ceased SIPs', 'GetSIP_CEASED'],
  ['SIPs not renewed', 'GetSIP_NOTRENEWED'],
  ['SIPs maturing soon', 'GetSipUpcoming_ForMaturity'],
  ['SIPs rejected or bounced', 'GetSip_Rejection'],
  ['Only in liquid funds', 'GetLIQUIDInvestor_'],
  ['Lumpsum without a SIP', 'GetLUMPSUM_SchemeWise'],
  ['Only in equity', 'GetEquityInvestor_'],
  ['Only in debt', 'GetDebtInvestor_'],
  ['IDCW holders', 'GetDividentInvestor_'],
  ['Inactive investors', 'GetInactiveInvestor_'],
  ['Zero-balance folios', 'GetZeroBalanceInvestor'],
  ['Recent redemptions', 'Last_one_month_redemption_report'],
  ['Not in good order', 'opportunity/nigo'],
  ['STPs ending soon', 'STP_Expiry_Report'],
  ['SWPs ending soon', 'SWP_Expiry_Report'],
  ['ELSS limit left', 'GetELSS_Inv_InCurrentFinancialYr'],
] as const;

/** Opens a list by a link, and holds it to its heading and its own call. */
export async function expectList(page: Page, path: string, open: () => Promise<unknown>): Promise<void> {
  const [title = '', call = ''] = existing[listPaths.indexOf(path)] ?? [];
  const requested = page.waitForRequest((request) => request.url().includes(`/${call}`));
  await open();
  await requested;
  await expect(page).toHaveURL(`${appUrl()}${path}`);
  await expect(page.locator('main[data-route-id^="opportunity/"] h1'), path).toHaveText(title);
}
