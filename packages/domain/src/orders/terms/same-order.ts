import type { OrderTerms, Quantity } from './order-terms.ts';

const quantityText = (quantity: Quantity): string => Object.values(quantity).join(' ');

/**
 * Alike for two orders of which one may be there by mistake: the same folio, schemes, amount and days. Who advised and
 * how it is paid make no other order of it. Null of what cannot be ordered twice anyway.
 */
export function sameOrderKey(terms: OrderTerms): string | null {
  if (!('quantity' in terms) && !('amount' in terms)) return null;
  const { kind, folioNo, schemeCode } = terms;
  const amount = 'quantity' in terms ? quantityText(terms.quantity) : terms.amount;
  const days = 'frequency' in terms ? [terms.frequency, terms.day, terms.replaces] : [];
  const target = 'toSchemeCode' in terms ? terms.toSchemeCode : null;
  return [kind, folioNo, schemeCode, target, amount, ...days].map((part) => part ?? '').join('|');
}
