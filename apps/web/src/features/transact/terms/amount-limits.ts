import type { OrderFacts } from '@hub/domain/orders/facts/order-facts';
import type { FormKind } from '@hub/domain/orders/terms/order-terms';
import type { AmountLimits } from '@hub/domain/schemes/amount-limits';
import { planRulesOf, ruleFor } from './plan-starts-offered.ts';

/** What an amount must be: of a lumpsum less is wanted where the folio holds the scheme already (handbook §1.1). */
export function checkedAmountLimits(
  kind: FormKind,
  facts: OrderFacts | null,
  frequency: string,
): AmountLimits | undefined {
  const rules = facts?.scheme?.rules;
  if (!rules || !facts?.scheme) return undefined;
  if (kind !== 'lumpsum') return ruleFor(planRulesOf(kind, facts), frequency)?.limits;
  const isHeld = facts.folio?.schemesHeld.includes(facts.scheme.code) ?? false;
  return (isHeld ? rules.additional : rules.fresh) ?? undefined;
}
