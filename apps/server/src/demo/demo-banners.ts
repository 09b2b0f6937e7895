import { href } from '@hub/contract';
import type { Banner } from '@hub/contract/calls/dashboard';

/** What the demo's house tells its distributors. Each leads to a screen that is there and shows what it says. */
export const demoBanners: readonly Omit<Banner, 'id' | 'until'>[] = [
  {
    title: 'SIPs that run out soon',
    text: 'A renewal is a new registration and takes 7 to 15 days. See whose SIP ends within two months.',
    action: 'Show the SIPs',
    link: `${href('reports/sip')}?view=maturing`,
    tone: 'brand',
  },
  {
    title: 'Two bounces of three',
    text: 'After three failed debits in a row a SIP is cancelled, after two when it is quarterly or longer. One call can save it.',
    action: 'Whom to call',
    link: `${href('reports/sip')}?view=at-risk`,
    tone: 'notice',
  },
  {
    title: 'KYC on hold',
    text: 'No purchase and no SIP passes until the KYC is validated. These clients need a word from you.',
    action: 'Open the list',
    link: `${href('investor/list')}?kyc=ON_HOLD`,
    tone: 'notice',
  },
  {
    title: 'Every NAV, every return',
    text: 'All schemes with their newest NAV and returns over 1 month to 5 years, to search, sort and save as a file.',
    action: 'See the NAVs',
    link: href('nav'),
    tone: 'news',
  },
];
