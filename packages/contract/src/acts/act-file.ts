import * as z from 'zod/mini';
import { text } from '../schemas/text-schema.ts';
import { texts } from '../texts/texts.ts';

const { invalid } = texts.field;

/** A file that comes with an act, by its content: what a second person approves is the very same bytes. */
export const actFile = z.object({
  name: text(200, invalid),
  sha256: text(64, invalid).check(z.regex(/^[0-9a-f]{64}$/, invalid)),
});
export type ActFile = z.infer<typeof actFile>;

/** A folder, such as one of marketing pieces: every file that its manifest names, and the manifest itself. */
export const actFolder = z.object({
  ...actFile.shape,
  files: z.array(actFile).check(z.maxLength(2000)),
});
export type ActFolder = z.infer<typeof actFolder>;
