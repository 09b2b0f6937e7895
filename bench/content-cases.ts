import type { Call } from '@hub/contract';
import { contentList } from '@hub/contract/calls/co-branding/co-branding';
import type { Database } from '../apps/server/src/db/database.ts';
import { arn } from './lists-book.ts';
import type { Case } from './lists-cases.ts';

/** Issue 20, "Must show" 4. */
const PIECES = 1000;

const layout = {
  type: 'IMAGE',
  width: 1080,
  height: 1350,
  languages: ['en', 'hi'].map((language) => ({
    language,
    source: `content/x/1/${language}.png`,
    preview: `content/x/1/${language}-preview.jpg`,
  })),
  boxes: [],
};

/** A library larger than any asset manager's, a tenth of it used. */
export async function fillLibrary(db: Database): Promise<void> {
  await db.transaction('system', async (tx) => {
    await tx.query(
      `insert into content_bucket (id, name, no) select no::text, 'Bucket ' || no, no from generate_series(1, 5) no`,
    );
    await tx.query(
      `insert into content_piece (id, version, type, bucket, title, summary, approval_no, valid_from, valid_to, layout,
                                  words, created_at, updated_at)
       select 'piece-' || n, 1, (array['PDF', 'IMAGE', 'VIDEO', 'HTML', 'GIF'])[1 + n % 5], (1 + n / 5 % 5)::text,
              'Piece ' || n, 'What it says', 'MKT/' || n, current_date - n / 20, current_date + 100, $2,
              'PIECE ' || n || ' ' || (array['SIP', 'TAX', 'GOAL'])[1 + n % 3], now(), now()
         from generate_series(1, $1::int4) n`,
      [PIECES, JSON.stringify(layout)],
    );
    await tx.query(
      `insert into content_use (arn, content_id, views, used_at)
       select $1, 'piece-' || n, 1, now() - make_interval(mins => n) from generate_series(1, $2::int4, 10) n`,
      [arn, PIECES],
    );
  });
}

const page = (where: string) => `
  select p.id as key, p.title, p.summary, p.type, p.bucket, p.valid_from, p.valid_to, p.layout, p.created_at, p.updated_at,
         s.name, u.views, u.downloads, u.shares, u.opens
    from content_piece p left join scheme s on s.code = p.scheme_code
    left join content_use u on u.arn = '${arn}' and u.content_id = p.id
   where p.bucket = '1' and ${where} order by p.valid_from desc, p.created_at desc, p.id limit 10`;
const counts = (where: string) =>
  `select b.id, b.name, (select count(*) from content_piece p where p.bucket = b.id and ${where}) from content_bucket b order by b.no`;
const current = 'p.recalled_at is null and current_date between p.valid_from and p.valid_to';

const library = (name: string, input: object, where: string): Case => ({
  name: `content: ${name}`,
  call: contentList as Call,
  input,
  keysOf: (answer: { readonly items: readonly { readonly id: string }[] }) =>
    answer.items.map(({ id }) => id),
  bare: [page(where), counts(where)],
});

export const contentCases: readonly Case[] = [
  library('as it opens', {}, current),
  library('one type', { contentType: 'PDF' }, `${current} and p.type = 'PDF'`),
  library('words', { search: 'sip' }, `${current} and strpos(p.words, 'SIP') > 0`),
];
