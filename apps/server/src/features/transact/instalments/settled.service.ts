import { type RejectionCode, rejectionReasons } from '@hub/contract';
import { todayInIndia } from '@hub/domain';
import type { Tx } from '../../../db/database.ts';
import type { RegistrarAnswer } from '../../../ports/registrar/registrar.ts';
import { countMissed } from './answers.repository.ts';
import { endPlans } from './end-plans.ts';
import { sayChanged } from './news.repository.ts';
import { writeDone, writeMissed, writeRejected } from './settled.repository.ts';

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
export async function takeSettled(tx: Tx, answers: readonly RegistrarAnswer[]): Promise<void> {
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
  if (rejected.length > 0) await writeRejected(tx, rejected, first.at);
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
