import { stat } from 'node:fs/promises';
import { firstBytes, type SourceKind } from '../layout/source-file.ts';
import { startFfmpeg } from './run-ffmpeg.ts';

/** Shown and spoken together for at least 5 s (Handbook, part 2 C §3); nobody waits longer than the second. */
const LEAST_SECONDS = 5;
const MOST_SECONDS = 20;
const MOST_BYTES = 10 * 1024 * 1024;

interface SpokenKind extends SourceKind {
  /** The one reader of ffmpeg that is given it. */
  readonly reader: string;
}

const ofMp3: SpokenKind = { mediaType: 'audio/mpeg', ending: 'mp3', reader: 'mp3' };
/** By its first bytes. */
const kinds = [
  { at: 8, starts: 'WAVE', kind: { mediaType: 'audio/wav', ending: 'wav', reader: 'wav' } },
  { at: 0, starts: 'OggS', kind: { mediaType: 'audio/ogg', ending: 'ogg', reader: 'ogg' } },
  { at: 0, starts: 'ID3', kind: ofMp3 },
  { at: 0, starts: '\xff\xfb', kind: ofMp3 },
] as const;

export interface Spoken extends SpokenKind {
  readonly path: string;
  readonly seconds: number;
}

/** As the input of ffmpeg: with its reader named a playlist is no recording. */
export const spokenInput = ({ path, reader }: Pick<Spoken, 'path' | 'reader'>): string[] => [
  ...['-protocol_whitelist', 'file', '-f', reader],
  ...['-i', `file:${path}`],
];

/** The warning as somebody reads it, or why it is none. */
export async function readSpoken(
  path: string,
  signal?: AbortSignal,
): Promise<Spoken | { readonly fault: string }> {
  if ((await stat(path)).size > MOST_BYTES) return { fault: 'is larger than 10 MB' };
  const first = Buffer.from(await firstBytes(path)).toString('latin1');
  const kind = kinds.find(({ at, starts }) => first.startsWith(starts, at))?.kind;
  if (kind === undefined) return { fault: 'is no WAV, MP3 or Ogg recording' };
  const { said } = await startFfmpeg(spokenInput({ path, reader: kind.reader }), { signal });
  const [, minutes, rest] = /Duration: 00:(\d\d):(\d\d\.\d\d)/.exec(said) ?? [];
  if (rest === undefined || !said.includes(': Audio: ')) return { fault: 'cannot be played' };
  const seconds = Number(minutes) * 60 + Number(rest);
  if (seconds < LEAST_SECONDS || seconds > MOST_SECONDS)
    return { fault: `takes ${seconds} s and must take ${LEAST_SECONDS} to ${MOST_SECONDS}` };
  return { ...kind, path, seconds };
}
