import type { Tx } from '../../../db/database.ts';
import { deriveBook } from '../figures/derive-book.ts';
import { lockDistributors } from '../ledger/ledger.repository.ts';
import type { PositionKey } from '../ledger/new-entry.ts';
import {
  balancesOfImport,
  deleteBalances,
  type NewBalance,
  readBalances,
  writeBalances,
} from '../positions/feed-balance.repository.ts';
import { foldWhole } from '../positions/fold-whole.ts';

/** Changes balances, and with them what follows: how much each position holds from before its history. */
async function changeBalances(
  tx: Tx,
  keys: readonly PositionKey[],
  change: () => Promise<void>,
): Promise<void> {
  await lockDistributors(tx, [...new Set(keys.map(({ arn }) => arn))]);
  const balancesBefore = await readBalances(tx, keys);
  await change();
  await deriveBook(tx, { whole: await foldWhole(tx, keys, { balancesBefore }) });
}

/** The registrar's own balances. The folios exist; once per transaction, `refreshStaleAum` after the last one. */
export async function noteBalances(tx: Tx, balances: readonly NewBalance[], importId: string): Promise<void> {
  if (balances.length === 0) return;
  await changeBalances(tx, balances, () => writeBalances(tx, balances, importId));
}

/** Takes back the balances of a file. */
export async function takeBackBalances(tx: Tx, importId: string): Promise<void> {
  const keys = await balancesOfImport(tx, importId);
  if (keys.length > 0) await changeBalances(tx, keys, () => deleteBalances(tx, importId));
}
