import { actTexts } from '@hub/contract/acts/act-texts';
import type { Database, Tx } from '../../db/database.ts';
import { noteRequest } from '../model/note-of.ts';
import { endRequest, lockOverdue, lockRequest, type RequestRow } from './request.repository.ts';

async function expire(tx: Tx, request: RequestRow, now: Temporal.Instant): Promise<void> {
  const words = actTexts.expired;
  await endRequest(tx, request.id, {
    state: 'expired',
    checker: null,
    words,
    runId: null,
    at: now.toString(),
  });
  await noteRequest(tx, { what: 'expired', request, by: null, words, runId: null, origin: null });
}

/** True when it is over now because nobody decided in time. */
export async function expireOne(tx: Tx, id: string, now: Temporal.Instant): Promise<boolean> {
  const request = await lockRequest(tx, id);
  if (request === null || request.state !== 'open') return request?.state === 'expired';
  if (Temporal.Instant.compare(now, request.expiresAt) < 0) return false;
  await expire(tx, request, now);
  return true;
}

/** Whatever waited too long. Another process may be at it as well. */
export async function expireOverdue(db: Database, now: Temporal.Instant): Promise<void> {
  for (;;) {
    const count = await db.transaction('system', async (tx) => {
      const overdue = await lockOverdue(tx, now.toString());
      for (const request of overdue) await expire(tx, request, now);
      return overdue.length;
    });
    if (count < 100) return;
  }
}
