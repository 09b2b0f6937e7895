import type { PositionLedger } from '@hub/domain/holdings/lots/fold-book';
import type { Queries } from '../../../db/queries.ts';
import { type PositionKey, positionName } from '../ledger/new-entry.ts';
import { readLedgers } from '../ledger/posted-entries.repository.ts';
import { readBalances } from './feed-balance.repository.ts';
import { linkedPositions } from './linked-positions.repository.ts';
import { readSegregations } from './segregation.repository.ts';

/** The whole ledgers of these positions of one distributor, and of those whose lots depend on them. */
export async function readLinkedLedgers(
  queries: Queries,
  wanted: readonly PositionKey[],
): Promise<PositionLedger[]> {
  if (wanted.length === 0) return [];
  const keys = await linkedPositions(queries, wanted);
  const [ledgers, balances, segregations] = await Promise.all([
    readLedgers(queries, keys, false),
    readBalances(queries, keys),
    readSegregations(
      queries,
      keys.map(({ schemeCode }) => schemeCode),
    ),
  ]);
  return keys.map((key, index) => ({
    folioNo: key.folioNo,
    schemeCode: key.schemeCode,
    entries: ledgers[index]?.now ?? [],
    balance: balances.get(positionName(key)) ?? null,
    segregation: segregations.get(key.schemeCode) ?? null,
  }));
}
