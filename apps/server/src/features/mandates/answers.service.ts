import { href } from '@hub/contract';
import { mandateMessageTexts } from '@hub/contract/mandates/mandate-message-texts';
import { mandateReasonOf } from '@hub/contract/mandates/mandate-reasons';
import { rupeesText } from '@hub/domain';
import { applyMandateEvent, type MandateEvent } from '@hub/domain/mandates/apply-mandate-event';
import type { JobContext } from '../../calls/job-context.ts';
import type { Tx } from '../../db/database.ts';
import type { MandateAnswer } from '../../ports/mandates/mandates.ts';
import { setPlanMandate } from '../book/book.public.ts';
import { type Notice, notifyAll } from '../notifications/notifications.public.ts';
import {
  findClientNames,
  findWaitingSips,
  lockMandates,
  type MandateRow,
  writeStatus,
} from './mandates.repository.ts';

const eventOf = (answer: MandateAnswer): MandateEvent => {
  switch (answer.type) {
    case 'approved':
      return { type: 'approved', umrn: answer.umrn };
    case 'rejected':
      return { type: 'rejected', code: answer.code };
    default:
      return { type: answer.type };
  }
};

/** The row after an answer; null when it changes nothing, as a second one of the same kind. */
function rowAfter(row: MandateRow, answer: MandateAnswer): MandateRow | null {
  const step = applyMandateEvent(row, eventOf(answer));
  if (!step.ok) return null;
  const at = answer.at.toString();
  return {
    ...row,
    ...step.mandate,
    reason:
      answer.type === 'cancelled'
        ? mandateMessageTexts.byInvestor
        : answer.type === 'rejected'
          ? mandateReasonOf(answer.code, null).words
          : row.reason,
    sentAt: answer.type === 'sent' ? at : row.sentAt,
    decidedAt: answer.type === 'approved' || answer.type === 'rejected' ? at : row.decidedAt,
    cancelledAt: answer.type === 'cancelled' ? at : row.cancelledAt,
  };
}

type MandateNotice = Pick<Notice, 'kind' | 'title' | 'body'>;

function noticeOf({ status, bank, limit, code, reason }: MandateRow, client: string): MandateNotice | null {
  const amount = rupeesText(limit);
  switch (status) {
    case 'APPROVED':
      return {
        kind: 'mandate-approved',
        title: mandateMessageTexts.approved(client, amount),
        body: mandateMessageTexts.approvedBody(bank),
      };
    case 'REJECTED': {
      const { words, fix } = mandateReasonOf(code, reason);
      return {
        kind: 'mandate-refused',
        title: mandateMessageTexts.refused(client, amount),
        body: mandateMessageTexts.refusedBody({ bank, words, fix }),
      };
    }
    case 'CANCELLED':
      return {
        kind: 'mandate-cancelled',
        title: mandateMessageTexts.cancelled(client, amount),
        body: mandateMessageTexts.cancelledBody(bank),
      };
    default:
      return null;
  }
}

/** What was registered before the bank answered rides on the mandate from now on, or on the one that repairs it. */
async function carryWaiting(tx: Tx, mandate: MandateRow, today: Temporal.PlainDate): Promise<void> {
  const { arn, folioNo, umrn, status } = mandate;
  if (status !== 'APPROVED' || umrn === null) return;
  for (const { regNo } of await findWaitingSips(tx, mandate)) {
    await setPlanMandate(tx, { arn, kind: 'SIP', folioNo, regNo }, { umrn, today });
  }
}

/** Answers change mandates forward only; the distributor hears of what is new. */
async function takeMandateAnswers(
  tx: Tx,
  answers: readonly MandateAnswer[],
  today: Temporal.PlainDate,
): Promise<void> {
  const rows = new Map((await lockMandates(tx, answers)).map((row) => [`${row.arn} ${row.id}`, row]));
  const clients = await findClientNames(tx, [...rows.values()]);
  const notices = [];
  for (const answer of answers) {
    const row = rows.get(`${answer.arn} ${answer.id}`);
    const after = row === undefined ? null : rowAfter(row, answer);
    if (after === null) continue;
    rows.set(`${answer.arn} ${answer.id}`, after);
    await writeStatus(tx, after, after);
    await carryWaiting(tx, after, today);
    const notice = noticeOf(after, clients.get(`${after.arn} ${after.folioNo}`) ?? after.folioNo);
    const link = `${href('mandates/list')}?folio=${encodeURIComponent(after.folioNo)}`;
    if (notice !== null)
      notices.push({ arn: after.arn, topic: 'plans' as const, ...notice, link, at: answer.at });
  }
  await notifyAll(tx, notices);
}

export const workOnMandates = async ({ mandates, clock }: JobContext): Promise<void> => {
  const today = clock.today();
  await mandates.answerMandates({
    now: clock.now(),
    take: (tx, answers) => takeMandateAnswers(tx, answers, today),
  });
};
