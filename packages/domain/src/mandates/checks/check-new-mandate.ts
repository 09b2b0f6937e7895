import type { Finding } from '../../orders/checks/finding.ts';
import type { FolioFacts, MandateFacts, OrderFacts } from '../../orders/facts/order-facts.ts';
import { hasNewMandate } from '../../orders/preview/mandate-ahead.ts';
import type { NewMandate } from '../../orders/terms/new-mandate.ts';
import type { OrderTerms } from '../../orders/terms/order-terms.ts';
import { checkMandate, type MandateFinding } from './check-mandate.ts';
import type { MandateCheckFacts, MandateTerms } from './mandate.ts';

/** As it would be registered today. */
export const newMandateTerms = (
  { folioNo, newMandate }: { readonly folioNo: string; readonly newMandate: NewMandate },
  today: Temporal.PlainDate,
): MandateTerms => ({ folioNo, ...newMandate, startsOn: today, repairs: null });

const isOpen = ({ status }: MandateFacts): boolean => status !== 'REJECTED' && status !== 'CANCELLED';

/** All that decides about another mandate of the folio, out of what decides about an order. */
const mandateCheckFacts = (
  folio: FolioFacts,
  mandates: readonly MandateFacts[],
  today: Temporal.PlainDate,
): MandateCheckFacts => ({
  today,
  folio,
  open: mandates
    .filter((one) => isOpen(one) && Temporal.PlainDate.compare(one.endsOn, today) >= 0)
    .map(({ accountKey, limit, endsOn }) => ({ account: accountKey, limit, endsOn })),
});

/** What the rules of mandates say of the one that comes with an order; those of plans are in pre-flight. */
export function checkNewMandate(
  terms: OrderTerms,
  { folio, mandates }: Pick<OrderFacts, 'folio' | 'mandates'>,
  today: Temporal.PlainDate,
): (MandateFinding | Finding)[] {
  if (!hasNewMandate(terms) || folio === null) return [];
  return checkMandate(newMandateTerms(terms, today), mandateCheckFacts(folio, mandates, today));
}
