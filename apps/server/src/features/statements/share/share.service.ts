import { investorPageHref, type RequestOf, type ResponseOf, texts } from '@hub/contract';
import type {
  shareStatement as shareStatementCall,
  statementShares,
  stopSharing as stopSharingCall,
} from '@hub/contract/calls/statements/statements';
import { SHARED_STATEMENT_TRIES } from '@hub/contract/calls/statements/statements-shared';
import { sendTexts } from '@hub/contract/statements/statement-texts';
import { todayInIndia } from '@hub/domain';
import type { ChangeContext, PrepareContext, SignedInContext } from '../../../calls/call-context.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import type { Tx } from '../../../db/database.ts';
import { oneStatement } from '../../../db/queries.ts';
import { issueLink, revokeLink } from '../../../links/links.ts';
import { findDistributorName } from '../../transact/transact.public.ts';
import { readSent } from './read-sent.ts';
import { auditStatement } from './send.service.ts';
import type { SentStatementFile } from './sent-statement.ts';
import { findShare, findShares, insertShare } from './share.repository.ts';

const SHARE_DAYS = 7;
const SHARES_PER_DAY = 20;

export async function prepareShare(
  context: PrepareContext,
  requested: RequestOf<typeof shareStatementCall>,
): Promise<SentStatementFile> {
  const sent = await readSent(context, context.session.arn, requested);
  if (sent.empty !== null) throw new Refusal('conflict', sent.empty);
  if (sent.investor.pan === null) throw new Refusal('conflict', sendTexts.noPan);
  await context.limit({
    name: 'statement-share',
    key: `${context.session.arn} ${requested.investorId}`,
    max: SHARES_PER_DAY,
    windowSeconds: 24 * 3600,
    message: sendTexts.tooMany,
  });
  return sent;
}

/** A link for the investor alone. What it shows is fixed to the days of today. */
export async function shareStatement(
  context: ChangeContext,
  tx: Tx,
  { investorId }: RequestOf<typeof shareStatementCall>,
  sent: SentStatementFile,
): Promise<ResponseOf<typeof shareStatementCall>> {
  const { session, clock, security, config } = context;
  const { arn } = session;
  const now = clock.now();
  const expiresAt = now.add({ hours: 24 * SHARE_DAYS });
  const { id, token } = await issueLink(
    tx,
    security.digest,
    { purpose: 'statement', arn, details: {}, expiresAt },
    now,
  );
  await insertShare(tx, arn, {
    id,
    investorId,
    requested: sent.fixed,
    title: `${sent.title}, ${sent.period}`,
    sharedAt: `${now}`,
    expiresAt: `${expiresAt}`,
  });
  const url = config.publicUrl + investorPageHref('statement', token);
  const distributor = await findDistributorName(tx, arn);
  await auditStatement(context, tx, 'statements.shared', investorId);
  return {
    id,
    url,
    expiresAt: `${expiresAt}`,
    text: sendTexts.share({
      title: sent.title,
      period: sent.period,
      investor: sent.investor.name,
      url,
      until: todayInIndia(expiresAt),
      distributor,
      arn,
    }),
    mobile: sent.investor.mobile,
  };
}

export async function getStatementShares(
  { db, session: { arn }, clock }: SignedInContext,
  { investorId }: RequestOf<typeof statementShares>,
): Promise<ResponseOf<typeof statementShares>> {
  const now = `${clock.now()}`;
  const rows = await findShares(oneStatement(db, { arn }), arn, investorId, now, SHARED_STATEMENT_TRIES);
  return {
    items: rows.map(({ id, title, sharedAt, expiresAt, openedAt }) => ({
      id,
      title,
      sharedAt,
      expiresAt,
      openedAt,
    })),
  };
}

/** What does not open any more is stopped already. */
export async function stopSharing(
  context: ChangeContext,
  tx: Tx,
  { id }: RequestOf<typeof stopSharingCall>,
): Promise<ResponseOf<typeof stopSharingCall>> {
  const { arn } = context.session;
  const share = await findShare(tx, arn, id);
  if (share === null) throw new Refusal('not-found', texts.call.notFound);
  await revokeLink(tx, arn, id, context.clock.now());
  await auditStatement(context, tx, 'statements.share-stopped', share.investorId);
  return {};
}
