import { quantityText, type SummaryLine, summaryLines } from '@hub/contract/orders/order-summary';
import {
  formatRupees,
  type OrderFacts,
  type OrderPreview,
  type OrderTerms,
  riskBand,
  writeMoney,
} from '@hub/domain';
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
  readonly lines: SummaryLine[];
  readonly risk: string | null;
}

function amountOf(terms: OrderTerms): string | null {
  if (terms.kind === 'lumpsum') return writeMoney(terms.amount);
  return terms.quantity.by === 'amount' ? writeMoney(terms.quantity.amount) : null;
}

/** The day of the first leg: what the cut-off of today decides. */
function navOn(preview: OrderPreview | null): string | null {
  if (preview === null) return null;
  const leg = preview.kind === 'lumpsum' ? preview.buy : preview.sell;
  return leg.nav.navDate.toString();
}

export function summaryOf(
  terms: OrderTerms,
  facts: OrderFacts,
  preview: OrderPreview | null,
  book: FactBook,
): OrderSummary {
  const named = (code: string): SchemeName => ({ code, name: book.schemeOf(code)?.name ?? code });
  const bought =
    terms.kind === 'redeem' ? null : terms.kind === 'switch' ? terms.toSchemeCode : terms.schemeCode;
  const risk = bought === null ? undefined : book.schemeOf(bought)?.risk;
  return {
    scheme: named(terms.schemeCode),
    target: terms.kind === 'switch' ? named(terms.toSchemeCode) : null,
    headline:
      terms.kind === 'lumpsum'
        ? formatRupees(terms.amount, { decimals: 'some' })
        : quantityText(terms.quantity),
    amount: amountOf(terms),
    navOn: navOn(preview),
    lines: summaryLines(terms, facts, preview),
    risk: risk === undefined ? null : riskBand(risk),
  };
}
