import type { VirtualItem } from '@tanstack/react-virtual';

/** Where somebody was in a list when they left it. */
export interface ListPlace {
  /** How far the page was scrolled. */
  readonly y: number;
  /** The row that was pressed or focused last. */
  readonly row: { readonly index: number; readonly key: string } | null;
  /** How high a row is, and those rows that are not: with them the list has its old length at once. */
  readonly rowHeight: number;
  readonly measured: readonly VirtualItem[];
}

/** Nobody goes back through more lists. Kept in memory only: a reload begins at the top. */
const KEPT = 20;
const kept = new Map<string, ListPlace & { readonly entry: string }>();

interface HistoryState {
  readonly __TSR_key?: string;
  readonly arrival?: string;
}
const here = (): HistoryState => (window.history.state as HistoryState | null) ?? {};

export function keepListPlace(id: string, place: ListPlace): void {
  kept.delete(id); // the newest stands last
  kept.set(id, { ...place, entry: here().__TSR_key ?? '' });
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT) break;
    kept.delete(oldest);
  }
}

/** Rows measured after the last look; the address may be the next page's already. */
export function addMeasured(id: string, measured: readonly VirtualItem[]): void {
  const place = kept.get(id);
  if (place) kept.set(id, { ...place, measured });
}

/** The place to go on from: for whoever comes back, not for whoever opens the list anew. */
export function listPlaceToReturnTo(id: string): ListPlace | null {
  const place = kept.get(id);
  if (!place) return null;
  const { __TSR_key: entry, arrival } = here();
  return place.entry === entry || arrival === 'back' ? place : null;
}
