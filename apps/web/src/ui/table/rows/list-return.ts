import type { VirtualItem } from '@tanstack/react-virtual';

/** Where somebody was in a list when they left it. */
export interface ListPosition {
  /** How far the page was scrolled. */
  readonly y: number;
  /** The row that was pressed or focused last. */
  readonly row: { readonly index: number; readonly key: string } | null;
  /** How high a row is, and those rows that are not: with them the list has its old length at once. */
  readonly rowHeight: number;
  readonly measured: readonly VirtualItem[];
}

/** Nobody goes back through more lists. Kept in memory only: a reload begins at the top. */
const MOST_SAVED = 20;
const saved = new Map<string, ListPosition & { readonly entry: string }>();

interface HistoryState {
  readonly __TSR_key?: string;
  readonly arrival?: string;
}
const here = (): HistoryState => (window.history.state as HistoryState | null) ?? {};

export function saveListPosition(id: string, position: ListPosition): void {
  saved.delete(id); // the newest stands last
  saved.set(id, { ...position, entry: here().__TSR_key ?? '' });
  for (const oldest of saved.keys()) {
    if (saved.size <= MOST_SAVED) break;
    saved.delete(oldest);
  }
}

/** Rows measured after the last look; the address may be the next page's already. */
export function addMeasured(id: string, measured: readonly VirtualItem[]): void {
  const position = saved.get(id);
  if (position) saved.set(id, { ...position, measured });
}

/** The place to go on from: for whoever comes back, not for whoever opens the list anew. */
export function listPositionToReturnTo(id: string): ListPosition | null {
  const position = saved.get(id);
  if (!position) return null;
  const { __TSR_key: entry, arrival } = here();
  return position.entry === entry || arrival === 'back' ? position : null;
}
