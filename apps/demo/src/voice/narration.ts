import { type SpokenLanguage, speak } from './speak.ts';
import { type Speech, secondsOf } from './wav.ts';

/** A line, and when it is heard. */
export interface HeardLine {
  readonly line: string;
  readonly from: number;
  readonly to: number;
}

interface Narration {
  readonly speech: Speech;
  readonly lines: readonly HeardLine[];
  readonly seconds: number;
}

/** A part of a film: what is said one after the other. */
type NarratedPart = readonly string[];

/** Quiet moments, in seconds: before the first line, between two, between two parts, and after the last. */
const quiet = { start: 0.6, line: 0.45, part: 1.1, end: 1.4 } as const;

/** What is heard with a film, and when each line is. Subtitles and pictures are timed by it. */
export async function narrate(parts: readonly NarratedPart[], language: SpokenLanguage): Promise<Narration> {
  const heard: { readonly speech: Speech; readonly line: string; readonly before: number }[] = [];
  for (const [partNo, part] of parts.entries()) {
    for (const [no, line] of part.entries()) {
      const between = no > 0 ? quiet.line : quiet.part;
      const before = heard.length === 0 ? quiet.start : between;
      heard.push({ speech: await speak(line, language), line, before });
    }
    if (part.length === 0) throw new RangeError(`Nothing is said in part ${partNo + 1}`);
  }
  const rate = heard[0]?.speech.rate ?? 0;
  const samplesIn = (seconds: number) => Math.round(seconds * rate);
  const lines: HeardLine[] = [];
  let at = 0;
  for (const { speech, line, before } of heard) {
    const from = at + before;
    at = from + secondsOf(speech);
    lines.push({ line, from, to: at });
  }
  const seconds = at + quiet.end;
  const samples = new Int16Array(samplesIn(seconds));
  for (const [no, { speech }] of heard.entries())
    samples.set(speech.samples, samplesIn(lines[no]?.from ?? 0));
  return { speech: { samples, rate }, lines, seconds };
}
