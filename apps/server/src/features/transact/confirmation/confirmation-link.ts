import type { ResponseOf } from '@hub/contract';
import type { openConfirmation as openConfirmationCall } from '@hub/contract/calls/confirmation/confirmation';
import { confirmationTexts } from '@hub/contract/orders/confirmation-texts';
import type { CallContext } from '../../../calls/call-context.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import type { Guessed } from '../../../codes/investor-guess.ts';
import type { Decision } from '../../../codes/otp.repository.ts';
import type { Tx } from '../../../db/database.ts';
import { oneStatement } from '../../../db/queries.ts';
import { opensLink } from '../../../links/opens-link.ts';
import {
  type ConfirmationRow,
  findConfirmation,
  lockConfirmation,
} from '../orders/confirmation.repository.ts';

type DeadLink = Exclude<ResponseOf<typeof openConfirmationCall>['link'], 'open'>;

export interface OpenConfirmation {
  readonly arn: string;
  readonly confirmation: string;
}

const deadLink = (state: DeadLink): Refusal => new Refusal('rule', confirmationTexts.dead[state]);

const linkTo = (purpose: 'order-confirmation' | 'order-payment') =>
  opensLink<OpenConfirmation>({
    purpose,
    follow: (_, { arn, details }) => ({
      arn,
      confirmation: (details as { confirmation: string }).confirmation,
    }),
    refuse: deadLink,
  });

export const confirmationLink = linkTo('order-confirmation');
export const paymentLink = linkTo('order-payment');

/** The token outlives its confirmation, which has a time of its own. */
export const stateOf = (row: ConfirmationRow, now: Temporal.Instant): 'open' | DeadLink => {
  if (row.status === 'decided') return 'used';
  if (row.status !== 'open') return row.status;
  return Temporal.Instant.compare(now, Temporal.Instant.from(row.expiresAt)) >= 0 ? 'expired' : 'open';
};

/** Locked while it still waits. */
export async function lockOpen(
  tx: Tx,
  { arn, confirmation }: OpenConfirmation,
  now: Temporal.Instant,
): Promise<ConfirmationRow | Refusal> {
  const row = await lockConfirmation(tx, arn, confirmation);
  if (row === null) return deadLink('unknown');
  const state = stateOf(row, now);
  return state === 'open' ? row : deadLink(state);
}

/** Whose code it is. */
export async function ownerOf(
  { db }: CallContext,
  { arn, confirmation }: OpenConfirmation,
): Promise<Guessed> {
  const row = await findConfirmation(oneStatement(db, { arn }), arn, confirmation);
  if (row === null) throw deadLink('unknown');
  return { arn, investorId: row.investorId };
}

export const decisionOf = ({ arn, confirmation }: OpenConfirmation): Decision => ({
  arn,
  purpose: 'order',
  subject: confirmation,
});
