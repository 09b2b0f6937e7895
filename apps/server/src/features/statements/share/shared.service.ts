import { Readable } from 'node:stream';
import type { RequestOf } from '@hub/contract';
import {
  type openSharedStatement as openSharedStatementCall,
  SHARED_STATEMENT_TRIES,
  type SharedStatement,
  type sharedStatementFile,
} from '@hub/contract/calls/statements/statements-shared';
import type { CallContext, Opening, OpeningContext } from '../../../calls/call-context.ts';
import { malformed, Refusal } from '../../../calls/refusal/refusal.ts';
import { tryCode } from '../../../codes/investor-guess.ts';
import { oneStatement } from '../../../db/queries.ts';
import type { FileReply } from '../../../exports/file-reply.ts';
import { type OpenedLink, peekLink } from '../../../links/links.ts';
import { findDistributorName } from '../../transact/transact.public.ts';
import { readSent } from './read-sent.ts';
import { sendTexts } from './send-texts.ts';
import type { SentStatementFile } from './sent-statement.ts';
import { countWrong, findShare, lockShare, markOpened, type ShareRow } from './share.repository.ts';

const hour = { windowSeconds: 3600 };
/** A phone network is one address for many. */
const CALLS_PER_ADDRESS = 600;
const CALLS_PER_LINK = 120;

type Open = Extract<OpenedLink, { status: 'open' }>;

async function linkOf(context: OpeningContext, token: string): Promise<OpenedLink> {
  const { db, security, clock, limit, ip } = context;
  await limit({ name: 'statement-link', key: ip, max: CALLS_PER_ADDRESS, ...hour });
  const link = await db.transaction('system', (tx) =>
    peekLink(tx, security.digest, { purpose: 'statement', token, now: clock.now() }),
  );
  if (link.status === 'open') {
    await limit({ name: 'statement-open', key: link.id, max: CALLS_PER_LINK, ...hour });
  }
  return link;
}

const isLocked = ({ wrong }: ShareRow): boolean => wrong >= SHARED_STATEMENT_TRIES;

/**
 * The statement, where the answer is right. A wrong one is counted also when this call fails afterwards, and with all
 * wrong codes of this investor: another link is no other way to guess.
 */
async function answered(context: CallContext, link: Open, lastFour: string): Promise<SentStatementFile> {
  const { db, clock } = context;
  const { arn, id } = link;
  const share = await findShare(oneStatement(db, { arn }), arn, id);
  if (share === null) throw new Refusal('conflict', sendTexts.closed);
  const sent = await readSent(context, arn, share.asked);
  const { investorId } = share;
  const left = await tryCode(context, { arn, investorId }, (noteWrong) =>
    db.transaction({ arn }, async (tx) => {
      const now = await lockShare(tx, arn, id);
      if (now === null || isLocked(now)) return 0;
      if (sent.investor.pan?.slice(-4) === lastFour) {
        await markOpened(tx, arn, id, `${clock.now()}`);
        return null;
      }
      await countWrong(tx, arn, id);
      await noteWrong(tx, sent.investor, await findDistributorName(tx, arn));
      return SHARED_STATEMENT_TRIES - now.wrong - 1;
    }),
  );
  if (left === null) return sent;
  throw malformed({ lastFour: sendTexts.wrong(left) });
}

const closed = (link: Exclude<SharedStatement['link'], 'open'>): SharedStatement => ({
  link,
  asks: null,
  statement: null,
});

export async function openOrTell(
  context: OpeningContext,
  token: string,
): Promise<Opening<Open, SharedStatement>> {
  const link = await linkOf(context, token);
  if (link.status === 'open') return { opened: link };
  return { answer: closed(link.status === 'used' ? 'revoked' : link.status) };
}

export async function mustOpen(context: OpeningContext, token: string): Promise<Opening<Open, never>> {
  const link = await linkOf(context, token);
  if (link.status !== 'open') throw new Refusal('conflict', sendTexts.closed);
  return { opened: link };
}

export async function openSharedStatement(
  context: CallContext,
  { lastFour }: RequestOf<typeof openSharedStatementCall>,
  link: Open,
): Promise<SharedStatement> {
  const { arn } = link;
  const queries = oneStatement(context.db, { arn });
  const share = await findShare(queries, arn, link.id);
  if (share === null) return closed('unknown');
  if (isLocked(share)) return closed('locked');
  const sent = lastFour === undefined ? null : await answered(context, link, lastFour);
  return {
    link: 'open',
    asks: {
      distributor: { name: await findDistributorName(queries, arn), arn },
      title: share.title,
      expiresAt: share.expiresAt,
      triesLeft: SHARED_STATEMENT_TRIES - share.wrong,
    },
    statement: sent && {
      investor: sent.investor.name,
      period: sent.period,
      facts: sent.facts.slice(),
      doubts: sent.doubts.slice(),
    },
  };
}

export async function getSharedStatementFile(
  context: CallContext,
  { lastFour }: RequestOf<typeof sharedStatementFile>,
  link: Open,
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
