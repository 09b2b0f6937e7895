import { FeedFault } from '../rows/feed-fault.ts';

/** Logical name → the headings a feed may use for it, likeliest first. */
export type ColumnSpec = Readonly<Record<string, readonly string[]>>;

export type ColumnPositions<Spec extends ColumnSpec> = { readonly [Name in keyof Spec]: number };

/** DBF cuts names here (handbook §7). */
const DBF_NAME_LENGTH = 10;

/**
 * Where each column stands, -1 where the file lacks it. A heading matches as written, in any case; else as DBF
 * cuts it: to ten characters, or to nine and a digit where two names would become one (INWARDNUM0); else by
 * its letters and digits alone, so that `Product Code` meets PRODUCT_CODE. In this order, because TRXN_TYPE_
 * (cut from TRXN_TYPE_FLAG) must never be taken for TRXNTYPE. A cut heading serves one field, the first that
 * claims it: TARGET_SCH is TARGET_SCHEME and not also TARGET_SCHEME_CODE.
 */
export function positionsOf<Spec extends ColumnSpec>(
  headings: readonly string[],
  spec: Spec,
): ColumnPositions<Spec> {
  const upper = headings.map((heading) => heading.trim().toUpperCase());
  const squashed = upper.map(squash);
  const claimed = new Set<number>();
  const cut = (name: string, matches: (heading: string) => boolean): number => {
    if (name.length <= DBF_NAME_LENGTH) return -1;
    const at = upper.findIndex((heading, index) => matches(heading) && !claimed.has(index));
    if (at !== -1) claimed.add(at);
    return at;
  };
  const ways: readonly ((name: string) => number)[] = [
    (name) => upper.indexOf(name),
    (name) => cut(name, (heading) => heading === name.slice(0, DBF_NAME_LENGTH)),
    (name) =>
      cut(
        name,
        (heading) => heading.slice(0, -1) === name.slice(0, DBF_NAME_LENGTH - 1) && /\d$/.test(heading),
      ),
    (name) => squashed.indexOf(squash(name)),
  ];
  const find = (names: readonly string[]): number => {
    for (const way of ways) {
      for (const name of names) {
        const at = way(name);
        if (at !== -1) return at;
      }
    }
    return -1;
  };
  const found: Record<string, number> = {};
  for (const [field, names] of Object.entries(spec)) found[field] = find(names);
  return found as ColumnPositions<Spec>;
}

const squash = (name: string): string => name.replace(/[^A-Z0-9]/g, '');

/** Each group names columns of which one must be there. */
export function missingColumns<Spec extends ColumnSpec>(
  positions: ColumnPositions<Spec>,
  spec: Spec,
  groups: readonly (readonly (keyof Spec & string)[])[],
): string[] {
  return groups
    .filter((group) => group.every((field) => positions[field] === -1))
    .map((group) => group.map((field) => spec[field]?.[0] ?? field).join(' or '));
}

const SHOWN_HEADING = 40;

export function columnsMissing(
  title: string,
  missing: readonly string[],
  headings: readonly string[],
): FeedFault {
  const shown = headings
    .slice(0, 12)
    .map((heading) => heading.slice(0, SHOWN_HEADING))
    .join(', ');
  const more = headings.length > 12 ? ` and ${headings.length - 12} more` : '';
  return new FeedFault(
    'missing-columns',
    `This is not a ${title} file, or columns were left out: ${missing.join(', ')} missing. Its headings are ${shown}${more}.`,
    1,
  );
}

/** A column that stands twice could be either; only those we read matter. */
export function refuseTwice(positions: Readonly<Record<string, number>>, headings: readonly string[]): void {
  const upper = headings.map((heading) => heading.trim().toUpperCase());
  for (const at of Object.values(positions)) {
    const name = upper[at];
    if (name === undefined || upper.indexOf(name, at + 1) === -1) continue;
    throw new FeedFault('bad-header', `The column ${name} appears twice; which one counts is not clear.`, 1);
  }
}
