import type { Tx } from '../../../db/database.ts';
import type { RegistrarAnswer } from '../registrar.ts';
import type { RegistrarBook } from '../registrar-facts.ts';
import { answerOfLine } from './answer-of-line.ts';
import { type AnswerCheck, openAnswerCheck } from './check-answers.ts';
import { findHeld } from './held-lines.repository.ts';
import { type GivenAnswer, lockSent, type SentOrder } from './registrar-files.repository.ts';
import { type GoodLine, readResponseLine } from './response-file.ts';
import { differenceFrom, savedAnswer } from './saved-answer.ts';

export const unknownReference = 'Nobody knows this reference';

interface Taken {
  readonly answer: RegistrarAnswer;
  readonly given: GivenAnswer;
  /** The order when this is its answer. */
  readonly after: SentOrder;
}

interface Untaken {
  readonly reason: string;
}

/** `known`: it says again what was answered before. */
type Verdict = Taken | Untaken | 'known';

/**
 * What a line answers to an order, or why a person has to look at it: it cannot be its answer, contradicts what was
 * answered before, or contradicts our own figures. An operator can only pass over the last.
 */
export function judgeLine(
  line: GoodLine,
  sent: SentOrder,
  check: AnswerCheck,
  now: Temporal.Instant,
  isDecided = false,
): Verdict {
  const { id, status, answers } = sent;
  if (status === 'waiting') return { reason: 'The order has not been sent yet' };
  if (status === null || (status === 'switched-out' && line.status === 'out')) {
    const reason = differenceFrom(answers, line);
    return reason === null ? 'known' : { reason };
  }
  const answer = answerOfLine(line, sent, now);
  if ('reason' in answer) return answer;
  const saved = { id, answer: savedAnswer(line), switched: null };
  const after = { ...sent, answers: [...(answers ?? []), saved.answer], status: null };
  if (line.status === 'rejected' || answer.type === 'rejected') return { answer, given: saved, after };
  const one = { line, sent };
  const number = check.numberOf(one);
  if (number !== undefined) {
    const { userRef, units, amount } = number;
    if (userRef !== null && userRef !== line.reference)
      return { reason: 'The transaction number is another order’s' };
    const [entry] = answer.entries;
    if (entry?.units !== units || entry.amount !== amount)
      return { reason: 'The book has other figures under the transaction number' };
  }
  const reasons = isDecided ? [] : check.reasonsAgainst(one);
  if (reasons.length > 0) return { reason: reasons.join('. ') };
  check.noteTaken(one);
  const booked = number === undefined ? answer : { ...answer, isInBook: true };
  if (answer.type === 'allotted') return { answer: booked, given: saved, after };
  const switched = { amount: answer.amount, on: answer.navDate };
  return {
    answer: booked,
    given: { ...saved, switched },
    after: { ...after, status: 'switched-out', switched },
  };
}

/** Whether a line in quarantine can be taken as it came, when a person says so. */
export async function judgeHeldLine(
  tx: Tx,
  book: RegistrarBook,
  id: string,
  now: Temporal.Instant,
): Promise<Taken | Untaken> {
  const held = await findHeld(tx, id);
  if (held === null) return { reason: 'It is not in quarantine any more' };
  const line = readResponseLine(held.raw, held.line);
  if ('reason' in line) return { reason: line.reason };
  if (line.status === 'paid')
    return { reason: 'A payout cannot be taken by hand: the registrar sends it again' };
  const sent = await lockSent(tx, [line.reference]);
  const [found] = sent;
  if (found === undefined) return { reason: unknownReference };
  const check = await openAnswerCheck(tx, book, [line], new Map([[line.reference, found]]), now);
  const verdict = judgeLine(line, found, check, now, true);
  return verdict === 'known' ? { reason: 'The order was answered so already' } : verdict;
}
