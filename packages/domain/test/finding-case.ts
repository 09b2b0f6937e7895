import type { Finding } from '../src/orders/checks/finding.ts';
import type { OrderFacts } from '../src/orders/facts/order-facts.ts';
import type { OrderField, OrderTerms } from '../src/orders/terms/order-terms.ts';

/** One thing changed in an order that was right: what pre-flight has to say about it, and nothing else. */
export interface FindingCase {
  readonly terms: OrderTerms;
  readonly facts?: OrderFacts;
  readonly now?: Temporal.Instant;
  readonly level: Finding['level'];
  readonly field: OrderField | null;
  readonly figures?: Readonly<Record<string, unknown>>;
}

export const isBlocked = (findings: readonly Finding[]): boolean =>
  findings.some(({ level }) => level === 'block');
