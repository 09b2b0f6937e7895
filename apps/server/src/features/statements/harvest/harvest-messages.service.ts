import type { RequestOf, ResponseOf } from '@hub/contract';
import type { MessageChannel } from '@hub/contract/calls/opportunity/opportunity-messages';
import type {
  harvestRecipients,
  sendHarvest as sendHarvestCall,
} from '@hub/contract/calls/statements/statements-harvest';
import { todayInIndia } from '@hub/domain';
import type { ChangeContext, SignedInContext } from '../../../calls/call-context.ts';
import { addressRows, goneRows, recipientsPage, sendToMany } from '../../../client-messages/send-to-many.ts';
import { writeAudit } from '../../../db/audit-log.ts';
import type { Tx } from '../../../db/database.ts';
import { asSystem, oneStatement, type Queries } from '../../../db/queries.ts';
import { findHarvestRows } from './harvest.repository.ts';
import { harvestFilterOf } from './harvest.service.ts';

/** More than any book has. */
const ALL_ROWS = 100_000;

type Requested = Omit<RequestOf<typeof sendHarvestCall>, 'channel' | 'subject' | 'text'> & {
  readonly channel: MessageChannel;
};

/** Of each client the row with most in it; those named that are not there any more are said. */
async function addressesOf(queries: Queries, arn: string, requested: Requested, now: Temporal.Instant) {
  const { channel, keys, ...chosen } = requested;
  const today = todayInIndia(now);
  // What a message is about does not depend on how the list was sorted.
  const filter = harvestFilterOf(arn, { ...chosen, keys, sort: 'gain', order: 'desc' }, today);
  const found = await findHarvestRows(queries, filter, { after: 0, most: ALL_ROWS });
  const rows = found.map(({ folioNo, schemeCode, investorId, scheme, gain, load, until }) => ({
    key: `${folioNo} ${schemeCode}`,
    investorId,
    figures: { scheme, amount: load ?? gain, on: until },
  }));
  return { all: await addressRows(queries, arn, channel, rows), refused: goneRows(keys, rows) };
}

export async function getHarvestRecipients(
  { db, session, clock }: SignedInContext,
  { pageNumber = 1, ...requested }: RequestOf<typeof harvestRecipients>,
): Promise<ResponseOf<typeof harvestRecipients>> {
  const { arn } = session;
  const { all } = await addressesOf(oneStatement(db, { arn }), arn, requested, clock.now());
  return recipientsPage(all, pageNumber);
}

export async function sendHarvest(
  context: ChangeContext,
  tx: Tx,
  { text, subject, ...requested }: RequestOf<typeof sendHarvestCall>,
): Promise<ResponseOf<typeof sendHarvestCall>> {
  const { arn } = context.session;
  const { kind, channel } = requested;
  const { all, refused } = await addressesOf(tx, arn, requested, context.clock.now());
  const result = await sendToMany(context, tx, all, { purpose: 'harvest', channel, subject, text });
  if (result.sent.length > 0) {
    await writeAudit(asSystem(tx), {
      arn,
      action: 'statements.harvest-messages',
      details: { kind, channel, clients: result.sent.length },
      address: context.ip,
      requestId: context.requestId,
    });
  }
  return { sent: result.sent.length, refused: [...refused, ...result.refused] };
}
