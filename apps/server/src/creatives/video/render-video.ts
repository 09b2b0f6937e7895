import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { drawLayers } from '../draw/draw-layers.ts';
import type { Creative, Renderer } from '../layout/creative.ts';
import type { LayoutBox } from '../layout/layout.ts';
import { sourcePath } from '../layout/source-file.ts';
import { composeVideo } from './compose-video.ts';
import { readSpoken, type Spoken } from './read-spoken.ts';
import { readVideo } from './read-video.ts';

const isOnCard = ({ page }: LayoutBox): boolean => page === 'card';

/** A picture of the video's size with some of its boxes filled. */
async function drawSheet(
  path: string,
  creative: Creative,
  { boxes, background }: { readonly boxes: readonly LayoutBox[]; readonly background: string },
): Promise<void> {
  const { default: sharp } = await import('sharp');
  const { width, height } = creative.layout;
  await sharp({ create: { width, height, channels: 4, background } })
    .composite(await drawLayers(boxes, creative))
    .png()
    .toFile(path);
}

/** The risk line of that language as somebody reads it; null where none was recorded. */
async function spokenOf({ spoken }: Creative, held: string, signal: AbortSignal): Promise<Spoken | null> {
  if (spoken === undefined) return null;
  const read = await readSpoken(await sourcePath(spoken, held), signal);
  if ('fault' in read) throw new Error(`The recording ${read.fault}.`);
  return read;
}

/** The approved film with the boxes over it, and after it the card. */
export const renderVideo: Renderer = async (creative, { onProgress, signal, folder }) => {
  const { layout } = creative;
  const at = (name: string) => join(folder, name);
  const [held, heard, overlay, card] = [at('source'), at('spoken'), at('overlay.png'), at('card.png')];
  const output = at('made.mp4');
  try {
    const source = await sourcePath(creative.source, held);
    const video = await readVideo(source, layout, signal);
    if ('fault' in video) throw new Error(`The video ${video.fault}.`);
    const onFilm = layout.boxes.filter((box) => !isOnCard(box));
    await drawSheet(overlay, creative, { boxes: onFilm, background: '#00000000' });
    const background = layout.card?.background ?? '#ffffff';
    await drawSheet(card, creative, { boxes: layout.boxes.filter(isOnCard), background });
    const spoken = await spokenOf(creative, heard, signal);
    await composeVideo({ source, overlay, card, spoken, output, ...video }, { signal, onProgress });
  } catch (error) {
    await rm(output, { force: true });
    throw error;
  } finally {
    await Promise.all([held, heard, overlay, card].map((file) => rm(file, { force: true })));
  }
  onProgress(100);
  return { body: output, mediaType: 'video/mp4', ending: 'mp4' };
};
