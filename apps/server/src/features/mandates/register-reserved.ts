import type { MandateChannel } from '@hub/domain/mandates/mandate-channels';
import type { CallContext } from '../../calls/call-context.ts';
import { writeAudit } from '../../db/audit-log.ts';
import type { Tx } from '../../db/database.ts';
import { asSystem } from '../../db/queries.ts';
import { accountsOf } from './mandate-facts.ts';
import { findFolio, insertMandate } from './mandates.repository.ts';
import { requestOf } from './register.service.ts';

interface ReservedMandate {
  readonly id: string;
  readonly folioNo: string;
  readonly channel: MandateChannel;
  readonly vpa: string | null;
  readonly limit: string;
  readonly startsOn: string;
  readonly endsOn: string;
  /** Where the bank sends the investor back to. */
  readonly returnUrl: string;
}

/**
 * The mandate of an application, whose terms were checked when it was sent: its folio is in the book now. Its investor
 * is on the page that leads on to the bank, so no message of its own is sent.
 */
export async function registerReserved(
  context: Pick<CallContext, 'clock' | 'mandates'>,
  tx: Tx,
  arn: string,
  { returnUrl, ...requested }: ReservedMandate,
): Promise<void> {
  const folio = await findFolio(tx, arn, requested.folioNo);
  const [account] = folio === null ? [] : accountsOf(folio);
  if (folio === null || account === undefined) throw new Error('The folio of a mandate is not in the book');
  const row = {
    ...requested,
    arn,
    umrn: null,
    bank: account.bank,
    account: account.account,
    ifsc: account.ifsc,
    accountType: account.type,
    payerName: folio.name,
    status: 'INITIATED' as const,
    code: null,
    reason: null,
    repairs: null,
    approvalUrl: null,
    createdAt: context.clock.now().toString(),
    sentAt: null,
    decidedAt: null,
    cancelledAt: null,
  };
  // A form goes to the bank when it is signed.
  const { approvalUrl } =
    row.channel === 'paper'
      ? { approvalUrl: null }
      : await context.mandates.register(tx, { ...requestOf(row, folio), returnUrl });
  await insertMandate(tx, { ...row, approvalUrl });
  await writeAudit(asSystem(tx), {
    arn,
    actor: 'investor',
    action: 'mandates.registered',
    subject: row.id,
    details: { channel: row.channel },
  });
}
