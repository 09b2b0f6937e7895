/** Stored values are small, so one call per value is enough. */
export const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** Without padding and with the letters a URL takes, as keys and signatures travel. */
export const base64urlOf = (bytes: ArrayBuffer): string =>
  toBase64(new Uint8Array(bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Throws where the text is not exactly what `toBase64` writes: `atob` alone overlooks the unused bits at the end. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  if (toBase64(bytes) !== text) throw new TypeError('not canonical base64');
  return bytes;
}
