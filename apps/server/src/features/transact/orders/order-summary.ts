import { orderMessageTexts } from '@hub/contract/orders/order-message-texts';
import {
  type NavSaid,
  quantityText,
  type SummaryLine,
  summaryLines,
} from '@hub/contract/orders/summary/order-summary';
import { changeHeadline, planHeadline } from '@hub/contract/orders/words/plan-texts';
import { formatRupees, riskBand, writeMoney } from '@hub/domain';
import type { MandateChannel } from '@hub/domain/mandates/mandate-channels';
import type { OrderFacts } from '@hub/domain/orders/facts/order-facts';
import { firstNav } from '@hub/domain/orders/preview/order-figures';
import type { OrderPreview } from '@hub/domain/orders/preview/order-preview';
import { orderDefinitions } from '@hub/domain/orders/terms/order-definitions';
import { dueOf, type OrderTerms } from '@hub/domain/orders/terms/order-terms';
import type { FactBook } from './order-facts.ts';

interface SchemeName {
  readonly code: string;
  readonly name: string;
}

/** An order in words, kept as its investor was shown it. */
export interface OrderSummary {
  readonly scheme: SchemeName;
  readonly target: SchemeName | null;
  readonly headline: string;
  readonly amount: string | null;
  readonly navOn: string | null;
  readonly isPaidByHand: boolean;
  /** How the mandate that comes with it is approved. */
  readonly newMandate: MandateChannel | null;
  readonly lines: SummaryLine[];
  readonly risk: string | null;
}

function amountOf(terms: OrderTerms): string | null {
  if ('amount' in terms) return terms.amount === null ? null : writeMoney(terms.amount);
  return 'quantity' in terms && terms.quantity.by === 'amount' ? writeMoney(terms.quantity.amount) : null;
}

function headlineOf(terms: OrderTerms): string {
  switch (terms.kind) {
    case 'lumpsum':
      return formatRupees(terms.amount, { decimals: 'some' });
    case 'redeem':
    case 'switch':
      return quantityText(terms.quantity);
    case 'sip':
    case 'stp':
    case 'swp':
      return planHeadline(terms);
    case 'pause':
    case 'stop':
      return changeHeadline(terms);
    case 'folio':
      return orderMessageTexts.noAmount;
  }
}

/** The scheme that money goes into; null where none does. */
function boughtOf(terms: OrderTerms): string | null {
  if (!orderDefinitions[terms.kind].isPurchase) return null;
  return 'toSchemeCode' in terms ? terms.toSchemeCode : terms.schemeCode;
}

export function summaryOf(
  terms: OrderTerms,
  facts: OrderFacts,
  preview: OrderPreview | null,
  book: FactBook,
  navSaid: NavSaid = 'expected',
): OrderSummary {
  const named = (code: string): SchemeName => ({ code, name: book.schemeOf(code)?.name ?? code });
  const bought = boughtOf(terms);
  const risk = bought === null ? undefined : book.schemeOf(bought)?.risk;
  return {
    scheme: terms.kind === 'folio' ? { code: '', name: orderMessageTexts.newFolio } : named(terms.schemeCode),
    target: 'toSchemeCode' in terms ? named(terms.toSchemeCode) : null,
    headline: headlineOf(terms),
    amount: amountOf(terms),
    navOn: (preview && firstNav(preview))?.navDate.toString() ?? null,
    isPaidByHand: dueOf(terms) !== null && !('payMode' in terms && terms.payMode === 'otm'),
    newMandate: terms.kind === 'sip' ? (terms.newMandate?.channel ?? null) : null,
    lines: summaryLines(terms, facts, preview, navSaid),
    risk: risk === undefined ? null : riskBand(risk),
  };
}
