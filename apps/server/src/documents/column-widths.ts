/** What a column needs, with the space around its words. */
interface ColumnNeed {
  /** For its widest word. */
  readonly least: number;
  /** For its widest line. */
  readonly most: number;
  /** Shares out what is left of the page once every line has its room. */
  readonly share: number;
}

/**
 * The page's width shared out by what the columns hold. No column is narrower than its widest word, so none is cut;
 * what is left goes first to the columns that need least of it to hold each line whole. On a page of 100, "Asha Nair" (widest word 24, line 44) beside an amount
 * of 40 gets 44 and 40, and the 16 that are left by their shares. Where not even the words have room, all are
 * narrower alike, and what stands in them is set smaller.
 */
export function columnWidths(needs: readonly ColumnNeed[], page: number): number[] {
  const sumOf = (of: (need: ColumnNeed) => number): number => needs.reduce((sum, need) => sum + of(need), 0);
  const least = sumOf((need) => need.least);
  if (least >= page) return needs.map((need) => (need.least * page) / least);
  const most = sumOf((need) => need.most);
  if (most >= page) return filled(needs, page - least);
  const shares = sumOf((need) => need.share);
  return needs.map((need) => need.most + ((page - most) * need.share) / shares);
}

/** Each column takes an equal part of the room at most: the ones that need less leave theirs to the others. */
function filled(needs: readonly ColumnNeed[], room: number): number[] {
  const widths = needs.map(({ least }) => least);
  const byNeed = needs
    .map((need, at) => ({ at, more: need.most - need.least }))
    .toSorted((a, b) => a.more - b.more);
  let left = room;
  for (const [done, { at, more }] of byNeed.entries()) {
    const given = Math.min(more, left / (byNeed.length - done));
    widths[at] = (widths[at] ?? 0) + given;
    left -= given;
  }
  return widths;
}
