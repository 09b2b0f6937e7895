const PART_BYTES = 32;

/** One INTEGER of DER without its sign's zero, as wide as the curve's numbers are. */
function numberAt(der: Uint8Array, at: number): { readonly bytes: Uint8Array; readonly end: number } {
  const length = der[at + 1] ?? 0;
  const end = at + 2 + length;
  if (der[at] !== 0x02 || length === 0 || length > PART_BYTES + 1 || end > der.length) {
    throw new TypeError('not a signature on P-256');
  }
  const digits = der.subarray(at + 2, end);
  const bytes = new Uint8Array(PART_BYTES);
  const significant = digits.subarray(Math.max(0, digits.length - PART_BYTES));
  bytes.set(significant, PART_BYTES - significant.length);
  return { bytes, end };
}

/** Both systems sign in DER; WebCrypto, and so the server, knows the two numbers side by side. */
export function rawSignature(der: Uint8Array): Uint8Array<ArrayBuffer> {
  if (der[0] !== 0x30 || der[1] !== der.length - 2) throw new TypeError('not a signature on P-256');
  const r = numberAt(der, 2);
  const s = numberAt(der, r.end);
  if (s.end !== der.length) throw new TypeError('not a signature on P-256');
  const raw = new Uint8Array(2 * PART_BYTES);
  raw.set(r.bytes);
  raw.set(s.bytes, PART_BYTES);
  return raw;
}
