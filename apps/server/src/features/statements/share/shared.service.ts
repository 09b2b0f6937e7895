import { Readable } from 'node:stream';
import type { RequestOf } from '@hub/contract';
import {
  type openSharedStatement as openSharedStatementCall,
  SHARED_STATEMENT_TRIES,
  type SharedStatement,
  type sharedStatementFile,
} from '@hub/contract/calls/statements/statements-shared';
import { sendTexts } from '@hub/contract/statements/statement-texts';
import type { CallContext } from '../../../calls/call-context.ts';
import { malformed, Refusal } from '../../../calls/refusal/refusal.ts';
import { decideWithCode } from '../../../codes/decide.ts';
import { oneStatement } from '../../../db/queries.ts';
import type { FileReply } from '../../../exports/file-reply.ts';
import { type DeadLink, type OpenLink, opensLink } from '../../../links/opens-link.ts';
import { findDistributorName } from '../../transact/transact.public.ts';
import { readSent } from './read-sent.ts';
import type { SentStatementFile } from './sent-statement.ts';
import { countWrong, findShare, lockShare, markOpened, type ShareRow } from './share.repository.ts';

const hour = { windowSeconds: 3600 };
/** A phone network is one address for many. */
const CALLS_PER_ADDRESS = 600;
const CALLS_PER_LINK = 120;

export const sharedLink = opensLink<OpenLink>({
  purpose: 'statement',
  limit: { name: 'statement-link', max: CALLS_PER_ADDRESS, ...hour },
  async follow({ limit }, link) {
    await limit({ name: 'statement-open', key: link.id, max: CALLS_PER_LINK, ...hour });
    return link;
  },
  refuse: () => new Refusal('conflict', sendTexts.closed),
});

const isLocked = ({ wrong }: ShareRow): boolean => wrong >= SHARED_STATEMENT_TRIES;

/**
 * The statement, where the answer is right. A wrong one is counted also when this call fails afterwards, and with all
 * wrong codes of this investor: another link is no other way to guess.
 */
async function answered(context: CallContext, link: OpenLink, lastFour: string): Promise<SentStatementFile> {
  const { db, clock } = context;
  const { arn, id } = link;
  const share = await findShare(oneStatement(db, { arn }), arn, id);
  if (share === null) throw new Refusal('conflict', sendTexts.closed);
  const sent = await readSent(context, arn, share.requested);
  const { investorId } = share;
  return decideWithCode<SentStatementFile>(context, { arn, investorId }, async (tx, noteWrong) => {
    const wrong = (left: number) => malformed({ lastFour: sendTexts.wrong(left) });
    const now = await lockShare(tx, arn, id);
    if (now === null || isLocked(now)) return wrong(0);
    if (sent.investor.pan?.slice(-4) === lastFour) {
      await markOpened(tx, arn, id, `${clock.now()}`);
      return sent;
    }
    await countWrong(tx, arn, id);
    await noteWrong(tx, sent.investor, await findDistributorName(tx, arn));
    return wrong(SHARED_STATEMENT_TRIES - now.wrong - 1);
  });
}

const closed = (link: Exclude<SharedStatement['link'], 'open'>): SharedStatement => ({
  link,
  requests: null,
  statement: null,
});

/** A statement's link is never used up but stopped. */
export const notifyClosed = (link: DeadLink): SharedStatement => closed(link === 'used' ? 'revoked' : link);

export async function openSharedStatement(
  context: CallContext,
  { lastFour }: RequestOf<typeof openSharedStatementCall>,
  link: OpenLink,
): Promise<SharedStatement> {
  const { arn } = link;
  const queries = oneStatement(context.db, { arn });
  const share = await findShare(queries, arn, link.id);
  if (share === null) return closed('unknown');
  if (isLocked(share)) return closed('locked');
  const sent = lastFour === undefined ? null : await answered(context, link, lastFour);
  return {
    link: 'open',
    requests: {
      distributor: { name: await findDistributorName(queries, arn), arn },
      title: share.title,
      expiresAt: share.expiresAt,
      triesLeft: SHARED_STATEMENT_TRIES - share.wrong,
    },
    statement: sent && {
      investor: sent.investor.name,
      period: sent.period,
      facts: sent.facts.slice(),
      holdings: sent.holdings.slice(),
      doubts: sent.doubts.slice(),
    },
  };
}

export async function getSharedStatementFile(
  context: CallContext,
  { lastFour }: RequestOf<typeof sharedStatementFile>,
  link: OpenLink,
): Promise<FileReply> {
  const sent = await answered(context, link, lastFour);
  return {
    fileName: sent.fileName,
    contentType: 'application/pdf',
    rows: 1,
    async write(onWritten) {
      const file = await sent.pdf(false);
      onWritten(1);
      return { size: file.length, body: Readable.from([file]) };
    },
  };
}
