import type { Tx } from '../../../db/database.ts';
import type { Queries } from '../../../db/queries.ts';
import { branchWords } from '../data/branch-words.ts';
import type { Bank, Branch, Holiday } from '../data/builtin-lists.ts';
import type { Place } from '../places/places.repository.ts';

export interface ImportedRows {
  readonly added: number;
  readonly changed: number;
}

interface Column<Row> {
  readonly name: string;
  readonly type: 'text' | 'bool' | 'date';
  readonly of: (row: Row) => unknown;
}

/** Rows that are new or other than they were, in one statement; those that stand as they are are not touched. */
async function upsert<Row>(
  tx: Tx,
  table: string,
  key: readonly string[],
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Promise<ImportedRows> {
  const names = columns.map(({ name }) => name);
  const others = names.filter((name) => !key.includes(name));
  const written = await tx.query<{ added: boolean }>(
    `insert into ${table} as t (${names})
     select * from unnest(${columns.map(({ type }, index) => `$${index + 1}::${type}[]`)})
     on conflict (${key}) do update set ${others.map((name) => `${name} = excluded.${name}`)}
      where (${others.map((name) => `t.${name}`)}) is distinct from (${others.map((name) => `excluded.${name}`)})
     returning xmax = 0 as added`,
    columns.map(({ of }) => rows.map(of)),
  );
  const added = written.filter((row) => row.added).length;
  return { added, changed: written.length - added };
}

export const upsertBanks = (tx: Tx, rows: readonly Bank[]): Promise<ImportedRows> =>
  upsert(
    tx,
    'bank',
    ['code'],
    [
      { name: 'code', type: 'text', of: ({ code }) => code },
      { name: 'name', type: 'text', of: ({ name }) => name },
      { name: 'upi', type: 'bool', of: ({ upi }) => upi },
      { name: 'nach_debit', type: 'bool', of: ({ nachDebit }) => nachDebit },
    ],
    rows,
  );

export async function bankNames(queries: Queries): Promise<ReadonlyMap<string, string>> {
  const rows = await queries.query<{ code: string; name: string }>('select code, name from bank');
  return new Map(rows.map(({ code, name }) => [code, name]));
}

export const upsertBranches = (tx: Tx, rows: readonly Branch[]): Promise<ImportedRows> =>
  upsert(
    tx,
    'ifsc_branch',
    ['ifsc'],
    [
      { name: 'ifsc', type: 'text', of: ({ ifsc }) => ifsc },
      { name: 'bank_code', type: 'text', of: ({ bankCode }) => bankCode },
      { name: 'bank', type: 'text', of: ({ bank }) => bank },
      { name: 'branch', type: 'text', of: ({ branch }) => branch },
      { name: 'address', type: 'text', of: ({ address }) => address },
      { name: 'city', type: 'text', of: ({ city }) => city },
      { name: 'district', type: 'text', of: ({ district }) => district },
      { name: 'state', type: 'text', of: ({ state }) => state },
      { name: 'micr', type: 'text', of: ({ micr }) => micr },
      { name: 'words', type: 'text', of: branchWords },
    ],
    rows,
  );

export const upsertPlaces = (tx: Tx, rows: readonly Place[]): Promise<ImportedRows> =>
  upsert(
    tx,
    'pincode',
    ['pincode', 'office'],
    [
      { name: 'pincode', type: 'text', of: ({ pincode }) => pincode },
      { name: 'office', type: 'text', of: ({ office }) => office },
      { name: 'city', type: 'text', of: ({ city }) => city },
      { name: 'district', type: 'text', of: ({ district }) => district },
      { name: 'state', type: 'text', of: ({ state }) => state },
    ],
    rows,
  );

/**
 * The days of the years the rows speak of, and no others. A list without calendars is the exchange's: of the debt
 * calendar it takes away only what was the exchange's day off before.
 */
export async function replaceHolidays(
  tx: Tx,
  rows: readonly Holiday[],
  hasCalendars: boolean,
): Promise<ImportedRows> {
  const calendars = rows.map(({ calendar }) => calendar);
  const days = rows.map(({ day }) => day);
  const gone = await tx.query(
    `with arriving as (select * from unnest($1::text[], $2::date[]) as a (calendar, day)),
          spoken as (select distinct calendar, extract(year from day) as year from arriving)
     delete from holiday h using spoken s
      where s.calendar = h.calendar and s.year = extract(year from h.day)
        and not exists (select from arriving a where a.calendar = h.calendar and a.day = h.day)
        and ($3 or exists (select from holiday e where e.calendar = 'EQUITY' and e.day = h.day))
     returning h.day`,
    [calendars, days, hasCalendars],
  );
  const { added, changed } = await upsert(
    tx,
    'holiday',
    ['calendar', 'day'],
    [
      { name: 'calendar', type: 'text', of: ({ calendar }) => calendar },
      { name: 'day', type: 'date', of: ({ day }) => day },
      { name: 'name', type: 'text', of: ({ name }) => name },
    ],
    rows,
  );
  return { added, changed: changed + gone.length };
}
