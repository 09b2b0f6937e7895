import { texts } from '@hub/contract';
import * as z from 'zod/mini';

const { id: wrongId, invalid, required, tooLong } = texts.field;

const id = z.string(wrongId).check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, wrongId));
const name = z.string(invalid).check(z.trim(), z.minLength(1, required), z.maxLength(120, tooLong));
const day = z.string(invalid).check(z.regex(/^\d{4}-\d{2}-\d{2}$/, invalid));
/** Under the folder of the manifest. */
const file = z.string(invalid);

const bucket = z.strictObject({ id, name });

/** The part `videos` of a folder's `content.json`. */
export const videoManifest = z.strictObject({
  buckets: z.array(z.strictObject({ ...bucket.shape, subBuckets: z.optional(z.array(bucket)) })),
  series: z.optional(z.array(bucket)),
  items: z.array(
    z.strictObject({
      id,
      title: name,
      summary: z.string(invalid).check(z.trim(), z.maxLength(500, tooLong)),
      bucket: id,
      subBucket: z.optional(id),
      series: z.optional(id),
      /** Its place in the series. */
      part: z.optional(z.int(invalid).check(z.gte(1, invalid), z.lte(999, invalid))),
      publishedOn: day,
      file,
      poster: file,
      /** The first one is also the transcript. */
      captions: z
        .array(
          z.strictObject({
            language: z.string(invalid).check(z.regex(/^[a-z]{2,3}$/, invalid)),
            label: name,
            file,
          }),
        )
        .check(z.minLength(1, required)),
    }),
  ),
});
export type VideoManifest = z.infer<typeof videoManifest>;
export type VideoItem = VideoManifest['items'][number];
