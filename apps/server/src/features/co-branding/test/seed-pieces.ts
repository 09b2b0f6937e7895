import { randomBytes } from 'node:crypto';
import type { ContentType } from '@hub/domain/content/content-rules';
import sharp from 'sharp';
import type { JobContext } from '../../../calls/job-context.ts';
import { searchable } from '../../../calls/search-words.ts';
import { type Layout, layoutSchema } from '../../../creatives/layout/layout.ts';

/** A piece of the asset manager's as a test wants it. */
export interface TestPiece {
  readonly id: string;
  readonly type: ContentType;
  readonly bucket: string;
  readonly title: string;
  readonly version?: number;
  readonly schemeCode?: string;
  readonly validFrom?: string;
  readonly validTo?: string;
  readonly recallReason?: string;
  readonly createdAt?: string;
  readonly languages?: readonly string[];
  /** Quickly drawn, for many. */
  readonly hasCodeOnly?: true;
}

export const testPiece: TestPiece = { id: 'sip-basics', type: 'IMAGE', bucket: '1', title: 'SIP basics' };

/** Everything that a piece can show is asked for. */
export const requestedPiece = {
  id: testPiece.id,
  language: 'en',
  shown: { logo: true, picture: true, phone: true, email: true, city: true },
} as const;

const width = 400;
const height = 500;
const text = { align: 'left', colour: '#000000', background: '#ffffff', weight: 400, lines: 1 } as const;
const line = (y: number) => ({ ...text, x: 20, y, width: 240, height: 24, size: 18, smallest: 8 });

const layoutOf = ({ id, type, version = 1, languages = ['en'], hasCodeOnly }: TestPiece): Layout =>
  layoutSchema.parse({
    type,
    width,
    height,
    languages: languages.map((language) => ({
      language,
      source: `content/${id}/${version}/${language}.png`,
      preview: `content/${id}/${version}/${language}.preview.png`,
    })),
    boxes: [
      { field: 'name', ...line(300) },
      { field: 'arn', ...line(326) },
      { field: 'tagline', ...line(352) },
      { field: 'phone', ...line(378) },
      { field: 'email', ...line(404) },
      { field: 'approval', ...line(430) },
      { field: 'risk', ...text, x: 0, y: 460, width, height: 40, size: 14, smallest: 8, lines: 2 },
      { field: 'qr', x: 270, y: 320, width: 125, height: 125, align: 'centre', background: '#ffffff' },
    ].filter(({ field }) => !hasCodeOnly || field === 'qr'),
  });

const picture = (colour: string) =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer();

/** With small pictures that really can be drawn on. */
export async function seedPieces(
  { db, files }: Pick<JobContext, 'db' | 'files'>,
  pieces: readonly TestPiece[],
): Promise<void> {
  const drawn = await picture('#88aacc');
  await db.transaction('system', async (tx) => {
    for (const [no, name] of ['Education', 'Tax', 'Goals'].entries()) {
      await tx.query('insert into content_bucket (id, name, no) values ($1, $2, $3) on conflict do nothing', [
        `${no + 1}`,
        name,
        no + 1,
      ]);
    }
    for (const piece of pieces) {
      const { id, type, bucket, title, version = 1, schemeCode = null, recallReason = null } = piece;
      const { validFrom = '2026-01-01', validTo = '2027-03-31' } = piece;
      const { createdAt = '2026-10-01T06:00:00Z' } = piece;
      await tx.query(
        `insert into content_piece (id, version, type, bucket, title, summary, scheme_code, approval_no, valid_from,
                                    valid_to, recalled_at, recall_reason, layout, words, created_at, updated_at)
         values ($1, $2, $3, $4, $5, 'What it says', $6, 'MKT/2026/7', $7, $8,
                 case when $9::text is not null then now() end, $9, $10, $11, $12, $12)`,
        [
          id,
          version,
          type,
          bucket,
          title,
          schemeCode,
          validFrom,
          validTo,
          recallReason,
          JSON.stringify(layoutOf(piece)),
          searchable(title),
          createdAt,
        ],
      );
    }
  });
  for (const { source, preview } of pieces.flatMap((piece) => layoutOf(piece).languages)) {
    await files.put(source, drawn, 'image/png');
    await files.put(preview, drawn, 'image/png');
  }
}

/** A piece of somebody's that is ready, with a file of its own. */
export async function seedGenerated(
  { context: { db, files } }: { readonly context: Pick<JobContext, 'db' | 'files'> },
  arn: string,
): Promise<string> {
  const id = randomBytes(13).toString('hex');
  const shown = { name: 'Somebody', phone: null, email: null, city: null, logo: null, picture: null };
  await db.read(
    'system',
    `insert into generated_content (arn, id, content_id, version, language, shown, status, progress, day, ticket,
                                    content_type, bytes, asked_at, ended_at)
     values ($1, $2, $3, 1, 'en', $4, 'ready', 100, '2026-11-15', 'none', 'image/png', 4, now(), now())`,
    [arn, id, testPiece.id, JSON.stringify(shown)],
  );
  await files.put(`generated/${arn}/${id}`, Buffer.from('file'), 'image/png');
  return id;
}
