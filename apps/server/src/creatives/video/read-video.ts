import { stat } from 'node:fs/promises';
import type { Layout } from '../layout/layout.ts';
import { firstBytes } from '../layout/source-file.ts';
import { probeVideo, type VideoFacts, type VideoKind, videoKind } from './probe-video.ts';

/** What a video may be, so that making one ends within minutes. */
const MOST_SECONDS = 300;
const MOST_BYTES = 200 * 1024 * 1024;

interface ReadVideo {
  readonly kind: VideoKind;
  readonly facts: VideoFacts;
}

/** A video that can be worked on, or why not. */
export async function readVideo(
  path: string,
  { width, height }: Pick<Layout, 'width' | 'height'>,
  signal?: AbortSignal,
): Promise<ReadVideo | { readonly fault: string }> {
  if ((await stat(path)).size > MOST_BYTES) return { fault: 'is larger than 200 MB' };
  const kind = videoKind(await firstBytes(path));
  const facts = kind && (await probeVideo(path, kind, signal));
  if (kind === null || facts === null) return { fault: 'is no mp4 or webm video' };
  if (facts.seconds > MOST_SECONDS) return { fault: 'is longer than 5 minutes' };
  if (facts.width !== width || facts.height !== height)
    return { fault: `has ${facts.width} × ${facts.height} pixels and its layout ${width} × ${height}` };
  if (width % 2 === 1 || height % 2 === 1) return { fault: 'needs an even width and height' };
  return { kind, facts };
}
