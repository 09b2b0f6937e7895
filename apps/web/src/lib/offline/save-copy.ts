import type { Api } from '../api/api.ts';
import type { SessionStore } from '../session/session-store.ts';
import { createOfflineCopy, type OfflineCopy } from './offline-copy.ts';
import { takeSnapshot } from './snapshot.ts';

interface SaveCopyDeps {
  readonly api: Api;
  readonly session: Pick<SessionStore, 'getSnapshot'>;
  readonly copy?: OfflineCopy;
  readonly now?: () => number;
}

/** A copy that is younger is good enough. */
const FRESH_MS = 10 * 60_000;

/** Brings the offline copy up to date for whoever is signed in and has turned it on; another's is removed. */
export async function saveCopy({ api, session, copy = createOfflineCopy(), now = Date.now }: SaveCopyDeps) {
  const arn = session.getSnapshot().profile?.arnNo;
  if (arn === undefined) return;
  const state = await copy.state();
  if (!state) return;
  if (state.arn !== arn) await copy.remove();
  else if (state.takenAt === null || now() - state.takenAt >= FRESH_MS) {
    await copy.keep(arn, await takeSnapshot(api));
  }
}
