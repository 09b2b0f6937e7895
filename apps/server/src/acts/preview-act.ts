import type { ActPreview } from '@hub/contract/console/act-calls';
import { rightsOf } from '@hub/domain/staff/roles';
import { oneStatement } from '../db/queries.ts';
import { actorNow, checkedInput, findAct, holdToRight, rightTo } from './find-act.ts';
import type { House } from './house.ts';
import { beforeOf } from './preview.ts';
import { findOpenRequest } from './requests/request.repository.ts';
import { inside, needsApproval, type RunContext } from './run-act.ts';

class LookedAt extends Error {}

/** What an act would change, as it is now. Its locks are given back, and whatever it did is taken back. */
export async function previewAct(
  house: House,
  outer: RunContext,
  { act: name, input: given }: { readonly act: string; readonly input: unknown },
): Promise<ActPreview> {
  const { db, clock } = outer;
  const act = findAct(house, name);
  const now = clock.now();
  const system = oneStatement(db, 'system');
  const actor = await actorNow(system, house, outer.actor, now);
  const context = { ...outer, actor, reason: '' };
  // A preview is no danger: the proof that it is them is asked for when it is done.
  holdToRight(act, actor);
  const input = checkedInput(act, given);
  const prepared = await act.prepare?.(context, input);
  let seen: ActPreview | undefined;
  await db
    .transaction('system', async (tx) => {
      const preview = await act.preview(inside(context), tx, input, prepared);
      const asks = needsApproval(act, preview, context);
      const open = await findOpenRequest(tx, name, preview.subject);
      const people = asks ? await house.people.all(tx, now.toString()) : [];
      const { subject, subjectName, sentence, changes, effects = [] } = preview;
      seen = {
        ...{ subject, subjectName, sentence, changes: [...changes], effects: [...effects] },
        needsApproval: asks,
        needsRecheck: act.declaration.recheck === true,
        before: beforeOf(preview),
        mayApprove: people
          .filter(({ id, roles }) => id !== actor.id && rightsOf(roles).includes(rightTo('check', act)))
          .map(({ name: of, roles }) => ({ name: of, roles: [...roles] })),
        openRequest: open !== null && Temporal.Instant.compare(now, open.expiresAt) < 0 ? open.id : null,
      };
      throw new LookedAt();
    })
    .catch((error: unknown) => {
      if (!(error instanceof LookedAt)) throw error;
    });
  if (seen === undefined) throw new Error('A preview ended without saying anything');
  return seen;
}
