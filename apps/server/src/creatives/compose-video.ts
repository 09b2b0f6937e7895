import { type VideoFacts, type VideoKind, videoInput } from './probe-video.ts';
import { runFfmpeg } from './run-ffmpeg.ts';

/** How long the card at the end stands (Handbook §8: the risk line is shown for at least 5 s). */
const END_CARD_SECONDS = 5;
/** A frame more rather than less, whatever the rate. */
const CARD_LENGTH = `${END_CARD_SECONDS + 0.05}`;

interface Film {
  readonly source: string;
  readonly kind: VideoKind;
  readonly facts: VideoFacts;
  /** Pictures of the video's size: what lies over it, with transparency, and what follows it. */
  readonly overlay: string;
  readonly card: string;
  readonly output: string;
}

interface Run {
  readonly signal: AbortSignal | undefined;
  readonly onProgress: (percent: number) => void;
}

const SOUND = 'aformat=sample_rates=48000:channel_layouts=stereo';

/** H.264 and AAC in an mp4 that begins to play before it is loaded, in the size and the rate of the source. */
export async function composeVideo(
  { source, kind, facts, overlay, card, output }: Film,
  { signal, onProgress }: Run,
): Promise<void> {
  const { rate, hasSound } = facts;
  const length = facts.seconds + END_CARD_SECONDS;
  const picture = (name: string) => `${name}setsar=1,fps=${rate},format=yuv420p`;
  const filters = [
    '[0:v:0]setsar=1[seen]',
    `${picture('[seen][1:v]overlay=format=auto,')}[film]`,
    `${picture('[2:v]')}[card]`,
    ...(hasSound
      ? [`[0:a:0]${SOUND}[heard]`, '[film][heard][card][3:a]concat=n=2:v=1:a=1[v][a]']
      : ['[film][card]concat=n=2[v]']),
  ];
  await runFfmpeg(
    [
      ...['-threads', '2', ...videoInput(source, kind)],
      ...['-f', 'image2', '-i', overlay],
      ...['-f', 'image2', '-loop', '1', '-framerate', rate, '-t', CARD_LENGTH, '-i', card],
      ...(hasSound ? ['-f', 'lavfi', '-t', CARD_LENGTH, '-i', 'anullsrc=r=48000:cl=stereo'] : []),
      ...['-filter_complex', filters.join(';'), '-map', '[v]', ...(hasSound ? ['-map', '[a]'] : [])],
      ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '21', '-pix_fmt', 'yuv420p', '-r', rate],
      ...['-c:a', 'aac', '-b:a', '128k', '-map_metadata', '-1', '-movflags', '+faststart'],
      ...['-threads', '2', '-f', 'mp4', '-y', output],
    ],
    { signal, onSeconds: (seconds) => onProgress(Math.min(99, Math.floor((seconds / length) * 100))) },
  );
}
