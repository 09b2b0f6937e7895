import { type EntryKind, entryKinds } from '@hub/domain';
import type { NewEntry } from './new-entry.ts';

/** What moved in a scheme on a day: thousandths of units, paise. */
export interface Flow {
  readonly arn: string;
  readonly schemeCode: string;
  readonly day: number;
  units: bigint;
  bought: bigint;
  bySip: bigint;
  sold: bigint;
}

/**
 * Entries summed by scheme and day. A reversal counts against what it takes back, on its own day; `reversed` says of
 * what kind that was.
 */
export function flowsOf(entries: readonly NewEntry[], reversed: ReadonlyMap<NewEntry, EntryKind>): Flow[] {
  const schemes = new Map<string, Map<number, Flow>>();
  let days = new Map<number, Flow>();
  let last: NewEntry | undefined;
  for (const entry of entries) {
    const { arn, schemeCode, day } = entry;
    if (last?.schemeCode !== schemeCode || last.arn !== arn) {
      const name = `${arn} ${schemeCode}`;
      days = schemes.get(name) ?? new Map();
      schemes.set(name, days);
    }
    last = entry;
    let flow = days.get(day);
    if (flow === undefined) {
      flow = { arn, schemeCode, day, units: 0n, bought: 0n, bySip: 0n, sold: 0n };
      days.set(day, flow);
    }
    flow.units += entry.units;
    const kind = entry.kind === 'reversal' ? reversed.get(entry) : entry.kind;
    if (kind === undefined) continue;
    const amount = entry.kind === 'reversal' ? -entry.amount : entry.amount;
    const { isInvestment, isSale, cash } = entryKinds[kind];
    if (isInvestment) flow.bought += amount;
    if (kind === 'sip-instalment') flow.bySip += amount;
    if (isSale && cash === 'outside') flow.sold += amount;
  }
  return [...schemes.values()].flatMap((one) => [...one.values()]);
}
