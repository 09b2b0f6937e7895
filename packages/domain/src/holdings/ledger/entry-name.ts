/*
 * An entry's name in the ledger: the registrar's number; `~o` or `~n` for the other side of a switch and a payout; the
 * number of a piece; `~R` for a reversal. A row that finds its name taken is another version of that entry and adds
 * `~v` with its own days and figures; the same row sent anew after its reversal adds `~#2`.
 */

/** The registrar's number in a name, as a user knows it. */
export function numberOf(name: string): string {
  const end = name.indexOf('~');
  return end === -1 ? name : name.slice(0, end);
}

/** The name without its version and occurrence: what versions of one entry share. */
export function refOf(name: string): string {
  if (!name.includes('~')) return name;
  const end = name.search(/~v-?\d+\.|~#\d+(?:~|$)/);
  return end === -1 ? name : name.slice(0, end);
}
