import type { ActRequest } from '@hub/contract/console/act-calls';
import type { Database } from '../db/database.ts';
import { type ChainReport, verifyChain } from '../db/notes/note-chain.ts';
import { oneStatement } from '../db/queries.ts';
import type { House } from './house.ts';
import { listOpen } from './requests/request.repository.ts';
import { showRequests } from './requests/show-requests.ts';

/** All that waits for a second person, for whoever has the command line. */
export async function showOpen(house: House, db: Database, now: Temporal.Instant): Promise<ActRequest[]> {
  const system = oneStatement(db, 'system');
  const rows = await listOpen(system, now.toString());
  return showRequests(house, system, rows, { actor: { id: null, rights: [] }, now });
}

export const verifyNotes = (db: Database): Promise<ChainReport> => verifyChain(oneStatement(db, 'system'));

export { listOfSubject } from './requests/request.repository.ts';
