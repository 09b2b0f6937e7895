/**
 * Text without a byte order mark is UTF-8 if its first character outside ASCII is well-formed UTF-8, otherwise
 * Windows-1252, which is what Indian back offices save. Only that one character is asked, so the answer does
 * not depend on how the source cuts its chunks. 'unfinished' when the bytes end inside it.
 */
export function encodingAt(bytes: Uint8Array, at: number): 'utf-8' | 'windows-1252' | 'unfinished' {
  const first = bytes[at] ?? 0;
  const length = first >= 0xf0 && first <= 0xf4 ? 4 : first >= 0xe0 ? 3 : first >= 0xc2 ? 2 : 0;
  if (length === 0 || first > 0xf4) return 'windows-1252';
  for (let offset = 1; offset < length; offset += 1) {
    const next = bytes[at + offset];
    if (next === undefined) return 'unfinished';
    if (next < 0x80 || next > 0xbf) return 'windows-1252';
  }
  return 'utf-8';
}

/** Where the first character outside ASCII stands; -1 when there is none. */
export function firstForeign(bytes: Uint8Array): number {
  return bytes.findIndex((byte) => byte > 0x7f);
}
