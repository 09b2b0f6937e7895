import type { Queries } from '../../../db/queries.ts';
import type { Bank, Branch } from '../data/builtin-lists.ts';

export interface Place {
  readonly pincode: string;
  readonly office: string;
  readonly city: string;
  readonly district: string;
  readonly state: string;
}

/** By the beginning of a pincode: a range of the primary key. India Post names districts, seldom cities. */
export async function findPlaces(queries: Queries, start: string, limit: number): Promise<Place[]> {
  return queries.query<Place>(
    `select pincode, office, coalesce(nullif(city, ''), district) as city, district, state from pincode
      where pincode between $1 and rpad($1, 6, '9') order by pincode, office limit $2`,
    [start, limit],
  );
}

export async function findBanks(queries: Queries, words: readonly string[], limit: number): Promise<Bank[]> {
  return queries.query<Bank>(
    `select code, name, upi, nach_debit as "nachDebit" from bank
      where not exists (select from unnest($1::text[]) as word where strpos(upper(name || ' ' || code), word) = 0)
      order by name, code limit $2`,
    [words, limit],
  );
}

interface FoundBranch extends Branch {
  readonly isListed: boolean;
}

const columns = 'ifsc, bank_code as "bankCode", bank, branch, address, city, district, state, micr';

/** By the beginning of a code: a range of the primary key, for Z is the last character a code can have. */
export async function findBranchesByCode(
  queries: Queries,
  start: string,
  limit: number,
): Promise<FoundBranch[]> {
  return queries.query<FoundBranch>(
    `select ${columns}, true as "isListed" from ifsc_branch
      where ifsc between $1 and rpad($1, 11, 'Z') and starts_with(ifsc, $1) order by ifsc limit $2`,
    [start, limit],
  );
}

/** A whole code: its branch, or else its bank alone when we know that. */
export async function findBranch(queries: Queries, ifsc: string): Promise<FoundBranch[]> {
  return queries.query<FoundBranch>(
    `select ${columns}, true as "isListed" from ifsc_branch where ifsc = $1
     union all
     select $1, code, name, '', '', '', '', '', null, false from bank
      where code = left($1, 4) and not exists (select from ifsc_branch where ifsc = $1)`,
    [ifsc],
  );
}

const hasAllWords = 'not exists (select from unnest($1::text[]) as word where strpos(words, word) = 0)';

export async function findBranchesOfBank(
  queries: Queries,
  words: readonly string[],
  bankCode: string,
  limit: number,
): Promise<FoundBranch[]> {
  return queries.query<FoundBranch>(
    `select ${columns}, true as "isListed" from ifsc_branch
      where bank_code = $2 and ${hasAllWords} order by city, branch, ifsc limit $3`,
    [words, bankCode, limit],
  );
}

/**
 * Without a bank the words must name one: `telling` are those that set a bank apart, `common` those that many
 * share. A bank is meant when a telling word begins a word of its name; else when it has all the common ones, as
 * in `bank of india, opera house`. Then only the branches of banks so named are looked at, bank by bank, by the
 * index: the inner limit keeps the database from reading the whole table instead.
 */
export async function findBranchesByWords(
  queries: Queries,
  { words, distinctive, common }: Record<'words' | 'distinctive' | 'common', readonly string[]>,
  limit: number,
): Promise<FoundBranch[]> {
  return queries.query<FoundBranch>(
    `with known as (select code, ' ' || upper(name) || ' ' || code as name from bank),
          told as (select code from known
                    where exists (select from unnest($2::text[]) as word where strpos(name, ' ' || word) > 0)),
          named as (select code from told
                    union all
                    select code from known
                     where cardinality($3::text[]) > 1 and not exists (select from told)
                       and not exists (select from unnest($3::text[]) as word where strpos(name, ' ' || word) = 0))
     select ${columns}, true as "isListed"
       from named, lateral (select * from ifsc_branch where bank_code = named.code and ${hasAllWords}
                             order by city, branch, ifsc limit $4) as found
      order by bank, city, branch, ifsc limit $4`,
    [words, distinctive, common, limit],
  );
}
