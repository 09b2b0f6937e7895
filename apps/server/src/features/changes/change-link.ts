import type { ResponseOf } from '@hub/contract';
import type { openChange } from '@hub/contract/calls/changes/changes';
import { changeTexts } from '@hub/contract/changes/change-texts';
import type { CallContext } from '../../calls/call-context.ts';
import { Refusal } from '../../calls/refusal/refusal.ts';
import type { Guessed } from '../../codes/investor-guess.ts';
import type { Decision } from '../../codes/otp.repository.ts';
import type { Tx } from '../../db/database.ts';
import { oneStatement } from '../../db/queries.ts';
import { opensLink } from '../../links/opens-link.ts';
import { type ChangeRow, findChange, lockChange } from './changes.repository.ts';
import { type ChangeFolio, findChangeFolio } from './folio.repository.ts';

type DeadLink = Exclude<ResponseOf<typeof openChange>['link'], 'open'>;
const dead = (state: DeadLink): Refusal => new Refusal('rule', changeTexts.dead[state]);

const deadBy = {
  confirmed: 'used',
  declined: 'used',
  cancelled: 'revoked',
  expired: 'expired',
} as const;

export function stateOf({ status, expiresAt }: ChangeRow, now: Temporal.Instant): 'open' | DeadLink {
  if (status !== 'open') return deadBy[status];
  return Temporal.Instant.compare(now, Temporal.Instant.from(expiresAt)) >= 0 ? 'expired' : 'open';
}

export interface OpenChange {
  readonly arn: string;
  readonly id: string;
}

export const changeLink = opensLink<OpenChange>({
  purpose: 'folio-change',
  follow: (_, { arn, details }) => ({ arn, id: (details as { change: string }).change }),
  refuse: dead,
});

export interface LockedChange {
  readonly change: ChangeRow;
  readonly folio: ChangeFolio;
}

/** The change and its folio, locked, when it still waits. */
export async function lockOpen(
  tx: Tx,
  { arn, id }: OpenChange,
  now: Temporal.Instant,
): Promise<LockedChange | Refusal> {
  const change = await lockChange(tx, arn, id);
  if (change === null) return dead('unknown');
  const state = stateOf(change, now);
  if (state !== 'open') return dead(state);
  const folio = await findChangeFolio(tx, arn, change.folioNo);
  return folio === null ? dead('unknown') : { change, folio };
}

/** Whose codes they are. */
export async function ownerOf({ db }: CallContext, { arn, id }: OpenChange): Promise<Guessed> {
  const change = await findChange(oneStatement(db, { arn }), arn, id);
  if (change === null) throw dead('unknown');
  return { arn, investorId: change.investorId };
}

export const decisionOf = ({ arn, id }: OpenChange): Decision => ({ arn, purpose: 'change', subject: id });
