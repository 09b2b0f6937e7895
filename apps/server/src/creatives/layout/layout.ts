import { z } from 'zod';
import { isFileName } from '../../ports/files/file-name.ts';

const pixels = z.int().min(0).max(20_000);
const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour like #1a2b3c');

/** Where in a piece a box stands. */
const place = {
  x: pixels,
  y: pixels,
  width: pixels.min(1),
  height: pixels.min(1),
  /** Of a PDF: its page, 1 when nothing is said. Of a video: `card` is the card after its end; without, the film. */
  page: z.union([z.int().min(1).max(500), z.enum(['last', 'all', 'card'])]).optional(),
  /** Fills the whole box; without it, what was approved shows through. */
  background: colour.optional(),
  /** Kept free inside the box, on all sides. */
  padding: pixels.default(0),
};

const textFields = ['name', 'arn', 'tagline', 'phone', 'email', 'city', 'risk', 'approval'] as const;
const pictureFields = ['logo', 'picture', 'qr'] as const;

const textBox = z.strictObject({
  field: z.enum(textFields),
  ...place,
  align: z.enum(['left', 'centre', 'right']).default('left'),
  colour,
  /** The largest and the smallest size of its letters, in pixels (PDF: points). */
  size: z.number().min(4).max(1000),
  smallest: z.number().min(4).max(1000),
  weight: z.union([z.literal(400), z.literal(600), z.literal(700)]).default(400),
  lines: z.int().min(1).max(12).default(1),
});

const pictureBox = z.strictObject({
  field: z.enum(pictureFields),
  ...place,
  align: z.enum(['left', 'centre', 'right']).default('centre'),
});

/** A file of the folder a manifest stands in; in the database, a name of the files port. */
const fileName = z.string().refine(isFileName, 'must be the name of a file');

/**
 * What a piece is and which of its places are the distributor's: the JSON that the asset manager writes once for it.
 * Everything outside the boxes stays as it was approved. `checkLayout` says whether it will do.
 */
export const layoutSchema = z.strictObject({
  type: z.enum(['IMAGE', 'PDF', 'GIF', 'HTML', 'VIDEO']),
  /** In pixels; of a PDF in points; of an HTML page, those of its preview. */
  width: pixels.min(100),
  height: pixels.min(100),
  languages: z
    .array(
      z.strictObject({
        language: z.string().regex(/^[a-z]{2}$/, 'must be a language of two letters'),
        source: fileName,
        /** Its first page or frame, without a distributor, in the same proportions. */
        preview: fileName,
        /** Of a video: the risk line read aloud. */
        spoken: fileName.optional(),
      }),
    )
    .min(1),
  boxes: z.array(z.discriminatedUnion('field', [textBox, pictureBox])).max(60),
  /** Of a video: what the card after its end is painted with. */
  card: z.strictObject({ background: colour }).optional(),
});

export type Layout = z.infer<typeof layoutSchema>;
export type TextBox = z.infer<typeof textBox>;
export type PictureBox = z.infer<typeof pictureBox>;
export type LayoutBox = TextBox | PictureBox;
export type TextField = TextBox['field'];

export const isTextBox = (box: LayoutBox): box is TextBox =>
  (textFields as readonly string[]).includes(box.field);
