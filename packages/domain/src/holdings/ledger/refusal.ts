import type { MilliUnits } from '../../money/scaled.ts';
import type { EntryFault } from './ledger-entry.ts';

/** Why an entry cannot be posted; the position stays as it was. `ref` is the entry's own. */
export type Refusal =
  | { readonly reason: 'bad-entry'; readonly ref: string; readonly fault: EntryFault }
  | {
      readonly reason: 'not-enough-units';
      readonly ref: string;
      readonly requested: MilliUnits;
      readonly held: MilliUnits;
    }
  /** It comes before what is posted already: fold the whole ledger again, with it. */
  | { readonly reason: 'out-of-order'; readonly ref: string }
  /** Only the whole ledger says what it takes back: fold that again, with it. */
  | { readonly reason: 'needs-rebuild'; readonly ref: string }
  /** The entry that it takes back has not come. */
  | { readonly reason: 'nothing-to-reverse'; readonly ref: string; readonly reverses: string };

export type RefusalReason = Refusal['reason'];

/** True when nothing is wrong with the entry and `positionOf` over the whole ledger can take it. */
export function needsRebuild(refusal: Refusal): boolean {
  return refusal.reason === 'out-of-order' || refusal.reason === 'needs-rebuild';
}
