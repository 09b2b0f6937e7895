import { startFfmpeg } from './run-ffmpeg.ts';

export interface VideoFacts {
  readonly seconds: number;
  /** As it is seen: a phone's upright video is stored lying. */
  readonly width: number;
  readonly height: number;
  /** Frames a second, as ffmpeg takes it: `25`, `30000/1001`. */
  readonly rate: string;
  readonly hasSound: boolean;
}

/** What a file is by its first bytes, and the one reader of ffmpeg that is given it. */
const readers = [
  { type: 'video/mp4', reader: 'mov', at: 4, starts: 'ftyp' },
  { type: 'video/webm', reader: 'matroska', at: 0, starts: '\x1a\x45\xdf\xa3' },
] as const;

export type VideoKind = (typeof readers)[number];

export const videoKind = (body: Uint8Array): VideoKind | null =>
  readers.find(({ at, starts }) => Buffer.from(body.subarray(at, at + 4)).toString('latin1') === starts) ??
  null;

/** As the input of ffmpeg. With its reader named a playlist is no video, and only this machine's files are opened. */
export const videoInput = (path: string, kind: VideoKind): string[] => [
  ...['-protocol_whitelist', 'file', '-f', kind.reader],
  ...['-i', `file:${path}`],
];

/** Rates that are written with two decimals and are not that. */
const exactRates: Readonly<Record<string, string>> = {
  '23.98': '24000/1001',
  '29.97': '30000/1001',
  '59.94': '60000/1001',
};

/** Null for what ffmpeg does not read as a video. */
export async function probeVideo(
  path: string,
  kind: VideoKind,
  signal?: AbortSignal,
): Promise<VideoFacts | null> {
  // Without an output it says what it found and ends with an error.
  const { said } = await startFfmpeg(videoInput(path, kind), { signal });
  const [, hours, minutes, rest] = /Duration: (\d{1,4}):(\d\d):(\d\d\.\d\d)/.exec(said) ?? [];
  const stream = (of: string) =>
    said.split('\n').find((line) => line.includes('Stream #0:') && line.includes(of));
  const picture = stream(': Video: ');
  const [, across, down] = /, (\d{2,5})x(\d{2,5})[ ,]/.exec(picture ?? '') ?? [];
  const [, rate] = /, (\d{1,4}(?:\.\d{1,2})?) fps/.exec(picture ?? '') ?? [];
  if (rest === undefined || down === undefined || rate === undefined) return null;
  const size = [Number(across), Number(down)] as const;
  const [width, height] = /rotation of -?(?:90|270)\./.test(said) ? [size[1], size[0]] : size;
  return {
    seconds: Number(hours) * 3600 + Number(minutes) * 60 + Number(rest),
    width,
    height,
    rate: exactRates[rate] ?? rate,
    hasSound: stream(': Audio: ') !== undefined,
  };
}
