import type { NoticeKind } from '@hub/domain/notifications/notice-kinds';
import type { NoticeTopic } from '@hub/domain/notifications/notice-topics';
import type { Tx } from '../../db/database.ts';

interface DigestReader {
  readonly arn: string;
  readonly choices: unknown;
  readonly email: string | null;
  /** When the last one was sent; null before the first. */
  readonly since: string | null;
}

/** Those whose mail of today is due, held for this transaction and marked as told. */
export const takeReaders = (
  tx: Tx,
  { at, limit }: { readonly at: string; readonly limit: number },
): Promise<DigestReader[]> =>
  tx.query<DigestReader>(
    `with clock as (select $1::timestamptz as at, $1::timestamptz at time zone 'Asia/Kolkata' as here),
     due as (
       select s.arn from notification_setting s, clock
        where s.digest_hour <= extract(hour from clock.here)
          and (s.digested_at is null or (s.digested_at at time zone 'Asia/Kolkata')::date < clock.here::date)
          and jsonb_path_exists(s.choices, '$.*.digest ? (@ == true)')
        order by s.arn limit $2 for update of s skip locked
     )
     update notification_setting s set digested_at = $1
       from due join arn_record d on d.arn = due.arn
      where s.arn = due.arn
     returning s.arn, s.choices, d.email, old.digested_at as since`,
    [at, limit],
  );

export interface DigestNotice {
  readonly arn: string;
  readonly topic: NoticeTopic;
  readonly kind: NoticeKind | null;
  readonly title: string;
}

/** What they have not read since, a day back before the first; the newest first. */
export const findUnreadSince = (
  tx: Tx,
  readers: readonly DigestReader[],
  at: string,
): Promise<DigestNotice[]> =>
  tx.query<DigestNotice>(
    `select n.arn, n.topic, n.kind, n.title
       from jsonb_to_recordset($1::jsonb) as reader (arn text, since timestamptz)
       join notification n on n.arn = reader.arn and n.read_at is null
        and n.created_at > coalesce(reader.since, $2::timestamptz - interval '1 day') and n.created_at <= $2
      order by n.arn, n.created_at desc, n.id`,
    [JSON.stringify(readers.map(({ arn, since }) => ({ arn, since }))), at],
  );
