/** A code in capitals without blanks while it is typed: `abcpe 1234f` is `ABCPE1234F`. The caret stays. */
import type { Typed } from './number-typing.ts';

const clean = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

export function typeCode(text: string, caret: number, length: number): Typed {
  const before = clean(text.slice(0, caret)).slice(0, length);
  return { text: (before + clean(text.slice(caret))).slice(0, length), caret: before.length };
}
