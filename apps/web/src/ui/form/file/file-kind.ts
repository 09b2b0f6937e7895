/** What a file is by its first bytes: its name and type are only what somebody called it. */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'pdf';

/** So many bytes tell. */
export const SIGNATURE_BYTES = 12;

export function fileKindOf(bytes: Uint8Array): FileKind | null {
  const text = String.fromCharCode(...bytes.subarray(0, SIGNATURE_BYTES));
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.slice(8) === 'WEBP') return 'webp';
  if (text.slice(4, 8) === 'ftyp' && /^(?:he[ivm]|mif1|msf1)/.test(text.slice(8))) return 'heic';
  return text.startsWith('%PDF-') ? 'pdf' : null;
}
