import { type VideoFacts, type VideoKind, videoInput } from './probe-video.ts';
import { type Spoken, spokenInput } from './read-spoken.ts';
import { runFfmpeg } from './run-ffmpeg.ts';

/** How long the card at the end stands (Handbook §8: the risk line is shown for at least 5 s). */
const END_CARD_SECONDS = 5;
/** A frame more rather than less, whatever the rate. */
const MORE = 0.05;

interface Film {
  readonly source: string;
  readonly kind: VideoKind;
  readonly facts: VideoFacts;
  /** Pictures of the video's size: what lies over it, with transparency, and what follows it. */
  readonly overlay: string;
  readonly card: string;
  /** The risk line read aloud, under the card: then it stands as long as that takes. */
  readonly spoken: Spoken | null;
  readonly output: string;
}

interface Run {
  readonly signal: AbortSignal | undefined;
  readonly onProgress: (percent: number) => void;
}

const SOUND = 'aformat=sample_rates=48000:channel_layouts=stereo';

const silence = (seconds: string): string[] => [
  ...['-f', 'lavfi', '-t', seconds],
  ...['-i', 'anullsrc=r=48000:cl=stereo'],
];

/** What is heard with the film and with the card; nothing where neither has a sound. */
function soundOf({ facts, spoken }: Film, cardLength: string) {
  if (!facts.hasSound && spoken === null) return null;
  const said = spoken === null ? '' : `,apad,atrim=end=${cardLength}`;
  return {
    inputs: [
      ...(spoken === null ? silence(cardLength) : spokenInput(spoken)),
      ...(facts.hasSound ? [] : silence(`${facts.seconds}`)),
    ],
    filters: [`[${facts.hasSound ? '0:a:0' : '4:a'}]${SOUND}[heard]`, `[3:a]${SOUND}${said}[said]`],
  };
}

/** H.264 and AAC in an mp4 that begins to play before it is loaded, in the size and the rate of the source. */
export async function composeVideo(film: Film, { signal, onProgress }: Run): Promise<void> {
  const { source, kind, facts, overlay, card, spoken, output } = film;
  const { rate } = facts;
  const cardSeconds = Math.max(END_CARD_SECONDS, spoken?.seconds ?? 0);
  const cardLength = `${cardSeconds + MORE}`;
  const length = facts.seconds + cardSeconds;
  const sound = soundOf(film, cardLength);
  const picture = (name: string) => `${name}setsar=1,fps=${rate},format=yuv420p`;
  const filters = [
    '[0:v:0]setsar=1[seen]',
    `${picture('[seen][1:v]overlay=format=auto,')}[film]`,
    `${picture('[2:v]')}[card]`,
    ...(sound === null
      ? ['[film][card]concat=n=2[v]']
      : [...sound.filters, '[film][heard][card][said]concat=n=2:v=1:a=1[v][a]']),
  ];
  await runFfmpeg(
    [
      ...['-threads', '2', ...videoInput(source, kind)],
      ...['-f', 'image2', '-i', overlay],
      ...['-f', 'image2', '-loop', '1', '-framerate', rate, '-t', cardLength, '-i', card],
      ...(sound?.inputs ?? []),
      ...['-filter_complex', filters.join(';'), '-map', '[v]', ...(sound === null ? [] : ['-map', '[a]'])],
      ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '21', '-pix_fmt', 'yuv420p', '-r', rate],
      ...['-c:a', 'aac', '-b:a', '128k', '-map_metadata', '-1', '-movflags', '+faststart'],
      ...['-threads', '2', '-f', 'mp4', '-y', output],
    ],
    { signal, onSeconds: (seconds) => onProgress(Math.min(99, Math.floor((seconds / length) * 100))) },
  );
}
