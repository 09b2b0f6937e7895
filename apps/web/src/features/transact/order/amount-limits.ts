import type { AmountLimits, OrderFacts, OrderKind } from '@hub/domain';

/** What a lumpsum must be: less is wanted where the folio holds the scheme already (handbook §1.1). */
export function checkedAmountLimits(kind: OrderKind, facts: OrderFacts | null): AmountLimits | undefined {
  const rules = facts?.scheme?.rules;
  if (!rules || !facts?.scheme || kind !== 'lumpsum') return undefined;
  const isHeld = facts.folio?.schemesHeld.includes(facts.scheme.code) ?? false;
  return (isHeld ? rules.additional : rules.fresh) ?? undefined;
}
