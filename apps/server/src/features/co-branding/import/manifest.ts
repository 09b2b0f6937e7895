import { lastDayOfFigures } from '@hub/domain/content/content-rules';
import { z } from 'zod';
import { checkLayout } from '../../../creatives/check/check-layout.ts';
import { type Layout, layoutSchema } from '../../../creatives/layout/layout.ts';

const id = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'must be small letters, digits and dashes, at most 40');
const words = (most: number) =>
  z.string().trim().min(1, 'is missing').max(most, `has more than ${most} letters`);

function isDay(text: string): boolean {
  try {
    return Temporal.PlainDate.from(text).toString() === text;
  } catch {
    return false;
  }
}
const day = z.string().refine(isDay, 'must be a day like 2026-04-01');
const file = z.string().min(1, 'is missing').max(200, 'is too long');

const bucket = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,20}$/, 'must be small letters, digits and dashes, at most 20'),
  /** Its place among the tabs. */
  no: z.int().min(1).max(99),
  name: words(40),
});

const piece = z.strictObject({
  id,
  type: layoutSchema.shape.type,
  bucket: z.string(),
  /** AMFI's code of the scheme it is about. */
  scheme: z.string().optional(),
  title: words(80),
  summary: words(200),
  approvalNo: words(40),
  validFrom: day,
  validTo: day,
  /** The last day of the month that its figures are of, where it has some. */
  figuresAsOn: day.optional(),
  languages: z
    .array(
      z.strictObject({
        language: z.string().regex(/^[a-z]{2}$/, 'must be a language of two letters'),
        file,
        /** Its first page or frame; pictures and videos need none. */
        preview: file.optional(),
        /** Of a video: the risk line read aloud in that language, heard with the card after its end. */
        spoken: file.optional(),
      }),
    )
    .min(1, 'needs at least one'),
  /** Size and boxes; `checkLayout` looks at it. */
  layout: z.record(z.string(), z.unknown()),
});
export type ManifestPiece = z.infer<typeof piece>;

const manifestSchema = z.strictObject({
  buckets: z.array(bucket).max(50).default([]),
  pieces: z.array(piece).max(500).default([]),
  /** Of the video platform, which looks at it by itself. */
  videos: z.unknown().optional(),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** `piece sip-basics, validTo`: by its id, since a number in a list helps nobody to find it. */
function placeOf(value: unknown, [list, at, ...rest]: readonly PropertyKey[]): string {
  if (list === undefined) return 'content.json';
  if (typeof at !== 'number') return String(list);
  const found = (value as Record<string, readonly { id?: unknown }[]>)[String(list)]?.[at]?.id;
  const name = typeof found === 'string' ? found : `no. ${at + 1}`;
  return [`${list === 'pieces' ? 'piece' : 'bucket'} ${name}`, ...rest.map(String)].join(', ');
}

const repeated = (ids: readonly string[]): string[] => [
  ...new Set(ids.filter((one, at) => ids.indexOf(one) !== at)),
];

/** Figures are of a month's end, of the last one before the piece, and go with it (Handbook, part 3 G). */
function figureFaults({ id: piece, figuresAsOn, validTo }: ManifestPiece): string[] {
  if (figuresAsOn === undefined) return [];
  const asOn = Temporal.PlainDate.from(figuresAsOn);
  if (asOn.day !== asOn.daysInMonth) return [`piece ${piece}: ${figuresAsOn} is not the last day of a month`];
  const last = lastDayOfFigures(asOn).toString();
  return validTo > last
    ? [`piece ${piece}: figures as on ${figuresAsOn} may be used until ${last}, not until ${validTo}`]
    : [];
}

type Read = { readonly manifest: Manifest } | { readonly faults: readonly string[] };

/** What can be seen without opening a file. */
export function readManifest(value: unknown): Read {
  const read = manifestSchema.safeParse(value);
  if (!read.success)
    return { faults: read.error.issues.map(({ path, message }) => `${placeOf(value, path)}: ${message}`) };
  const { buckets, pieces } = read.data;
  const faults = [
    ...repeated(pieces.map((one) => one.id)).map((one) => `piece ${one}: is there twice`),
    ...repeated(buckets.map((one) => one.id)).map((one) => `bucket ${one}: is there twice`),
    ...pieces
      .filter(({ validFrom, validTo }) => validTo < validFrom)
      .map((one) => `piece ${one.id}: its last day is before its first`),
    ...pieces.flatMap(figureFaults),
  ];
  return faults.length > 0 ? { faults } : { manifest: read.data };
}

/** The layout as the renderer takes it, with these names of the files. */
export const layoutOf = (
  { type, layout }: Pick<ManifestPiece, 'type' | 'layout'>,
  languages: Layout['languages'],
): ReturnType<typeof checkLayout> => checkLayout({ ...layout, type, languages });
