import type { CityClass } from '@hub/domain/brokerage/rate-card/rate-card';
import type { LotSource } from '@hub/domain/brokerage/trail/lot-ranges';
import type { Locations } from './expected-book.repository.ts';

/** What the ledger does not say stays unknown: of units from before it, and of what another distributor was paid. */
export const sourceOf =
  (locations: Locations | undefined): LotSource =>
  ({ ref, kind }) => ({
    location: kind === 'opening' ? null : locationOf(locations, ref),
    earlierRate: kind === 'broker-in' ? 'unknown' : null,
  });

function locationOf(locations: Locations | undefined, ref: string): CityClass | null {
  if (locations === undefined) return null;
  const { all, byName } = locations;
  // `77/2` is the second piece of what entry 77 brought.
  return all ?? byName?.[ref] ?? byName?.[ref.slice(0, Math.max(0, ref.lastIndexOf('/')))] ?? null;
}
