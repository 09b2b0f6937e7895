import type { Tx } from '../../db/database.ts';
import type { Queries } from '../../db/queries.ts';
import type { BannerAudience } from '../../db/schema/platform.ts';

/** A banner as whoever writes them has it. ISO days. */
export interface BannerContent {
  readonly title: string;
  readonly text: string;
  readonly action: string | null;
  readonly link: string | null;
  readonly tone: 'brand' | 'notice' | 'news';
  readonly audience: BannerAudience;
  readonly place: number;
  readonly from: string | null;
  readonly to: string | null;
}

export interface BannerRow extends BannerContent {
  readonly id: number;
}

const columns = `id, title, text, action, link, tone, audience, place, shows_from as "from", shows_to as "to"`;

/** Locked until the transaction is over. */
export async function lockBanner(tx: Tx, id: number): Promise<BannerRow | null> {
  const rows = await tx.query<BannerRow>(`select ${columns} from banner where id = $1 for update`, [id]);
  return rows[0] ?? null;
}

/** What is to come or runs, then what is over, the newest first. */
export const findAllBanners = (queries: Queries, today: string): Promise<BannerRow[]> =>
  queries.query<BannerRow>(
    `select ${columns} from banner order by (shows_to is not null and shows_to < $1), place, id desc limit 200`,
    [today],
  );

const paramsOf = (content: BannerContent): unknown[] => [
  content.title,
  content.text,
  content.action,
  content.link,
  content.tone,
  content.audience,
  content.place,
  content.from,
  content.to,
];

export async function insertBanner(tx: Tx, content: BannerContent): Promise<number> {
  const rows = await tx.query<{ id: number }>(
    `insert into banner (title, text, action, link, tone, audience, place, shows_from, shows_to)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    paramsOf(content),
  );
  return rows[0]?.id ?? 0;
}

export async function updateBanner(tx: Tx, id: number, content: BannerContent): Promise<void> {
  await tx.query(
    `update banner set title = $1, text = $2, action = $3, link = $4, tone = $5, audience = $6, place = $7,
            shows_from = $8, shows_to = $9 where id = $10`,
    [...paramsOf(content), id],
  );
}

/** Its last day is the one before; one that has not begun is never shown. */
export async function endBanner(tx: Tx, id: number, today: string): Promise<void> {
  await tx.query('update banner set shows_to = $2::date - 1 where id = $1', [id, today]);
}
