import type { RequestOf, ResponseOf } from '@hub/contract';
import {
  type banks,
  type ifscSearch,
  LOOKUP_ROWS,
  type pincode,
} from '@hub/contract/calls/reference/reference';
import { isIfsc } from '@hub/domain';
import type { CallContext } from '../../../calls/call-context.ts';
import { searchWords } from '../../../calls/search-words.ts';
import { oneStatement } from '../../../db/queries.ts';
import {
  findBanks,
  findBranch,
  findBranchesByCode,
  findBranchesByWords,
  findBranchesOfBank,
  findPlaces,
} from './places.repository.ts';

/** More banks than there are: a form loads them all at once. */
const ALL_BANKS = 2000;

export const getPincode = (
  { db }: CallContext,
  requested: RequestOf<typeof pincode>,
): Promise<ResponseOf<typeof pincode>> =>
  findPlaces(oneStatement(db, 'nobody'), requested.pincode, LOOKUP_ROWS);

export const getBanks = (
  { db }: CallContext,
  { words = '' }: RequestOf<typeof banks>,
): Promise<ResponseOf<typeof banks>> => findBanks(oneStatement(db, 'nobody'), searchWords(words), ALL_BANKS);

/** What people call the large banks, against the letters their codes begin with. */
const nicknames = new Map([
  ['SBI', 'SBIN'],
  ['PNB', 'PUNB'],
  ['BOB', 'BARB'],
  ['BOI', 'BKID'],
  ['BOM', 'MAHB'],
  ['CBI', 'CBIN'],
  ['IOB', 'IOBA'],
  ['UBI', 'UBIN'],
  ['AXIS', 'UTIB'],
  ['IDFC', 'IDFB'],
]);

/** Words that many banks share and that therefore name none. */
const shared = new Set(
  'BANK OF THE INDIA CO COOP COOPERATIVE OPERATIVE LTD LIMITED NATIONAL GRAMIN BRANCH'.split(' '),
);

export async function searchBranches(
  { db }: CallContext,
  requested: RequestOf<typeof ifscSearch>,
): Promise<ResponseOf<typeof ifscSearch>> {
  const queries = oneStatement(db, 'nobody');
  const code = requested.ifsc?.toUpperCase();
  if (code !== undefined) {
    return isIfsc(code) ? findBranch(queries, code) : findBranchesByCode(queries, code, LOOKUP_ROWS);
  }
  const words = searchWords(requested.words ?? '').map((word) => nicknames.get(word) ?? word);
  const bank = requested.bank?.toUpperCase();
  if (bank !== undefined) return findBranchesOfBank(queries, words, bank, LOOKUP_ROWS);
  if (words.length === 0) return [];
  const asWords = {
    words,
    distinctive: words.filter((word) => word.length > 1 && !shared.has(word)),
    common: words.filter((word) => shared.has(word)),
  };
  return findBranchesByWords(queries, asWords, LOOKUP_ROWS);
}
