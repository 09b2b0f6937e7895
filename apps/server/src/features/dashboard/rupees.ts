/** Exact rupees with two decimals from a decimal text of any length, half away from nil as the database rounds. */
export function paiseOf(text: string): bigint {
  const [, sign = '', whole = '0', parts = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const paise = BigInt(whole) * 100n + BigInt(parts.padEnd(2, '0').slice(0, 2));
  const rounded = (parts[2] ?? '0') >= '5' ? paise + 1n : paise;
  return sign === '-' ? -rounded : rounded;
}

/** Hundredths as a decimal text: paise as rupees, and hundredths of a per cent likewise. */
export function hundredths(value: bigint): string {
  const size = value < 0n ? -value : value;
  return `${value < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}`;
}

export const rupees = (text: string): string => hundredths(paiseOf(text));

/** In per cent with two decimals; null where there was nothing to grow from. */
export function percentOf(part: bigint, whole: bigint): string | null {
  if (whole === 0n) return null;
  const size = (part < 0n ? -part : part) * 10_000n;
  const base = whole < 0n ? -whole : whole;
  const rounded = (size * 2n + base) / (base * 2n);
  return hundredths(part < 0n === whole < 0n ? rounded : -rounded);
}
