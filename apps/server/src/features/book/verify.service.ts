import { packPosition } from '@hub/domain';
import type { Database } from '../../db/database.ts';
import { oneStatement } from '../../db/queries.ts';
import { foldAll, positionName } from './fold-positions.ts';
import { type FolioCursor, readLedgerPage } from './ledger.repository.ts';
import type { PositionKey } from './new-entry.ts';
import { type HeldPosition, readPositions } from './position.repository.ts';
import { byPosition } from './rebuild.service.ts';
import { figureDifferences, unlikeBalances } from './verify.repository.ts';

interface Difference {
  readonly where: string;
  readonly stored: string;
  readonly fromLedger: string;
}

interface Verification {
  readonly positions: number;
  readonly entries: number;
  readonly differences: readonly Difference[];
  /** Positions whose own entries contradict each other. */
  readonly faults: readonly { readonly where: string; readonly fault: string }[];
  /** Positions whose units are not the registrar's. */
  readonly unlike: readonly {
    readonly where: string;
    readonly ours: string;
    readonly theirs: string;
    readonly on: string;
  }[];
}

const foliosPerPage = 500;
const shown = 100;

const labelOf = ({ arn, folioNo, schemeCode }: PositionKey): string =>
  `${arn}, folio ${folioNo}, scheme ${schemeCode}`;

const told = (held: HeldPosition): string => JSON.stringify([packPosition(held.position), held.fault]);

/** Rebuilds everything from the ledger, page by page, and says where what is stored differs. Changes nothing. */
export async function verifyBook(db: Database): Promise<Verification> {
  const differences: Difference[] = [];
  const faults: { where: string; fault: string }[] = [];
  let positions = 0;
  let entries = 0;
  let place: FolioCursor = { arn: '', folioNo: '' };
  for (;;) {
    const page = await db.transaction('system', async (tx) => {
      const { posted, last } = await readLedgerPage(tx, place, foliosPerPage);
      return last === null ? null : { posted, stored: await readPositions(tx, place, last), last };
    });
    if (page === null) break;
    entries += page.posted.length;
    const byName = new Map(page.stored.map((held) => [positionName(held), held]));
    for (const { key, ledger } of byPosition(page.posted)) {
      positions += 1;
      const rebuilt = foldAll(key, ledger);
      const held = byName.get(positionName(key));
      byName.delete(positionName(key));
      if (rebuilt.fault !== null) faults.push({ where: labelOf(key), fault: rebuilt.fault });
      const stored = held === undefined ? 'nothing' : told(held);
      if (stored !== told(rebuilt))
        differences.push({ where: labelOf(key), stored, fromLedger: told(rebuilt) });
    }
    // What was rolled back to nothing may leave an empty position; anything else has no ledger behind it.
    for (const held of byName.values()) {
      if (held.position.units !== 0n || held.position.lots.length > 0) {
        differences.push({ where: labelOf(held), stored: told(held), fromLedger: 'nothing' });
      }
    }
    place = page.last;
  }
  const system = oneStatement(db, 'system');
  differences.push(...(await figureDifferences(system, shown)));
  const unlike = (await unlikeBalances(system, shown)).map(({ ours, theirs, on, ...key }) => ({
    where: labelOf(key),
    ours,
    theirs,
    on,
  }));
  return { positions, entries, differences, faults, unlike };
}
