interface ByteRange {
  readonly start: number;
  /** The last byte, which is part of it. */
  readonly end: number;
}

const form = /^bytes=(\d{0,15})-(\d{0,15})$/i;

/**
 * The one range of a Range header (RFC 9110 §14.2). Null is the whole file: no header, one that is not understood, or
 * several ranges at once, which nobody has to answer.
 */
export function readRange(header: string | undefined, size: number): ByteRange | null | 'unsatisfiable' {
  const [, first = '', last = ''] = (header && form.exec(header)) || [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return null;
  return start >= size ? 'unsatisfiable' : { start, end };
}
