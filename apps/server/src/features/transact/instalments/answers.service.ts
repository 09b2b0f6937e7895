import { debitReasons, isDebitReason, isFinal } from '@hub/contract/mandates/debit-reasons';
import { orderMessageTexts } from '@hub/contract/orders/order-message-texts';
import { todayInIndia } from '@hub/domain';
import type { JobContext } from '../../../calls/job-context.ts';
import { writeAudit } from '../../../db/audit-log.ts';
import type { Tx } from '../../../db/database.ts';
import type { DebitAnswer } from '../../../ports/mandates/mandates.ts';
import { planAgain } from '../../book/book.public.ts';
import { type DebitPlatform, takePaymentDebits } from '../payment/debit.service.ts';
import { type BankAnswer, findAnswered, noteWaiting, writeBankAnswers } from './answers.repository.ts';
import { endPlans } from './end-plans.ts';

const wordsOf = (code: string): string =>
  isDebitReason(code) ? debitReasons[code].words : orderMessageTexts.bankCode(code);

const isWaiting = (answer: DebitAnswer): boolean =>
  answer.type !== 'paid' && isDebitReason(answer.code) && !isFinal(answer.code);

/**
 * Takes the bank's answers to debits of instalments: a miss is counted, said, and ends the plan when it is one too many.
 * An answer that came before changes nothing; one to a debit that nobody sent is noted and changes nothing.
 */
export async function takeDebitAnswers(tx: Tx, answers: readonly DebitAnswer[]): Promise<void> {
  const final: BankAnswer[] = [];
  const waiting: BankAnswer[] = [];
  let today: Temporal.PlainDate | null = null;
  for (const answer of answers) {
    today ??= todayInIndia(answer.at);
    const { reference } = answer;
    const at = answer.at.toString();
    if (answer.type === 'paid') {
      final.push({ reference, status: 'PAID', code: null, reason: null, at });
      continue;
    }
    const { code } = answer;
    const list = isWaiting(answer) ? waiting : final;
    list.push({ reference, status: 'BOUNCED', code, reason: wordsOf(code), at });
  }
  await planAgain(tx);
  if (waiting.length > 0) await noteWaiting(tx, waiting);
  if (final.length === 0 || today === null) return;
  const { ended, unmatched, late } = await writeBankAnswers(tx, final);
  await endPlans(tx, ended, today);
  for (const { arn, kind, regNo } of late) {
    await writeAudit(tx, {
      arn,
      actor: 'bank',
      action: 'transact.return-after-end',
      subject: regNo,
      details: {
        kind,
        what: 'A debit came back after the plan was stopped: kept, and nothing else changed.',
      },
    });
  }
  if (unmatched.length > 0) await noteUnmatched(tx, unmatched, final);
}

/** The same answer twice is nothing new; another one, or one to nobody's debit, is for somebody to look at. */
async function noteUnmatched(
  tx: Tx,
  references: readonly string[],
  answers: readonly BankAnswer[],
): Promise<void> {
  const said = new Map(answers.map((answer) => [answer.reference, answer]));
  const existing = new Map((await findAnswered(tx, references)).map((row) => [row.reference, row]));
  for (const reference of references) {
    const answer = said.get(reference);
    const row = existing.get(reference);
    const isPaid = row?.status === 'PAID' || row?.status === 'DONE' || row?.status === 'REJECTED';
    if (row !== undefined && (answer?.status === 'PAID') === isPaid) continue;
    await writeAudit(tx, {
      ...(row !== undefined && { arn: row.arn }),
      actor: 'bank',
      action: row === undefined ? 'transact.return-of-nothing' : 'transact.return-differs',
      subject: reference,
      details: {
        answer: answer?.status ?? null,
        code: answer?.code ?? null,
        what:
          row === undefined
            ? 'The bank answers to a debit that nobody sent: nothing changed.'
            : `The bank said something else before (${row.status}): nothing changed.`,
      },
    });
  }
}

/** Lets the bank answer what it can answer by now. */
export const pollBank = (context: DebitPlatform & Pick<JobContext, 'mandates'>): Promise<number> =>
  context.mandates.answerDebits({
    now: context.clock.now(),
    async take(tx, answers) {
      const ofOrders = answers.filter(isOfOrder);
      if (ofOrders.length > 0) await takePaymentDebits(context, tx, ofOrders);
      const ofPlans = answers.filter((answer) => !isOfOrder(answer));
      if (ofPlans.length > 0) await takeDebitAnswers(tx, ofPlans);
    },
  });

/** A payment's reference, as against an instalment's. */
const isOfOrder = ({ reference }: DebitAnswer): boolean => reference.startsWith('P');
