import type { PositionLedger } from '@hub/domain';
import type { Tx } from '../../db/database.ts';
import { readBalances } from './feed-balance.repository.ts';
import { linkedPositions } from './linked-positions.repository.ts';
import { type PositionKey, positionName } from './new-entry.ts';
import { readLedgers } from './posted-entries.repository.ts';

/** The whole ledgers of these positions of one distributor, and of those whose lots depend on them. */
export async function readLinkedLedgers(tx: Tx, wanted: readonly PositionKey[]): Promise<PositionLedger[]> {
  if (wanted.length === 0) return [];
  const keys = await linkedPositions(tx, wanted);
  const ledgers = await readLedgers(tx, keys, false);
  const balances = await readBalances(tx, keys);
  return keys.map((key, index) => ({
    folioNo: key.folioNo,
    schemeCode: key.schemeCode,
    entries: ledgers[index]?.now ?? [],
    balance: balances.get(positionName(key)) ?? null,
  }));
}
