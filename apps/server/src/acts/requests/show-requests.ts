import type { ActRequest } from '@hub/contract/console/act-calls';
import { type ApprovalState, decisionFault } from '@hub/domain/staff/approval';
import type { Queries } from '../../db/queries.ts';
import type { Actor } from '../model/act.ts';
import { findAct, rightTo } from '../model/find-act.ts';
import type { House } from '../model/house.ts';
import type { RequestRow } from './request.repository.ts';

interface Reader {
  readonly actor: Pick<Actor, 'id' | 'rights'>;
  readonly now: Temporal.Instant;
}

/** One whose time is over is shown so, whether somebody has noted it yet or not. */
const stateOf = ({ state, expiresAt }: RequestRow, now: Temporal.Instant): ApprovalState =>
  state === 'open' && Temporal.Instant.compare(now, expiresAt) >= 0 ? 'expired' : state;

export const mayApprove = (house: House, row: RequestRow, { actor, now }: Reader): boolean => {
  const act = house.acts.find(({ declaration }) => declaration.name === row.act);
  const expiresAtMs = Temporal.Instant.from(row.expiresAt).epochMilliseconds;
  return (
    act !== undefined &&
    decisionFault({ ...row, expiresAtMs }, 'approve', {
      id: actor.id ?? '',
      mayCheck: actor.rights.includes(rightTo('check', act)),
      makerMayRequest: true,
      nowMs: now.epochMilliseconds,
      before: row.before,
    }) === null
  );
};

/** With names, and with what the reader may do with each. */
export async function showRequests(
  house: House,
  queries: Queries,
  rows: readonly RequestRow[],
  reader: Reader,
): Promise<ActRequest[]> {
  const ids = rows.flatMap(({ maker, checker }) => (checker === null ? [maker] : [maker, checker]));
  const people = await house.people.names(queries, [...new Set(ids)]);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const named = (id: string) => ({ id, name: names.get(id) ?? '' });
  return rows.map((row) => {
    const { id, act, subject, arn, preview, reason, words, createdAt, expiresAt, decidedAt } = row;
    const state = stateOf(row, reader.now);
    return {
      ...{ id, act, subject, arn, reason, state, words, createdAt, expiresAt, decidedAt },
      ...preview,
      changes: [...preview.changes],
      effects: [...preview.effects],
      title: findAct(house, act).declaration.title,
      maker: named(row.maker),
      checker: row.checker === null ? null : named(row.checker),
      mayApprove: mayApprove(house, row, reader),
      mayWithdraw: state === 'open' && row.maker === reader.actor.id,
    };
  });
}
