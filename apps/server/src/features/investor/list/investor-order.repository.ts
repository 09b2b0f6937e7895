import type { InvestorSort } from '@hub/contract/calls/investor/investor-list';
import type { FoundBy, Selection, Table } from './investor-selection.repository.ts';

interface SortKey {
  readonly of: Table;
  readonly key: string;
  readonly first: 'asc' | 'desc';
  readonly isNullable?: true;
}

const sortKeys: Readonly<Record<InvestorSort, SortKey>> = {
  name: { of: 'i', key: 'upper(i.name)', first: 'asc' },
  aum: { of: 'f', key: 'f.aum', first: 'desc' },
  gain: { of: 'f', key: 'f.aum - f.cost', first: 'desc' },
  investedOn: { of: 'i', key: 'i.invested_on', first: 'desc', isNullable: true },
  lastInvestedOn: { of: 'i', key: 'i.last_invested_on', first: 'desc', isNullable: true },
};

/**
 * How well a client answers the words: 0 when the name begins with one of them, 1 when each stands there as it was
 * typed, 2 when one of them only sounds like it. A word with a digit is never found by sound.
 */
function rankOf({ at, words }: FoundBy): string {
  const each = words.map((word, index) => ({ word, param: `(${at})[${index + 1}]` }));
  const missing = each
    .filter(({ word }) => !/\d/.test(word))
    .map(({ param }) => `strpos(i.search, ${param}) = 0`);
  const starts = each.map(({ param }) => `starts_with(i.search, ${param})`);
  return `case when ${missing.join(' or ') || 'false'} then 2 when ${starts.join(' or ')} then 0 else 1 end`;
}

/** The order of a list: what was asked for, else the best answers, else the largest clients. Ties by id. */
function orderOf(
  { found }: Selection,
  sort: InvestorSort | null,
  order: 'asc' | 'desc' | null,
): { readonly keys: readonly SortKey[]; readonly way: 'asc' | 'desc' } {
  if (sort === null && found !== null) {
    return { keys: [{ of: 'i', key: rankOf(found), first: 'asc' }, sortKeys.aum], way: 'desc' };
  }
  const key = sortKeys[sort ?? 'aum'];
  const way = order ?? key.first;
  return { keys: [{ ...key, first: way }], way };
}

export interface Chosen {
  /** `from … where …` of everybody selected. */
  readonly from: string;
  readonly id: string;
  readonly keys: readonly SortKey[];
  /** `order by`, with the keys themselves or the columns that hold them. */
  orderBy(columns?: { readonly keys: readonly string[]; readonly id: string }): string;
}

/** Everybody selected, in order. `alsoOf`: what else is read of them. */
export function chosenBy(
  selection: Selection,
  { sort, order }: { readonly sort: InvestorSort | null; readonly order: 'asc' | 'desc' | null },
  ...alsoOf: readonly Table[]
): Chosen {
  const { keys, way } = orderOf(selection, sort, order);
  const { text, id } = selection.from(...alsoOf, ...keys.map(({ of }) => of));
  return {
    from: text,
    id,
    keys,
    orderBy: (columns = { keys: keys.map(({ key }) => key), id }) =>
      `order by ${keys
        .map(({ first, isNullable }, at) => `${columns.keys[at]} ${first}${isNullable ? ' nulls last' : ''}`)
        .join(', ')}, ${columns.id} ${way}`,
  };
}
