import { formatDate, formatNav, formatUnits, type Paise, paise } from '@hub/domain';
import type { OrderFacts } from '@hub/domain/orders/facts/order-facts';
import type { BuyLeg, NavExpected, OrderPreview, SellLeg } from '@hub/domain/orders/preview/order-preview';
import { dividendOptions } from '@hub/domain/orders/terms/order-codes';
import type { OrderTerms, Quantity } from '@hub/domain/orders/terms/order-terms';
import { orderKindTexts, payModeTexts } from '../order-kinds.ts';
import { rupees, units } from '../words/figure-words.ts';
import { planMoveTexts } from '../words/plan-texts.ts';
import { dateTimeInIndia } from '../words/time-texts.ts';
import { planLines } from './plan-summary.ts';
import { line, type SummaryLine } from './summary-line.ts';
import { tdsLabel } from './tds-text.ts';

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

/** What an order says of itself, in the order people read it. Without a preview only what was asked for. */
export function summaryLines(
  terms: OrderTerms,
  facts: Pick<OrderFacts, 'scheme' | 'target' | 'folio'> & Partial<Pick<OrderFacts, 'mandates'>>,
  preview: OrderPreview | null,
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
    ...(preview === null ? [] : legLines(preview, isByMandate)),
    ...('payMode' in terms ? [line('Payment', payModeTexts[terms.payMode])] : []),
    ...(bank === null ? [] : [line('payMode' in terms ? 'Paid from' : 'Paid to', bank)]),
    // A lumpsum's mandate is on the account that is said already.
    ...(isByMandate && bank !== null ? [] : mandateLines(terms, facts.mandates ?? [])),
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

function mandateLines(terms: OrderTerms, mandates: OrderFacts['mandates']): SummaryLine[] {
  if (!('mandate' in terms) || terms.mandate === null) return [];
  const mandate = mandates.find(({ id }) => id === terms.mandate);
  return mandate === undefined ? [] : [line('Mandate', `${mandate.bank} ${mandate.maskedAccount}`)];
}

/** Whoever is debited by a mandate has only to confirm. */
function legLines(preview: OrderPreview, isByMandate: boolean): SummaryLine[] {
  switch (preview.kind) {
    case 'lumpsum':
      return [
        ...navLines('Expected NAV date', preview.buy.nav, isByMandate ? 'confirmed' : 'confirmed and paid'),
        ...buyLines(preview.buy),
      ];
    case 'redeem':
      return [
        ...navLines('Expected NAV date', preview.sell.nav),
        ...sellLines(preview.sell),
        line('Paid by', formatDate(preview.payoutBy)),
      ];
    case 'switch':
      return [
        ...navLines('Expected NAV date, out', preview.sell.nav),
        ...sellLines(preview.sell),
        line('Expected NAV date, in', formatDate(preview.buy.nav.navDate)),
        ...buyLines(preview.buy),
      ];
    case 'sip':
      return preview.first === null
        ? []
        : navLines('Expected NAV date', preview.first.nav, 'confirmed and paid');
    default:
      return [];
  }
}

const navLines = (
  label: string,
  { navDate, until, laterNavDate }: NavExpected,
  act = 'confirmed',
): SummaryLine[] => [
  line(label, formatDate(navDate)),
  line(`If ${act} by`, `${dateTimeInIndia(until)}, else ${formatDate(laterNavDate)}`),
];

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

/** STT, and the TDS of a non-resident, of a scheme whose tax class nobody knows. */
const notKnown = 'not known: the scheme has no tax class';

function tdsLines(tds: SellLeg['tds'], isTaxClassKnown: boolean): SummaryLine[] {
  if (tds === null) return [];
  return isTaxClassKnown
    ? tds.parts.map((part) => estimate(tdsLabel(part), rupees(part.tds)))
    : [estimate('TDS', notKnown)];
}

function sellLines({ redemption, estimatedAt, tds }: SellLeg): SummaryLine[] {
  if (redemption === null || estimatedAt === null) return [];
  const charge = (label: string, amount: Paise): SummaryLine[] =>
    amount === 0n ? [] : [estimate(label, rupees(amount))];
  return [
    estimate(
      'Units',
      `${formatUnits(redemption.units)} at ${formatNav(estimatedAt.value)} of ${formatDate(estimatedAt.day)}`,
    ),
    ...charge('Exit load', redemption.load),
    ...(redemption.isSttKnown ? charge('STT', redemption.stt) : [estimate('STT', notKnown)]),
    ...tdsLines(tds, redemption.isSttKnown),
    estimate('Proceeds', rupees(paise(redemption.net - (tds?.amount ?? 0n)))),
  ];
}
