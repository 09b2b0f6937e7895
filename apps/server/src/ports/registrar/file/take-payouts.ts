import { todayInIndia, writeMoney } from '@hub/domain';
import type { Tx } from '../../../db/database.ts';
import type { Payout, RegistrarWork } from '../registrar.ts';
import { lockSent, noteAnswered, type SentOrder } from './registrar-files.repository.ts';
import type { BadLine, PaidLine } from './response-file.ts';
import { payableOf, savedPayout } from './saved-answer.ts';

/** Why a payout cannot be this order's; null when it can. `known`: it was told before. */
function faultOf(
  line: PaidLine,
  sent: SentOrder | undefined,
  today: Temporal.PlainDate,
): string | 'known' | null {
  if (sent === undefined) return 'Nobody knows this reference';
  const { order, status, answers } = sent;
  const before = answers?.find((one) => one.status === 'paid');
  if (before?.status === 'paid') {
    const isSame =
      before.utr === line.utr && before.on === `${line.on}` && before.amount === writeMoney(line.amount);
    return isSame ? 'known' : 'Another payout was told before';
  }
  const isRedemption = order.kind === 'redeem' && (order.planNo ?? null) === null;
  if (!isRedemption || status !== null || answers?.some((one) => one.status === 'rejected') === true) {
    return 'It is no redemption whose units have left';
  }
  if (Temporal.PlainDate.compare(line.on, today) > 0) return 'The day of the payout is still to come';
  const payable = payableOf(answers);
  return payable === null || payable === line.amount
    ? null
    : 'The amount differs from what the units brought';
}

/** Notes what banks have paid out, and says which lines a person has to look at. */
export async function takePayouts(
  tx: Tx,
  lines: readonly PaidLine[],
  { now, payOut }: RegistrarWork,
): Promise<readonly BadLine[]> {
  if (lines.length === 0) return [];
  const sent = await lockSent(
    tx,
    lines.map(({ reference }) => reference),
  );
  const byReference = new Map(sent.map((one) => [one.order.reference, one]));
  const bad: BadLine[] = [];
  const payouts: Payout[] = [];
  for (const line of lines) {
    const found = byReference.get(line.reference);
    const fault = faultOf(line, found, todayInIndia(now));
    if (fault === 'known') continue;
    if (fault !== null || found === undefined) {
      bad.push({ ...line, reason: fault ?? '' });
      continue;
    }
    const saved = savedPayout(line);
    await noteAnswered(tx, [{ id: found.id, answer: saved }]);
    byReference.set(line.reference, { ...found, answers: [...(found.answers ?? []), saved] });
    const { utr, on, amount } = line;
    payouts.push({ arn: found.order.arn, reference: line.reference, at: now, utr, on, amount });
  }
  if (payouts.length > 0) await payOut?.(tx, payouts);
  return bad;
}
