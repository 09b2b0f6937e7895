import { randomUUID } from 'node:crypto';
import { maskContact, todayInIndia } from '@hub/domain';
import type { JobContext } from '../../../server/src/calls/job-context.ts';
import type { Tx } from '../../../server/src/db/database.ts';
import { setContact, setNominees } from '../../../server/src/features/book/book.public.ts';
import {
  changeTimes,
  closeChange,
  findChangeFolio,
  hasChanges,
  insertChange,
} from '../../../server/src/features/changes/changes.public.ts';
import { findCart } from '../../../server/src/features/transact/transact.public.ts';
import { findDemoInvestors, lockDemoChanges } from './demo-changes.repository.ts';

type Investor = Awaited<ReturnType<typeof findDemoInvestors>>[number];

/** So long ago that a good part of the cooling period is left. */
const CHANGED_DAYS_AGO = 12;

async function inCooling(tx: Tx, arn: string, investor: Investor, now: Temporal.Instant): Promise<void> {
  const at = now.subtract({ hours: 24 * CHANGED_DAYS_AGO });
  const id = randomUUID();
  const before = investor.mobile.replace(/.$/, (digit) => String((Number(digit) + 5) % 10));
  const { investorId, folioNo, mobile } = investor;
  await insertChange(
    tx,
    arn,
    {
      id,
      kind: 'CHANGEMOBILE',
      folioNo,
      investorId,
      terms: { value: mobile, relation: 'SE' },
      before: { value: before },
      sentTo: [maskContact(before)],
      expiresAt: `${at.add({ hours: 24 })}`,
    },
    `${at}`,
  );
  await closeChange(tx, arn, id, 'confirmed', `${at.add({ minutes: 20 })}`);
  const on = `${todayInIndia(at)}`;
  for (const value of [before, mobile]) await setContact(tx, { arn, investorId }, 'mobile', value, on);
}

async function waiting(tx: Tx, arn: string, investor: Investor, now: Temporal.Instant): Promise<void> {
  const folio = await findChangeFolio(tx, arn, investor.folioNo);
  if (folio === null) return;
  const at = now.subtract({ hours: 3 });
  const surname = folio.name.split(' ').at(-1) ?? '';
  const nominee = { name: `Anika ${surname}`, relation: '04', share: null, birthDate: null, guardian: null };
  await insertChange(
    tx,
    arn,
    {
      id: randomUUID(),
      kind: 'NOMINATION',
      folioNo: folio.folioNo,
      investorId: folio.investorId,
      terms: { nominees: [nominee], isOptOut: false },
      before: { nominees: folio.nominees, isOptOut: folio.isOptOut },
      sentTo: [folio.mobile, folio.email].filter((to) => to !== null).map(maskContact),
      expiresAt: `${at.add({ hours: changeTimes(todayInIndia(at)).hours.NOMINATION })}`,
    },
    `${at}`,
  );
}

/**
 * For the demo's distributor: an investor in the cooling period, a nomination that waits, and a folio whose holder
 * chose to have no nominee. Made once.
 */
export async function makeDemoChanges(
  { db, clock }: Pick<JobContext, 'db' | 'clock'>,
  arn: string,
): Promise<void> {
  const now = clock.now();
  await db.transaction('system', async (tx) => {
    await lockDemoChanges(tx);
    if (await hasChanges(tx, arn)) return;
    const busy = (await findCart(tx, arn)).map((item) => item.investorId);
    const [cooling, requested, without] = await findDemoInvestors(tx, arn, busy, 3);
    if (cooling !== undefined) await inCooling(tx, arn, cooling, now);
    if (requested !== undefined) await waiting(tx, arn, requested, now);
    if (without !== undefined) await setNominees(tx, { arn, folioNo: without.folioNo }, [], true);
  });
}
