import { type RequestOf, type ResponseOf, texts } from '@hub/contract';
import type {
  cancelWishes as cancelWishesCall,
  saveWeddingDay as saveWeddingDayCall,
  setWishConsent as setWishConsentCall,
  wishBatchClients,
  wishListing,
} from '@hub/contract/calls/wishes/wishes-saved';
import { wishTexts, yearlyTexts } from '@hub/contract/wishes/wish-texts';
import { PAGE_SIZE, todayInIndia } from '@hub/domain';
import { festivals } from '@hub/domain/wishes/festivals';
import type { ChangeContext, SignedInContext } from '../../calls/call-context.ts';
import { Refusal } from '../../calls/refusal/refusal.ts';
import { saveConsent } from '../../client-messages/save-consent.ts';
import { writeAudit } from '../../db/audit-log.ts';
import type { Tx } from '../../db/database.ts';
import { asSystem, oneStatement } from '../../db/queries.ts';
import { writeWeddingDay } from './people.repository.ts';
import { cancelInBatch, countBatches, findBatchClients, findBatches } from './wishes.repository.ts';

const rangeOf = (pageNumber: number) => ({ limit: PAGE_SIZE, offset: (pageNumber - 1) * PAGE_SIZE });

const nameOf = (category: string): string =>
  category in yearlyTexts
    ? yearlyTexts[category as keyof typeof yearlyTexts]
    : (festivals.find(({ id }) => `festival-${id}` === category)?.name ?? '');

const noneOf = { waiting: 0, sent: 0, opened: 0, cancelled: 0, missed: 0, 'left-out': 0 } as const;

export async function getWishListing(
  { db, session: { arn } }: SignedInContext,
  { status, pageNumber = 1 }: RequestOf<typeof wishListing>,
): Promise<ResponseOf<typeof wishListing>> {
  const own = oneStatement(db, { arn });
  const [rows, { total, counts }] = await Promise.all([
    findBatches(own, arn, status ?? null, rangeOf(pageNumber)),
    countBatches(own, arn, status ?? null),
  ]);
  return {
    items: rows.map((row) => ({ ...row, name: nameOf(row.category), counts: { ...noneOf, ...row.counts } })),
    total,
    counts,
  };
}

export async function getWishBatchClients(
  { db, session: { arn } }: SignedInContext,
  { id, pageNumber = 1 }: RequestOf<typeof wishBatchClients>,
): Promise<ResponseOf<typeof wishBatchClients>> {
  const rows = await findBatchClients(oneStatement(db, { arn }), arn, id, rangeOf(pageNumber));
  if (rows.length === 0 && pageNumber === 1) throw new Refusal('not-found', texts.call.notFound);
  return { items: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}

export async function cancelWishes(
  { session: { arn }, clock, ip, requestId }: ChangeContext,
  tx: Tx,
  { id, investorId }: RequestOf<typeof cancelWishesCall>,
): Promise<ResponseOf<typeof cancelWishesCall>> {
  const cancelled = await cancelInBatch(tx, arn, {
    id,
    investorId: investorId ?? null,
    at: `${clock.now()}`,
  });
  if (cancelled === 0) throw new Refusal('not-found', wishTexts.nothingToCancel);
  await writeAudit(asSystem(tx), {
    arn,
    action: 'wishes.cancel',
    subject: id,
    details: { cancelled },
    address: ip,
    requestId,
  });
  return { cancelled };
}

export const setWishConsent = (
  context: ChangeContext,
  tx: Tx,
  requested: RequestOf<typeof setWishConsentCall>,
): Promise<ResponseOf<typeof setWishConsentCall>> =>
  saveConsent(context, tx, { ...requested, purpose: 'wishes' });

export async function saveWeddingDay(
  { session: { arn }, clock }: ChangeContext,
  tx: Tx,
  { investorId, on }: RequestOf<typeof saveWeddingDayCall>,
): Promise<ResponseOf<typeof saveWeddingDayCall>> {
  const isAhead =
    on !== undefined &&
    Temporal.PlainDate.compare(Temporal.PlainDate.from(on), todayInIndia(clock.now())) > 0;
  if (isAhead) throw new Refusal('rule', wishTexts.marriedAhead, { fields: { on: wishTexts.marriedAhead } });
  if (!(await writeWeddingDay(tx, arn, investorId, on ?? null))) {
    throw new Refusal('not-found', texts.call.notFound);
  }
  return { on: on ?? null };
}
