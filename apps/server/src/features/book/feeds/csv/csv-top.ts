import { lineTooLong } from '../bytes/read-lines.ts';
import { HEADING_BYTES, HEADING_LINES } from './csv-layout.ts';

const LF = 10;
const CR = 13;
const BLANK = 32;

/** The part of a file in which the headings are looked for. */
export interface CsvTop {
  /** From the first line that says something. */
  readonly bytes: Buffer;
  /** The number of that line. */
  readonly firstLine: number;
  /** The lines that say something, for finding the separator. */
  readonly lines: readonly string[];
  /** Whether the file ends with it. */
  readonly final: boolean;
}

/**
 * Ten full lines that say something, or as many as begin and end within the bytes that headings may take. Blank
 * lines above are counted and let go, however many they are.
 */
export async function readTop(pieces: AsyncGenerator<Buffer>, cap: number): Promise<CsvTop> {
  const longest = Math.min(cap, HEADING_BYTES);
  let bytes: Buffer = Buffer.alloc(0);
  let line = 1;
  for (let final = false; ; ) {
    const blank = blankLines(bytes, final);
    line += blank.lines;
    bytes = bytes.subarray(blank.end);
    const { lines, isEnough, endsInLong } = distinctiveLines(bytes, longest, final);
    if (lines.length === 0 && endsInLong) throw lineTooLong(line, longest);
    if (isEnough || endsInLong || final) return { bytes, firstLine: line, lines, final };
    const next = await pieces.next();
    if (next.done) final = true;
    else bytes = bytes.length === 0 ? next.value : Buffer.concat([bytes, next.value]);
  }
}

/** The whole blank lines at the start: how many, and where they end. */
function blankLines(bytes: Buffer, final: boolean): { readonly lines: number; readonly end: number } {
  let lines = 0;
  let end = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    if (byte > BLANK) break;
    if (byte === LF || byte === CR) {
      // A CR at the very end may be the first half of CR LF.
      if (byte === CR && at + 1 === bytes.length && !final) break;
      if (byte === CR && bytes[at + 1] === LF) at += 1;
      lines += 1;
      end = at + 1;
    }
  }
  return { lines, end };
}

function distinctiveLines(
  bytes: Buffer,
  longest: number,
  final: boolean,
): { readonly lines: readonly string[]; readonly isEnough: boolean; readonly endsInLong: boolean } {
  const head = bytes.toString('latin1', 0, longest + 1);
  const isAll = final && bytes.length <= longest;
  const lines: string[] = [];
  let start = 0;
  for (const { index } of head.matchAll(/[\r\n]/g)) {
    const text = head.slice(start, index);
    start = index + 1;
    if (text.trim() !== '') lines.push(text);
    if (lines.length === HEADING_LINES) return { lines, isEnough: true, endsInLong: false };
  }
  const rest = head.slice(start);
  if (isAll && rest.trim() !== '') lines.push(rest);
  return { lines, isEnough: false, endsInLong: bytes.length > longest };
}
