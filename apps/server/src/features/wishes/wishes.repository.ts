import type { WishDesign } from '@hub/contract/calls/wishes/wishes';
import type { WishBatch } from '@hub/contract/calls/wishes/wishes-saved';
import type { WishStatus, WishWay } from '@hub/contract/wishes/wish-texts';
import type { WishLanguage } from '@hub/domain/wishes/greetings';
import type { WishFault } from '@hub/domain/wishes/wish-fault';
import type { Queries } from '../../db/queries.ts';

interface NewBatch {
  readonly arn: string;
  readonly id: string;
  readonly category: string;
  readonly channel: WishWay;
  readonly language: WishLanguage;
  readonly design: WishDesign;
  readonly text: string;
  readonly requestedAt: string;
}

export const insertBatch = (queries: Queries, batch: NewBatch) =>
  queries.query(
    `insert into wish_batch (arn, id, category, channel, language, design, text, asked_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      batch.arn,
      batch.id,
      batch.category,
      batch.channel,
      batch.language,
      batch.design,
      batch.text,
      batch.requestedAt,
    ],
  );

export interface NewWish {
  readonly investorId: string;
  readonly name: string;
  readonly day: string;
  readonly sendAt: string;
  readonly consentAt: string;
}

/** How many were taken: a name that the client has already is left, whoever was first. */
export async function insertWishes(
  queries: Queries,
  { arn, id, requestedAt }: Pick<NewBatch, 'arn' | 'id' | 'requestedAt'>,
  status: 'waiting' | 'opened',
  wishes: readonly NewWish[],
): Promise<number> {
  const rows = await queries.query(
    `insert into wish (arn, batch_id, investor_id, name, day, send_at, status, consent_at, changed_at)
     select $1, $2, n."investorId", n.name, n.day, n."sendAt", $3, n."consentAt", $4
       from json_to_recordset($5) as n("investorId" uuid, name text, day date, "sendAt" timestamptz,
                                       "consentAt" timestamptz)
         on conflict (arn, investor_id, name) where status in ('waiting', 'sent', 'opened') do nothing
     returning 1`,
    [arn, id, status, requestedAt, JSON.stringify(wishes)],
  );
  return rows.length;
}

/** All of a batch as it went before the hub sent wishes: at its hour. */
export const settleBatch = (queries: Queries, arn: string, batchId: string, status: 'sent' | 'cancelled') =>
  queries.query('update wish set status = $3, changed_at = send_at where arn = $1 and batch_id = $2', [
    arn,
    batchId,
    status,
  ]);

export async function countWaiting(queries: Queries, arn: string): Promise<number> {
  const rows = await queries.query<{ n: number }>(
    "select count(*)::int as n from wish where arn = $1 and status = 'waiting'",
    [arn],
  );
  return rows[0]?.n ?? 0;
}

type BatchRow = Omit<WishBatch, 'name' | 'counts'> & {
  readonly counts: Partial<Record<WishStatus, number>>;
};

const batches = `
  from wish_batch b
  cross join lateral (
    select count(*)::int as clients, min(w.send_at) as send_at,
           jsonb_build_object(
             'waiting', count(*) filter (where w.status = 'waiting'),
             'sent', count(*) filter (where w.status = 'sent'),
             'opened', count(*) filter (where w.status = 'opened'),
             'cancelled', count(*) filter (where w.status = 'cancelled'),
             'missed', count(*) filter (where w.status = 'missed'),
             'left-out', count(*) filter (where w.status = 'left-out')) as counts,
           (array_agg(i.name order by i.name))[1] as client
      from wish w join client i on i.arn = w.arn and i.id = w.investor_id
     where w.arn = b.arn and w.batch_id = b.id) s
 where b.arn = $1 and s.clients > 0 and ($2::text is null or (s.counts ->> $2)::int > 0)`;

export const findBatches = (
  queries: Queries,
  arn: string,
  status: WishStatus | null,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<BatchRow[]> =>
  queries.query<BatchRow>(
    `select b.id, b.category, b.channel, s.client, s.clients, s.counts, b.asked_at as "requestedAt",
            s.send_at as "sendAt", b.text
       ${batches} order by b.asked_at desc, b.id limit $3 offset $4`,
    [arn, status, limit, offset],
  );

export async function countBatches(
  queries: Queries,
  arn: string,
  status: WishStatus | null,
): Promise<{ readonly total: number; readonly counts: Record<WishStatus, number> }> {
  const counted = (one: WishStatus) => `'${one}', count(*) filter (where (s.counts ->> '${one}')::int > 0)`;
  const statuses: readonly WishStatus[] = ['waiting', 'sent', 'opened', 'cancelled', 'missed', 'left-out'];
  const rows = await queries.query<{ total: number; counts: Record<WishStatus, number> }>(
    `select count(*) filter (where $3::text is null or (s.counts ->> $3)::int > 0)::int as total,
            json_build_object(${statuses.map(counted).join(', ')}) as counts
       ${batches}`,
    [arn, null, status],
  );
  const [found] = rows;
  if (found === undefined) throw new Error('a count has one row');
  return found;
}

interface BatchClient {
  readonly investorId: string;
  readonly name: string;
  readonly on: string;
  readonly sendAt: string;
  readonly status: WishStatus;
  readonly fault: WishFault | null;
}

export const findBatchClients = (
  queries: Queries,
  arn: string,
  id: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<(BatchClient & { readonly total: number })[]> =>
  queries.query(
    `select w.investor_id as "investorId", i.name, w.day::text as on, w.send_at as "sendAt", w.status, w.fault,
            count(*) over ()::int as total
       from wish w join client i on i.arn = w.arn and i.id = w.investor_id
      where w.arn = $1 and w.batch_id = $2 order by w.send_at, i.name, i.id limit $3 offset $4`,
    [arn, id, limit, offset],
  );

/** How many did wait, or were opened; what has gone stays. */
export async function cancelInBatch(
  queries: Queries,
  arn: string,
  { id, investorId, at }: { readonly id: string; readonly investorId: string | null; readonly at: string },
): Promise<number> {
  const rows = await queries.query(
    `update wish set status = 'cancelled', changed_at = $4
      where arn = $1 and batch_id = $2 and ($3::uuid is null or investor_id = $3)
        and status in ('waiting', 'opened')
     returning 1`,
    [arn, id, investorId, at],
  );
  return rows.length;
}
