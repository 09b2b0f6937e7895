import { relationshipManagerTexts } from '@hub/contract/relationship-managers/relationship-manager-texts';
import type { ActContext } from '../../acts/act.ts';
import type { Tx } from '../../db/database.ts';
import type { MovingArn } from './moves.repository.ts';
import { lockManager, type ManagerRow } from './relationship-managers.repository.ts';

const { mail } = relationshipManagerTexts;
const SHOWN = 50;

const listOf = (moved: readonly MovingArn[]): string =>
  mail.arns(
    moved
      .slice(0, SHOWN)
      .map(({ arn }) => arn)
      .join(', '),
    Math.max(0, moved.length - SHOWN),
  );

/** Both sides get a mail with the list: who looks after them now, and everybody who did before. */
export async function sendMoved(
  { messenger }: ActContext,
  tx: Tx,
  to: ManagerRow,
  moved: readonly MovingArn[],
): Promise<void> {
  if (moved.length === 0) return;
  const send = (address: string, words: string, some: readonly MovingArn[]) =>
    messenger.send(tx, {
      ...{ channel: 'EMAIL', to: address, purpose: 'rm-moved', subject: mail.subject(some.length) },
      text: `${words}\n\n${listOf(some)}`,
    });
  const before = Map.groupBy(moved, ({ rmId }) => rmId);
  const names = [...new Set(moved.map(({ rmName }) => rmName ?? mail.nobody))].join(', ');
  await send(to.email, mail.toNew(moved.length, names), moved);
  for (const [id, some] of before) {
    const old = id === null ? null : await lockManager(tx, id);
    if (old !== null) await send(old.email, mail.toOld(some.length, to.name), some);
  }
}
