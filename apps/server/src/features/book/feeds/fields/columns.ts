import { FeedFault } from '../feed-fault.ts';

/** Logical name → the headings a feed may use for it, likeliest first. */
export type ColumnSpec = Readonly<Record<string, readonly string[]>>;

export type ColumnPositions<Spec extends ColumnSpec> = { readonly [Name in keyof Spec]: number };

/** DBF cuts names here (handbook §7). */
const DBF_NAME_LENGTH = 10;

/**
 * Where each column stands, -1 where the file lacks it. A heading matches as written, in any case; else as DBF
 * would cut it; else by its letters and digits alone, so that `Product Code` meets PRODUCT_CODE. In this
 * order, because TRXN_TYPE_ (cut from TRXN_TYPE_FLAG) must never be taken for TRXNTYPE.
 */
export function positionsOf<Spec extends ColumnSpec>(
  headings: readonly string[],
  spec: Spec,
): ColumnPositions<Spec> {
  const upper = headings.map((heading) => heading.trim().toUpperCase());
  const squashed = upper.map(squash);
  const find = (names: readonly string[]): number => {
    for (const place of [
      (name: string) => upper.indexOf(name),
      (name: string) => (name.length > DBF_NAME_LENGTH ? upper.indexOf(name.slice(0, DBF_NAME_LENGTH)) : -1),
      (name: string) => squashed.indexOf(squash(name)),
    ]) {
      for (const name of names) {
        const at = place(name);
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

export function columnsMissing(
  title: string,
  missing: readonly string[],
  headings: readonly string[],
): FeedFault {
  const shown = headings.slice(0, 12).join(', ');
  const more = headings.length > 12 ? ` and ${headings.length - 12} more` : '';
  return new FeedFault(
    'missing-columns',
    `This is not a ${title} file, or columns were left out: ${missing.join(', ')} missing. Its headings are ${shown}${more}.`,
    1,
  );
}
