const nil = { 2: '0.00', 3: '0.000', 4: '0.0000' } as const;
const scales = { 2: 100, 3: 1000, 4: 10_000 } as const;
const paddings = ['', '0', '00', '000', '0000'];

/** `12345n` with 2 places is `123.45`, always with all of its places. */
export function writeDecimal(value: bigint, places: 2 | 3 | 4): string {
  // Most columns of most rows of the ledger.
  if (value === 0n) return nil[places];
  const count = Number(value);
  if (!Number.isSafeInteger(count)) return writeLong(value, places);
  // An import writes seven figures a row: whole numbers that a float holds are written several times quicker.
  const size = Math.abs(count);
  const scale = scales[places];
  const whole = Math.floor(size / scale);
  const rest = String(size - whole * scale);
  return `${count < 0 ? '-' : ''}${whole}.${paddings[places - rest.length]}${rest}`;
}

function writeLong(value: bigint, places: number): string {
  const digits = (value < 0n ? -value : value).toString();
  return `${value < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** The digits of a plain decimal with at most so many places, as one whole number. Its form was looked at before. */
export function scaleDecimal(text: string, places: number): bigint {
  const point = text.indexOf('.');
  if (point < 0) return BigInt(text + '0'.repeat(places));
  return BigInt(text.slice(0, point) + text.slice(point + 1).padEnd(places, '0'));
}
