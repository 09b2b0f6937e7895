const paddings = ['', '0', '00', '000', '0000'];

/** Decimal text of a scaled whole number: 12345 at two places is 123.45. Most columns of most rows are nil. */
export function decimal(value: bigint, places: 2 | 3 | 4): string {
  if (value === 0n) return '0';
  const size = Math.abs(Number(value));
  if (!Number.isSafeInteger(size)) return exact(value, places);
  const scale = 10 ** places;
  const whole = Math.floor(size / scale);
  const rest = String(size - whole * scale);
  return `${value < 0n ? '-' : ''}${whole}.${paddings[places - rest.length]}${rest}`;
}

function exact(value: bigint, places: number): string {
  const digits = (value < 0n ? -value : value).toString().padStart(places + 1, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** The other way, of what PostgreSQL writes for a numeric of so many places. */
export function scaled(text: string, places: 2 | 3 | 4): bigint {
  const point = text.indexOf('.');
  if (point < 0) return BigInt(text) * 10n ** BigInt(places);
  const fraction = text.slice(point + 1);
  return BigInt(text.slice(0, point) + fraction.padEnd(places, '0').slice(0, places));
}
