import type { Brand } from '@hub/contract';
import { lastDayOfFigures } from '@hub/domain/content/content-rules';
import { demoBuckets, demoPieces } from './demo-pieces.ts';
import { type Palette, paletteOf } from './draw/palette.ts';
import { type Boxes, filmBoxes, panelBoxes } from './formats/boxes.ts';
import type { DemoPiece } from './formats/demo-piece.ts';
import { spokenFile } from './formats/draw-film.ts';
import { GIF_SCALE } from './formats/draw-piece.ts';
import { FILM } from './formats/film.ts';
import { POSTER } from './formats/poster.ts';
import { SHEET } from './formats/sheet.ts';

interface DemoLayout {
  readonly width: number;
  readonly height: number;
  readonly boxes: Boxes;
  readonly card?: { readonly background: string };
}

const USUAL_DAYS = 365;

const posterLayout = (palette: Palette, scale: number): DemoLayout => ({
  width: POSTER.width * scale,
  height: POSTER.height * scale,
  boxes: panelBoxes({ x: 0, y: POSTER.panel * scale, scale }, palette),
});

const sheetLayout = (palette: Palette, page?: 'all'): DemoLayout => ({
  width: SHEET.width,
  height: SHEET.height,
  boxes: panelBoxes(
    { x: 0, y: SHEET.panel, scale: SHEET.width / POSTER.width, ...(page && { page }) },
    palette,
  ),
});

function layoutOf({ type }: DemoPiece, palette: Palette): DemoLayout {
  if (type === 'IMAGE') return posterLayout(palette, 1);
  if (type === 'GIF') return posterLayout(palette, GIF_SCALE);
  if (type === 'PDF') return sheetLayout(palette, 'all');
  if (type === 'HTML') return sheetLayout(palette);
  const { width, height } = FILM;
  return { width, height, boxes: filmBoxes(palette), card: { background: palette.paper } };
}

const endings = { IMAGE: 'png', GIF: 'gif', PDF: 'pdf', HTML: 'html', VIDEO: 'mp4' } as const;

const languagesOf = ({ id, type, words }: DemoPiece) =>
  Object.keys(words).map((language) => ({
    language,
    file: `${id}-${language}.${endings[type]}`,
    ...((type === 'PDF' || type === 'HTML') && { preview: `${id}-${language}-preview.png` }),
    ...(type === 'VIDEO' && { spoken: spokenFile(`${id}-${language}`) }),
  }));

/** The last month's end before a piece that comes today, or came within this month's first days. */
export const figuresDay = (today: Temporal.PlainDate): Temporal.PlainDate =>
  today.subtract({ days: 1 }).with({ day: 1 }).subtract({ days: 1 });

export interface DemoRelease {
  readonly id: string;
  /** The day it came, before today. */
  readonly day: Temporal.PlainDate;
  readonly recalled: string | null;
  /** As `content.json` would have it. */
  readonly manifest: object;
}

/** Each piece as it was released, the oldest first. `schemeOf` says the code of a fund, where the book has it. */
export function demoReleases(
  brand: Pick<Brand, 'slug' | 'colours'>,
  today: Temporal.PlainDate,
  schemeOf: (fund: string) => string | undefined,
): readonly DemoRelease[] {
  const palette = paletteOf(brand.colours);
  return demoPieces
    .map((piece, no): DemoRelease => {
      const { id, type, bucket, fund, title, summary, addedDaysAgo, recalled = null } = piece;
      const [first, last] = piece.validDays ?? [-addedDaysAgo, USUAL_DAYS - addedDaysAgo];
      const scheme = fund && schemeOf(fund);
      const asOn = 'hasFacts' in piece ? figuresDay(today) : undefined;
      const requested = {
        ...{ id, type, bucket, title, summary, ...(scheme && { scheme }) },
        approvalNo: `${brand.slug.slice(0, 3).toUpperCase()}/MKT/${1001 + no}`,
        validFrom: `${today.add({ days: first })}`,
        validTo: `${asOn ? lastDayOfFigures(asOn) : today.add({ days: last })}`,
        ...(asOn && { figuresAsOn: asOn.toString() }),
        languages: languagesOf(piece),
        layout: layoutOf(piece, palette),
      };
      return {
        id,
        day: today.subtract({ days: addedDaysAgo }),
        recalled,
        manifest: { buckets: demoBuckets, pieces: [requested] },
      };
    })
    .sort((one, other) => Temporal.PlainDate.compare(one.day, other.day));
}
