/** A client of a list that is made up as it is asked for. */
export interface ListRow {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly kyc: string;
  readonly aum: number;
  readonly gain: number;
}

export interface ListPage {
  readonly items: readonly ListRow[];
  /** With the first page only, as the client list has it. */
  readonly total: number | null;
}

const PAGE_SIZE = 10;
const first = ['Asha', 'Meera', 'Ravi', 'Kiran', 'Farhan', 'Lakshmi', 'Dev', 'Nisha'];
const last = ['Nair', 'Sharma', 'Patel', 'Subramaniam', 'Khan', 'Deshpande', 'Bose', 'Rao'];
const cities = ['Pune', 'Mumbai', 'Kochi', 'Jaipur', 'Bengaluru'];

const rowAt = (index: number): ListRow => ({
  id: `client-${index + 1}`,
  name: `${first[index % 8]} ${last[Math.floor(index / 8) % 8]} ${index + 1}`,
  city: cities[index % 5] ?? '',
  kyc: index % 7 === 0 ? 'On hold' : 'Validated',
  aum: ((index * 7919) % 9_000_000) + 10_000,
  gain: ((index * 104_729) % 600_000) - 200_000,
});

/** A page of a list of `total` rows. Words leave only the first few. */
export function pageOfRows(query: URLSearchParams, total: number): ListPage {
  const pageNumber = Number(query.get('page') ?? 1);
  const found = query.get('words') ? Math.min(12, total) : total;
  const start = (pageNumber - 1) * PAGE_SIZE;
  const backwards = query.get('order') === 'desc';
  const count = Math.max(0, Math.min(PAGE_SIZE, found - start));
  const items = Array.from({ length: count }, (_, at) =>
    rowAt(backwards ? found - 1 - start - at : start + at),
  );
  return { items, total: pageNumber === 1 ? found : null };
}
