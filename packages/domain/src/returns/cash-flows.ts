import type { DayNumber } from '../calendar/day-number.ts';
import { entryKinds, unitsSign } from '../holdings/ledger/entry-kinds.ts';
import type { LedgerEntry } from '../holdings/ledger/ledger-entry.ts';
import { type Paise, paise } from '../money/scaled.ts';

/** Money as the investor sees it: below zero paid in, above received. */
export interface CashFlow {
  readonly day: DayNumber;
  readonly amount: Paise;
}

/**
 * `position`: everything that came into or left one scheme of one folio. `book`: what came from or went
 * outside, for a folio, an investor or an ARN as a whole, where a switch or STP only moves money about.
 */
export type FlowScope = 'position' | 'book';

/** What an entry moved, after STT and TDS; null when it moved nothing in that scope. */
export function cashFlowOf(entry: LedgerEntry, scope: FlowScope): CashFlow | null {
  const { cash } = entryKinds[entry.kind];
  if (cash === 'none' || (cash === 'between-schemes' && scope === 'book')) return null;
  const paid = unitsSign(entry.kind) > 0;
  const amount = paid ? -entry.amount : entry.amount - entry.stt - entry.tds;
  return { day: entry.day, amount: paise(amount) };
}

/** The flows of entries that count, in order. What was reversed, replaced or refused never moved. */
export function cashFlowsOf(counted: readonly LedgerEntry[], scope: FlowScope): CashFlow[] {
  const flows: CashFlow[] = [];
  for (const entry of counted) {
    const flow = cashFlowOf(entry, scope);
    if (flow !== null) flows.push(flow);
  }
  return flows.sort((one, other) => one.day - other.day);
}
