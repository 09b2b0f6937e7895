import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Layout } from '../layout/layout.ts';
import { videoInput } from './probe-video.ts';
import { readVideo } from './read-video.ts';
import { runFfmpeg } from './run-ffmpeg.ts';

/** As wide as a phone's screen shows it. */
const WIDTH = 1080;
/** Films fade in: the first frame is often black. */
const FRAME_SECOND = 1;

/** The types whose first page the server can draw by itself. */
export const hasOwnPreview = ({ type }: Pick<Layout, 'type'>): boolean =>
  type === 'IMAGE' || type === 'GIF' || type === 'VIDEO';

/** The picture of a piece in the library, as JPEG. */
export async function makePreview(path: string, layout: Layout, folder: string): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const frame = join(folder, 'frame.png');
  try {
    const picture = layout.type === 'VIDEO' ? await takeFrame(path, layout, frame) : path;
    return await sharp(picture, { pages: 1, failOn: 'error' })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize({ width: WIDTH, withoutEnlargement: true })
      .jpeg({ quality: 84, mozjpeg: true })
      .toBuffer();
  } finally {
    await rm(frame, { force: true });
  }
}

async function takeFrame(path: string, layout: Layout, frame: string): Promise<string> {
  const video = await readVideo(path, layout);
  if ('fault' in video) throw new Error(`The video ${video.fault}.`);
  const second = Math.min(FRAME_SECOND, video.facts.seconds / 2);
  await runFfmpeg([
    '-ss',
    `${second}`,
    ...videoInput(path, video.kind),
    '-frames:v',
    '1',
    '-f',
    'image2',
    '-y',
    frame,
  ]);
  return frame;
}
