import type { OpportunityRow } from '@hub/contract/opportunity/rows';
import { type OpportunityList, splitSchemeName } from '@hub/domain';
import { dayText } from '../../../ui/figure/day-text.ts';
import { rupeesText } from '../../../ui/figure/figure-text.ts';

const money = (amount: string | null): string => (amount === null ? '' : ` of ${rupeesText(amount)}`);
const inFund = (scheme: string | null): string =>
  scheme === null ? '' : ` in ${splitSchemeName(scheme).fund}`;
const onDay = (day: string | null): string => (day === null ? '' : ` on ${dayText(day)}`);

type Words = (row: OpportunityRow) => string;

const plan =
  (kind: string, what: string, offer: string): Words =>
  ({ amount, scheme, on }) =>
    `your ${kind}${money(amount)}${inFund(scheme)} ${what}${onDay(on)}. ${offer}`;

const words: Readonly<Record<OpportunityList, Words>> = {
  ceased: plan('SIP', 'stopped', 'Shall we start it again? It takes one confirmation from you.'),
  'not-renewed': plan(
    'SIP',
    'ran to its end',
    'Shall we renew it, so that you keep on investing every month?',
  ),
  maturity: plan('SIP', 'ends', 'Shall we renew it now, so that no month is missed?'),
  rejected: plan('SIP', 'was rejected', 'I can order it again with you.'),
  liquid: ({ worth }) =>
    `you hold ${rupeesText(worth)} in liquid funds. A part of it can move to an equity fund every month (STP). Shall we talk about it?`,
  lumpsum: () => 'a SIP adds a fixed amount to your investments every month. Shall we start one?',
  equity: () =>
    'all you hold with me is in equity. A part in debt funds makes it steadier. Shall we talk about it?',
  debt: () =>
    'all you hold with me is in debt. A small SIP in equity may grow faster over the years. Shall we talk about it?',
  dividend: ({ scheme }) =>
    `your holding${inFund(scheme)} is in the IDCW option. In the growth option the money stays invested. A switch counts as a sale for tax. Shall we talk about it?`,
  inactive: ({ on }) =>
    `your last investment was${on === null ? ' some time ago' : onDay(on)}. Shall we look at your plans together?`,
  'zero-balance': ({ folioNo }) =>
    `your folio ${folioNo ?? ''} is open and holds no units. You can invest in it at any time, without a new application.`,
  redeem: ({ amount, scheme, on }) =>
    `you redeemed ${amount === null ? 'units' : rupeesText(amount)}${inFund(scheme)}${onDay(on)}. Is there anything I can do for you?`,
  nigo: ({ amount, scheme, on, reason }) =>
    `your order${money(amount)}${inFund(scheme)} was rejected${onDay(on)}${reason === null ? '' : `: ${reason.title}`}. I can send it again with you.`,
  'expiring-stp': plan('STP', 'ends', 'Shall we renew it?'),
  'expiring-swp': plan('SWP', 'ends', 'Shall we renew it?'),
  elss: ({ worth }) =>
    `${rupeesText(worth)} more in ELSS would use your whole limit of this year under section 80C (old tax regime). Shall we invest it?`,
};

/** What WhatsApp has written already, to this client alone. */
export const messageTo = (list: OpportunityList, row: OpportunityRow): string =>
  `Dear ${row.investor}, ${words[list](row)}`;
