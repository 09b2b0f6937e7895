import { type RejectionCode, rejectionReasons } from '@hub/contract';
import { orderMessageTexts } from '@hub/contract/orders/order-message-texts';
import { moneyOf, todayInIndia } from '@hub/domain';
import { newReference } from '../../../calls/new-reference.ts';
import type { Tx } from '../../../db/database.ts';
import type { RegistrarAnswer } from '../../../ports/registrar/registrar.ts';
import { type DebitPlatform, debitPaymentId, rememberDebit } from '../payment/debit.service.ts';
import { insertRefund, noteCredit } from '../payment/payment.repository.ts';
import { countMissed } from './answers.repository.ts';
import { endPlans } from './end-plans.ts';
import { sayChanged } from './news.repository.ts';
import { type UnusedMoney, writeDone, writeMissed, writeRejected } from './settled.repository.ts';

/** References of instalments, as against those of orders. */
export const isInstalment = ({ reference }: { readonly reference: string }): boolean =>
  reference.startsWith('I');

/** The client has fewer units than the plan moves: that is a miss, as a debit without money is. */
const missCodes = new Set<RejectionCode>([
  'folio_balance_insufficient',
  'folio_balance_under_lock',
  'folio_balance_marked_lien',
]);

/** What the registrar's answers say of instalments. Their ledger entries are posted by whoever takes the answers. */
export async function takeSettled(
  platform: Pick<DebitPlatform, 'payments'>,
  tx: Tx,
  answers: readonly RegistrarAnswer[],
): Promise<void> {
  const [first] = answers;
  if (first === undefined) return;
  const done = answers.flatMap((one) => (one.type === 'allotted' ? [one.reference] : []));
  const refused = answers.flatMap((one) => {
    if (one.type !== 'rejected') return [];
    const { words } = rejectionReasons[one.code];
    return [{ reference: one.reference, code: one.code, reason: words }];
  });
  // Only what leaves a scheme can lack units.
  const missed = refused.filter(({ code }) => missCodes.has(code));
  const rejected = refused.filter(({ code }) => !missCodes.has(code));
  if (done.length > 0) await writeDone(tx, done, first.at);
  if (rejected.length > 0)
    await giveBack(platform, tx, await writeRejected(tx, rejected, first.at), first.at);
  if (missed.length > 0) {
    await writeMissed(tx, missed, first.at);
    const ended = await countMissed(
      tx,
      missed.map(({ reference }) => reference),
    );
    await endPlans(tx, ended, todayInIndia(first.at));
  }
  await sayChanged(tx, [...new Set(answers.map(({ arn }) => arn))]);
}

/** What was debited for an instalment that the registrar rejects goes back to the account it came from. */
async function giveBack(
  platform: Pick<DebitPlatform, 'payments'>,
  tx: Tx,
  money: readonly UnusedMoney[],
  at: Temporal.Instant,
): Promise<void> {
  for (const { arn, reference, amount, paidAt } of money) {
    const paymentId = debitPaymentId(reference);
    const paid = moneyOf(amount);
    const credit = { paymentId, reference, arn, amount: paid, name: reference, receivedAt: paidAt };
    if (!(await noteCredit(tx, credit, `${at}`))) continue;
    await rememberDebit(platform, tx, { reference, amount, at: Temporal.Instant.from(paidAt) });
    await insertRefund(
      tx,
      { id: newReference('P'), paymentId, arn, orderReference: null, amount: paid, reason: notBooked },
      `${at}`,
    );
  }
}

const notBooked = orderMessageTexts.instalmentRejected;
