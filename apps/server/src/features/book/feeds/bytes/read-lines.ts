import { FeedFault } from '../rows/feed-fault.ts';
import type { ByteSource } from '../rows/feed-row.ts';
import { decodeText } from './decode-text.ts';
import { openBytes } from './open-bytes.ts';

/** No line of any feed comes near: a NAV line has some 200 characters, a WBR9 row some 2,000. */
export const MAX_LINE_LENGTH = 65_536;

export interface Line {
  /** Counts from 1; blank lines count too, so that it agrees with an editor. */
  readonly number: number;
  readonly text: string;
}

/**
 * The lines of a text file, in pieces about as large as the chunks that come in. Ends a line at LF, CR LF or
 * a lone CR; memory stays at one chunk and one line. A zip, workbook, PDF, web page or DBF is refused by its
 * first bytes, and a line beyond the cap as soon as the cap is passed: it is never collected.
 */
export async function* readLines(
  source: ByteSource,
  { maxLineLength = MAX_LINE_LENGTH }: { readonly maxLineLength?: number } = {},
): AsyncGenerator<readonly Line[]> {
  const { form, chunks } = await openBytes(source);
  if (form.form === 'dbf') {
    await chunks.return();
    throw new FeedFault('not-text', 'This is a DBF table, not a text file.');
  }
  let number = 1;
  let pending = '';
  for await (const chunk of decodeText(chunks, form.encoding, form.skip)) {
    const { lines, rest } = cutLines(pending + chunk, number);
    const long = lines.findIndex((line) => line.text.length > maxLineLength);
    if (long !== -1) {
      if (long > 0) yield lines.slice(0, long);
      throw lineTooLong(number + long, maxLineLength);
    }
    number += lines.length;
    pending = rest;
    if (lines.length > 0) yield lines;
    if (pending.length > maxLineLength + 1) throw lineTooLong(number, maxLineLength);
  }
  // What is left has no line end, save a CR that was kept back because an LF might have followed it.
  const last = pending.endsWith('\r') ? pending.slice(0, -1) : pending;
  if (last.length > maxLineLength) throw lineTooLong(number, maxLineLength);
  if (pending !== '' && last !== '\u001a') yield [{ number, text: last }];
}

export function lineTooLong(line: number, cap: number): FeedFault {
  const size = cap.toLocaleString('en-IN');
  return new FeedFault(
    'line-too-long',
    `Line ${line} is longer than ${size} characters, so this is not a file of rows. Reading stopped there; the rows before it stand.`,
    line,
  );
}

function cutLines(text: string, firstNumber: number): { lines: Line[]; rest: string } {
  const lines: Line[] = [];
  let start = 0;
  let feed = text.indexOf('\n');
  let back = text.indexOf('\r');
  while (feed !== -1 || back !== -1) {
    // A CR at the very end may be the first half of CR LF.
    if (feed === -1 && back === text.length - 1) break;
    const atBack = back !== -1 && (feed === -1 || back < feed);
    const end = atBack ? back : feed;
    lines.push({ number: firstNumber + lines.length, text: text.slice(start, end) });
    start = atBack && feed === back + 1 ? end + 2 : end + 1;
    if (feed !== -1 && feed < start) feed = text.indexOf('\n', start);
    if (back !== -1 && back < start) back = text.indexOf('\r', start);
  }
  return { lines, rest: text.slice(start) };
}
