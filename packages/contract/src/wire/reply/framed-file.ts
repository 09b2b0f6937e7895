import { WireError } from '../wire-error.ts';

/*
 * A file that tells how far it is while it is made. Who accepts `FRAMED_FILE_TYPE` gets, instead of the plain file,
 * frames of one byte for the kind, four for the length and the content: progress as often as there is any, then the
 * file's bytes, then the end. Without the end the file is not whole.
 */

export interface FileProgress {
  /** Rows written, of all that the file will have. */
  readonly written: number;
  readonly total: number;
}

export interface FileEnd {
  readonly contentType: string;
  readonly size: number;
}

export type FileFrame =
  | { readonly kind: 'progress'; readonly progress: FileProgress }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'end'; readonly end: FileEnd };

const HEAD = 5;
const kinds = ['progress', 'bytes', 'end'] as const;
/** Longer than any frame of ours: a length beyond it was never one. */
const LONGEST_FRAME = 1_048_576;

/** What stands before the content of a frame. */
export function frameHead(kind: FileFrame['kind'], length: number): Uint8Array {
  const head = new Uint8Array(HEAD);
  head[0] = kinds.indexOf(kind);
  new DataView(head.buffer).setUint32(1, length);
  return head;
}

/** A whole frame of something small. */
export function jsonFrame(kind: 'progress' | 'end', value: FileProgress | FileEnd): Uint8Array {
  const content = new TextEncoder().encode(JSON.stringify(value));
  const frame = new Uint8Array(HEAD + content.length);
  frame.set(frameHead(kind, content.length));
  frame.set(content, HEAD);
  return frame;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function frameOf(kind: FileFrame['kind'], content: Uint8Array<ArrayBuffer>): FileFrame {
  if (kind === 'bytes') return { kind, bytes: content };
  const value: unknown = JSON.parse(new TextDecoder().decode(content));
  const said = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  if (kind === 'progress' && isCount(said.written) && isCount(said.total)) {
    return { kind, progress: { written: said.written, total: said.total } };
  }
  if (kind === 'end' && isCount(said.size) && typeof said.contentType === 'string') {
    return { kind, end: { size: said.size, contentType: said.contentType } };
  }
  throw new WireError('reply', `not the content of a ${kind} frame`);
}

/** Takes the parts as they arrive, however they were cut, and gives the frames that are whole. */
export function frameReader(): (part: Uint8Array) => FileFrame[] {
  let held: Uint8Array<ArrayBuffer> = new Uint8Array();
  return (part) => {
    const all = new Uint8Array(held.length + part.length);
    all.set(held);
    all.set(part, held.length);
    const frames: FileFrame[] = [];
    let at = 0;
    while (all.length - at >= HEAD) {
      const kind = kinds[all[at] ?? -1];
      const length = new DataView(all.buffer).getUint32(at + 1);
      if (kind === undefined || length > LONGEST_FRAME) throw new WireError('reply', 'not a frame');
      const end = at + HEAD + length;
      if (end > all.length) break;
      frames.push(frameOf(kind, all.slice(at + HEAD, end)));
      at = end;
    }
    held = all.slice(at);
    return frames;
  };
}
