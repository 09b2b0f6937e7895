import { formatDate, formatNav, formatUnits, type Paise } from '@hub/domain';
import type { OrderFacts } from '@hub/domain/orders/facts/order-facts';
import { saleFigures } from '@hub/domain/orders/preview/order-figures';
import type {
  BuyLeg,
  NavExpected,
  OrderPreview,
  SaleFigures,
  SellLeg,
} from '@hub/domain/orders/preview/order-preview';
import { mandateOf } from '@hub/domain/orders/preview/plan-schedule';
import { dividendOptions } from '@hub/domain/orders/terms/order-codes';
import type { OrderTerms, Quantity } from '@hub/domain/orders/terms/order-terms';
import { orderKindTexts, payModeTexts } from '../order-kinds.ts';
import { deadlineAct } from '../words/deadline-act.ts';
import { rupees, units } from '../words/figure-words.ts';
import { planMoveTexts } from '../words/plan-texts.ts';
import { dateTimeInIndia } from '../words/time-texts.ts';
import { planLines } from './plan-summary.ts';
import { line, lineLabels, type SummaryLine } from './summary-line.ts';
import { noTaxClass, tdsLabel } from './tds-text.ts';

export type { SummaryLine } from './summary-line.ts';

const estimate = (label: string, value: string): SummaryLine => ({ label, value, isEstimate: true });

export const quantityText = (quantity: Quantity): string => {
  switch (quantity.by) {
    case 'amount':
      return rupees(quantity.amount);
    case 'units':
      return units(quantity.units);
    case 'all':
      return 'All units';
  }
};

/**
 * How much an order says of the NAV day: with what keeps it; nothing, where the page says it by itself until the cut-off;
 * the day alone, once nothing can change it.
 */
export type NavSaid = 'expected' | 'apart' | 'fixed';

/** What an order says of itself, in the order people read it. Without a preview only what was asked for. */
export function summaryLines(
  terms: OrderTerms,
  facts: Pick<OrderFacts, 'scheme' | 'target' | 'folio'> & Partial<Pick<OrderFacts, 'mandates'>>,
  preview: OrderPreview | null,
  navSaid: NavSaid = 'expected',
): SummaryLine[] {
  const { scheme, target, folio } = facts;
  const bankOf = (account: string): string | null => {
    const bank = folio?.banks.find(({ key }) => key === account);
    return bank === undefined ? null : `${bank.bank} ${bank.maskedAccount}`;
  };
  const bank = 'account' in terms ? bankOf(terms.account) : null;
  const isByMandate = 'payMode' in terms && terms.payMode === 'otm';
  return [
    line('Order', orderKindTexts[terms.kind].title),
    line('Folio', terms.folioNo),
    ...(terms.kind === 'folio'
      ? []
      : [line('toSchemeCode' in terms ? 'From' : 'Scheme', scheme?.name ?? terms.schemeCode)]),
    ...('toSchemeCode' in terms ? [line('To', target?.name ?? terms.toSchemeCode)] : []),
    ...('idcw' in terms && terms.idcw !== 'Z' ? [line('IDCW', dividendOptions[terms.idcw])] : []),
    ...('quantity' in terms ? [line('Amount', quantityText(terms.quantity))] : []),
    ...('amount' in terms
      ? [line('Amount', terms.amount === null ? planMoveTexts.appreciation : rupees(terms.amount))]
      : []),
    ...planLines(terms, preview),
    ...(preview === null ? [] : legLines(preview, isByMandate, navSaid)),
    ...('payMode' in terms ? [line('Payment', payModeTexts[terms.payMode])] : []),
    ...(bank === null ? [] : [line('payMode' in terms ? 'Paid from' : lineLabels.paidTo, bank)]),
    // A lumpsum's mandate is on the account that is said already.
    ...(isByMandate && bank !== null ? [] : mandateLines(terms, facts)),
    ...(terms.kind === 'sip' && terms.firstNow !== null
      ? firstLines(payModeTexts[terms.firstNow.payMode], bankOf(terms.firstNow.account))
      : []),
    ...('euin' in terms ? [line('EUIN', terms.euin ?? 'Execution only')] : []),
    ...('subArn' in terms && terms.subArn !== null ? [line('Sub-ARN', terms.subArn)] : []),
  ];
}

const firstLines = (mode: string, bank: string | null): SummaryLine[] => [
  line('First instalment', 'Paid at once'),
  line('Payment', mode),
  ...(bank === null ? [] : [line('Paid from', bank)]),
];

function mandateLines(
  terms: OrderTerms,
  { mandates = [], folio }: Parameters<typeof summaryLines>[1],
): SummaryLine[] {
  const mandate = mandateOf(terms, { mandates, folio });
  if (mandate === null) return [];
  const isNew = terms.kind === 'sip' && terms.newMandate !== undefined;
  const account = `${mandate.bank} ${mandate.maskedAccount}`;
  return [
    line(
      isNew ? 'New mandate' : 'Mandate',
      isNew ? `${account}, up to ${rupees(mandate.limit)} per debit` : account,
    ),
  ];
}

function legLines(preview: OrderPreview, isByMandate: boolean, navSaid: NavSaid): SummaryLine[] {
  const navLines = (label: string, { navDate, until, laterNavDate }: NavExpected, isPaidByHand = false) => [
    ...(navSaid === 'apart' ? [] : [line(label, formatDate(navDate))]),
    ...(navSaid === 'expected'
      ? [
          line(
            `If ${deadlineAct(isPaidByHand)} by`,
            `${dateTimeInIndia(until)}, else ${formatDate(laterNavDate)}`,
          ),
        ]
      : []),
  ];
  switch (preview.kind) {
    case 'lumpsum':
      return [...navLines('Expected NAV date', preview.buy.nav, !isByMandate), ...buyLines(preview.buy)];
    case 'redeem':
      return [
        ...navLines('Expected NAV date', preview.sell.nav),
        ...sellLines(preview.sell),
        line(lineLabels.paidBy, formatDate(preview.payoutBy)),
      ];
    case 'switch':
      return [
        ...navLines('Expected NAV date, out', preview.sell.nav),
        ...sellLines(preview.sell),
        line('Expected NAV date, in', formatDate(preview.buy.nav.navDate)),
        ...buyLines(preview.buy),
      ];
    case 'sip':
      return preview.first === null ? [] : navLines('Expected NAV date', preview.first.nav, true);
    default:
      return [];
  }
}

function buyLines({ duty, units: bought, estimatedAt }: BuyLeg): SummaryLine[] {
  return [
    ...(duty === null ? [] : [line('Stamp duty', rupees(duty))]),
    ...(bought === null || estimatedAt === null
      ? []
      : [
          estimate(
            'Units',
            `${formatUnits(bought)} at ${formatNav(estimatedAt.value)} of ${formatDate(estimatedAt.day)}`,
          ),
        ]),
  ];
}

const notAvailable = `not known: ${noTaxClass}`;

const tdsLines = (tds: SaleFigures['tds']): SummaryLine[] =>
  tds === null
    ? [estimate('TDS', notAvailable)]
    : tds.map((part) => estimate(tdsLabel(part), rupees(part.tds)));

function sellLines(leg: SellLeg): SummaryLine[] {
  const { estimatedAt } = leg;
  const sale = saleFigures(leg);
  if (sale === null || estimatedAt === null) return [];
  const charge = (label: string, amount: Paise): SummaryLine[] =>
    amount === 0n ? [] : [estimate(label, rupees(amount))];
  return [
    estimate(
      'Units',
      `${formatUnits(sale.units)} at ${formatNav(estimatedAt.value)} of ${formatDate(estimatedAt.day)}`,
    ),
    ...charge('Exit load', sale.load),
    ...(sale.stt === null ? [estimate('STT', notAvailable)] : charge('STT', sale.stt)),
    ...tdsLines(sale.tds),
    estimate(lineLabels.proceeds, rupees(sale.proceeds)),
  ];
}
