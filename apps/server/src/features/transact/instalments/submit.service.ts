import { notTransferred } from '@hub/contract/orders/instalment-texts';
import { type Paise, readSchemeRules, type SchemeRulesJson, writeMoney } from '@hub/domain';
import type { JobContext } from '../../../calls/job-context.ts';
import type { RegistrarOrder } from '../../../ports/registrar/registrar.ts';
import { planAgain } from '../../book/book.public.ts';
import { writeRejected } from './settled.repository.ts';
import { type ReadyInstalment, takeReady, writeAmounts } from './submit.repository.ts';

const submittedAtOnce = 2000;

const orderKinds = { SIP: 'lumpsum', STP: 'switch', SWP: 'redeem' } as const;

function registrarOrder(one: ReadyInstalment, amount: Paise): RegistrarOrder {
  return {
    arn: one.arn,
    reference: one.reference,
    kind: orderKinds[one.kind],
    planNo: one.regNo,
    folioNo: one.folioNo,
    schemeCode: one.schemeCode,
    toSchemeCode: one.kind === 'STP' ? one.targetCode : null,
    idcw: one.idcw ?? 'Z',
    quantity: { by: 'amount', amount },
    euin: one.kind === 'SWP' ? null : one.euin,
    isExecutionOnly: one.isExecutionOnly ?? false,
    subArn: one.subArn,
    // The plan's own date is the request: it was there before the day began.
    confirmedAt: Temporal.PlainDate.from(one.debitOn).toZonedDateTime('Asia/Kolkata').toInstant(),
    fundsAt: one.kind === 'SIP' && one.paidAt !== null ? Temporal.Instant.from(one.paidAt) : null,
    account: one.kind === 'SWP' ? one.account : null,
  };
}

/** The amount to move; null when what was gained is less than the scheme moves. */
function amountOf(one: ReadyInstalment): Paise | null {
  if (one.amount > 0n) return one.amount;
  const kind = one.kind === 'STP' ? 'stp' : 'swp';
  const rule = readSchemeRules((one.rules ?? {}) as SchemeRulesJson)[kind]?.frequencies.find(
    ({ frequency }) => frequency === one.frequency,
  );
  const least = rule?.limits.minimum ?? 1n;
  return one.gained !== null && one.gained > 0n && one.gained >= least ? one.gained : null;
}

/** Hands over what is paid, and what leaves by itself; the handing over is one transaction. Answers how many. */
export async function submitReady({
  db,
  clock,
  registrar,
}: Pick<JobContext, 'db' | 'clock' | 'registrar'>): Promise<number> {
  const now = clock.now();
  return db.transaction('system', async (tx) => {
    await planAgain(tx);
    const ready = await takeReady(tx, submittedAtOnce);
    const orders: RegistrarOrder[] = [];
    const byGain: { reference: string; amount: string }[] = [];
    const nothing: ReadyInstalment[] = [];
    for (const one of ready) {
      const amount = amountOf(one);
      if (amount === null) nothing.push(one);
      else orders.push(registrarOrder(one, amount));
      if (amount !== null && one.amount === 0n)
        byGain.push({ reference: one.reference, amount: writeMoney(amount) });
    }
    await registrar.submit(tx, orders);
    if (byGain.length > 0) await writeAmounts(tx, byGain);
    if (nothing.length > 0) {
      await writeRejected(
        tx,
        nothing.map(({ reference }) => ({ reference, code: null, reason: notTransferred.noGain })),
        now,
      );
    }
    return ready.length;
  });
}
