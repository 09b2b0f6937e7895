export interface CaptionLine {
  readonly fromMs: number;
  readonly toMs: number;
  readonly line: string;
}

type ReadCaptions =
  | { readonly lines: readonly CaptionLine[] }
  /** What is wrong, and at which line of the file. */
  | { readonly fault: string };

const moment = /^(?:(\d{2,3}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/;
const named: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&lrm;': '',
  '&rlm;': '',
};

function millisecondsOf(text: string): number | null {
  const [, hours = '0', minutes, seconds, rest] = moment.exec(text) ?? [];
  if (rest === undefined) return null;
  return (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000 + Number(rest);
}

/** Without voices, colours and other marks. What looks like one afterwards is text. */
const plain = (lines: readonly string[]): string =>
  lines
    .join(' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&[a-z]{2,4};/g, (sign) => named[sign] ?? sign)
    .replace(/\s+/g, ' ')
    .trim();

/** Its two moments, of `00:01.000 --> 00:04.000 align:start`; where on the picture it stands is the player's affair. */
function timesOf(line: string): readonly [number, number] | null {
  const [from = '', arrow, to = ''] = line.trim().split(/\s+/);
  const [fromMs, toMs] = [millisecondsOf(from), millisecondsOf(to)];
  return arrow === '-->' && fromMs !== null && toMs !== null ? [fromMs, toMs] : null;
}

interface Block {
  /** Of its first line, in the file. */
  readonly at: number;
  readonly lines: readonly string[];
}

function blocksOf(lines: readonly string[]): Block[] {
  const blocks: { at: number; lines: string[] }[] = [];
  let isOpen = false;
  for (const [no, line] of lines.entries()) {
    if (line.trim() === '') isOpen = false;
    else if (isOpen) blocks.at(-1)?.lines.push(line);
    else {
      blocks.push({ at: no + 1, lines: [line] });
      isOpen = true;
    }
  }
  return blocks;
}

const isAside = (first: string): boolean => /^(?:NOTE|STYLE|REGION)(?:\s|$)/.test(first);

/** A WebVTT file as the lines that are shown: in order, each with an end after its start, none after the video. */
export function readCaptions(text: string, videoMs: number): ReadCaptions {
  const [head, ...blocks] = blocksOf(text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/));
  if (head?.at !== 1 || !/^WEBVTT(?:[ \t]|$)/.test(head.lines[0] ?? '')) {
    return { fault: 'is not WebVTT: its first line must be WEBVTT' };
  }
  const read: CaptionLine[] = [];
  for (const { at, lines } of blocks) {
    if (isAside(lines[0] ?? '')) continue;
    const timesAt = lines.findIndex((line) => line.includes('-->'));
    const times = timesAt > 1 ? null : timesOf(lines[timesAt] ?? '');
    if (times === null) return { fault: `line ${at}: there is no time like 00:01.000 --> 00:04.000` };
    const [fromMs, toMs] = times;
    if (toMs <= fromMs) return { fault: `line ${at}: it ends before it starts` };
    if (fromMs < (read.at(-1)?.fromMs ?? 0))
      return { fault: `line ${at}: it starts before the line above it` };
    if (toMs > videoMs) return { fault: `line ${at}: it ends after the video` };
    const line = plain(lines.slice(timesAt + 1));
    if (line !== '') read.push({ fromMs, toMs, line });
  }
  return read.length === 0 ? { fault: 'has no line' } : { lines: read };
}
