import type { RequestOf, ResponseOf } from '@hub/contract';
import type { MessageChannel } from '@hub/contract/calls/opportunity/opportunity-messages';
import type {
  sendSipHealth as sendSipHealthCall,
  sipHealthRecipients,
} from '@hub/contract/calls/opportunity/opportunity-sip-health';
import { todayInIndia } from '@hub/domain';
import type { ChangeContext, SignedInContext } from '../../../calls/call-context.ts';
import { mostExported } from '../../../calls/export-limits.ts';
import { addressRows, goneRows, recipientsPage, sendToMany } from '../../../client-messages/send-to-many.ts';
import { writeAudit } from '../../../db/audit-log.ts';
import type { Tx } from '../../../db/database.ts';
import { asSystem, oneStatement, type Queries } from '../../../db/queries.ts';
import { writeTouches } from '../touches/touches.repository.ts';
import { findSips } from './sip-health.repository.ts';
import { healthFilterOf, keyOfSip } from './sip-health.service.ts';

type Requested = Omit<RequestOf<typeof sendSipHealthCall>, 'channel' | 'subject' | 'text'> & {
  readonly channel: MessageChannel;
};

/** Of each client the SIP that is lost soonest; those named that are in order by now are said. */
async function addressesOf(queries: Queries, arn: string, requested: Requested, now: Temporal.Instant) {
  const filter = healthFilterOf(arn, requested, todayInIndia(now));
  const found = await findSips(queries, filter, { limit: mostExported.xlsx, offset: 0 });
  const rows = found.map((sip) => ({
    key: keyOfSip(sip),
    investorId: sip.investorId,
    figures: { scheme: sip.scheme, amount: sip.amount, on: sip.on },
  }));
  const all = await addressRows(queries, arn, requested.channel, rows);
  return { all, refused: goneRows(requested.keys, rows) };
}

export async function getSipHealthRecipients(
  { db, session, clock }: SignedInContext,
  { pageNumber = 1, ...requested }: RequestOf<typeof sipHealthRecipients>,
): Promise<ResponseOf<typeof sipHealthRecipients>> {
  const { arn } = session;
  const { all } = await addressesOf(oneStatement(db, { arn }), arn, requested, clock.now());
  return recipientsPage(all, pageNumber);
}

export async function sendSipHealth(
  context: ChangeContext,
  tx: Tx,
  { text, subject, ...requested }: RequestOf<typeof sendSipHealthCall>,
): Promise<ResponseOf<typeof sendSipHealthCall>> {
  const { arn } = context.session;
  const { channel } = requested;
  const now = context.clock.now();
  const { all, refused } = await addressesOf(tx, arn, requested, now);
  const result = await sendToMany(context, tx, all, {
    purpose: 'opportunity-sip-health',
    channel,
    subject,
    text,
  });
  if (result.sent.length > 0) {
    const investorIds = result.sent.map(({ investorId }) => investorId);
    await writeTouches(tx, { arn, investorIds, act: 'message', channel, note: text, at: `${now}` });
    await writeAudit(asSystem(tx), {
      arn,
      action: 'opportunity.messages',
      details: { list: 'sip-health', channel, clients: result.sent.length },
      address: context.ip,
      requestId: context.requestId,
    });
  }
  return { sent: result.sent.length, refused: [...refused, ...result.refused] };
}
