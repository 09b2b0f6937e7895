import { href } from '@hub/contract';
import type { NewBanner } from '../../../server/src/features/dashboard/dashboard.public.ts';

/** What the demo's house tells its distributors. Each leads to a screen that is there and shows what it says. */
export const demoBanners: readonly NewBanner[] = [
  {
    audience: 'arn-at-rest',
    title: 'Renew your ARN with AMFI',
    text: 'We take the new dates from AMFI’s record, and purchases, SIPs and switches open again on that day. Trail held until then is paid afterwards.',
    action: 'See the validity',
    link: href('profile'),
    tone: 'notice',
  },
  {
    audience: 'no-clients',
    title: 'Your first client',
    text: 'A first purchase or SIP opens the folio with it. KYC that is validated saves a week.',
    action: 'Begin',
    link: href('transact/initiate'),
    tone: 'brand',
  },
  {
    audience: 'no-sips',
    title: 'Clients without a SIP',
    text: 'None of your clients has a SIP that runs. See who holds most and start with them.',
    action: 'Show the clients',
    link: `${href('investor/list')}?balance=live&sip=none`,
    tone: 'brand',
  },
  {
    audience: 'sips-maturing',
    title: 'SIPs that run out soon',
    text: 'A renewal is a new registration and takes 7 to 15 days. See whose SIP ends within two months.',
    action: 'Show the SIPs',
    link: `${href('reports/sip')}?view=maturing`,
    tone: 'brand',
  },
  {
    audience: 'sips-at-risk',
    title: 'Two bounces of three',
    text: 'After three failed debits in a row a SIP is cancelled, after two when it is quarterly or longer. One call can save it.',
    action: 'Whom to call',
    link: `${href('reports/sip')}?view=at-risk`,
    tone: 'notice',
  },
  {
    audience: 'kyc-on-hold',
    title: 'KYC on hold',
    text: 'No purchase and no SIP passes until the KYC is validated. These clients need a word from you.',
    action: 'Open the list',
    link: `${href('investor/list')}?kyc=ON_HOLD`,
    tone: 'notice',
  },
  {
    audience: 'everybody',
    title: 'Every NAV, every return',
    text: 'All schemes with their newest NAV and returns over 1 month to 5 years, to search, sort and save as a file.',
    action: 'See the NAVs',
    link: href('nav'),
    tone: 'news',
  },
];
