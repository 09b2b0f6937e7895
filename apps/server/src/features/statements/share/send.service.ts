import type { RequestOf, ResponseOf } from '@hub/contract';
import type { mailStatement as mailStatementCall } from '@hub/contract/calls/statements/statements';
import { sendTexts } from '@hub/contract/statements/statement-texts';
import { maskContact } from '@hub/domain';
import type { ChangeContext, PrepareContext } from '../../../calls/call-context.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import { countMessages } from '../../../client-messages/count-messages.ts';
import { writeAudit } from '../../../db/audit-log.ts';
import type { Tx } from '../../../db/database.ts';
import { asSystem } from '../../../db/queries.ts';
import { findDistributorName } from '../../transact/transact.public.ts';
import { readSent } from './read-sent.ts';
import type { SentStatementFile } from './sent-statement.ts';

/** More than anybody asks for; each is a file that must be made first. */
const MAILS_PER_DAY = 10;
const day = { windowSeconds: 24 * 3600 };

interface Prepared {
  readonly sent: SentStatementFile;
  readonly email: string;
  readonly pdf: Buffer;
}

/** The file is made before the transaction, which must not wait for it. */
export async function prepareMail(
  context: PrepareContext,
  requested: RequestOf<typeof mailStatementCall>,
): Promise<Prepared> {
  const { session, messenger, limit } = context;
  if (!messenger.channels.includes('EMAIL')) throw new Refusal('conflict', sendTexts.noMailer);
  const sent = await readSent(context, session.arn, requested);
  const { email, pan } = sent.investor;
  if (sent.empty !== null) throw new Refusal('conflict', sent.empty);
  if (email === null) throw new Refusal('conflict', sendTexts.noEmail);
  if (pan === null) throw new Refusal('conflict', sendTexts.noPan);
  await limit({
    name: 'statement-mail',
    key: `${session.arn} ${requested.investorId}`,
    max: MAILS_PER_DAY,
    message: sendTexts.tooMany,
    ...day,
  });
  return { sent, email, pdf: await sent.pdf(true) };
}

/** To the registered address and no other. */
export async function mailStatement(
  context: ChangeContext,
  tx: Tx,
  requested: RequestOf<typeof mailStatementCall>,
  { sent, email, pdf }: Prepared,
): Promise<ResponseOf<typeof mailStatementCall>> {
  const { session, messenger } = context;
  const { arn } = session;
  const distributor = await findDistributorName(tx, arn);
  const to = { channel: 'EMAIL', to: email } as const;
  const tooMany = await countMessages(context, tx, { arn, purpose: 'statement' }, [to]);
  if (tooMany !== null) throw tooMany;
  await messenger.send(tx, {
    ...to,
    purpose: 'statement',
    arn,
    ...sendTexts.mail({
      title: sent.title,
      period: sent.period,
      investor: sent.investor.name,
      distributor,
      arn,
    }),
    attachment: {
      fileName: sent.fileName,
      contentType: 'application/pdf',
      content: pdf.toString('base64'),
    },
  });
  await auditStatement(context, tx, 'statements.mailed', requested.investorId);
  return { maskedEmail: maskContact(email) };
}

export const auditStatement = (context: ChangeContext, tx: Tx, action: string, subject: string) =>
  writeAudit(asSystem(tx), {
    arn: context.session.arn,
    action,
    subject,
    address: context.ip,
    requestId: context.requestId,
  });
