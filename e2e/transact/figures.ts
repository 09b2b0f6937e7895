/** Exact decimals as whole numbers, written again apart from the app's own. */
export function scaled(text: string, decimals: number): bigint {
  const [whole = '0', rest = ''] = text.replaceAll(/[,₹\s]/g, '').split('.');
  return BigInt(whole + rest.padEnd(decimals, '0').slice(0, decimals));
}

const rounded = (above: bigint, below: bigint): bigint => (2n * above + below) / (2n * below);

export const written = (value: bigint, decimals: number): string => {
  const digits = String(value).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
};

/** Handbook §1.3: 0.005 % of what is left after the duty. Paise in, paise out. */
export const dutyIn = (amount: bigint): bigint => rounded(amount * 5n, 100_005n);

/** Units, in thousandths, for paise at a NAV of four decimals. */
export const unitsFor = (paise: bigint, nav: bigint): bigint => rounded(paise * 100_000n, nav);

/** Paise for units at a NAV. */
export const worthOf = (units: bigint, nav: bigint): bigint => rounded(units * nav, 100_000n);

export interface LotPart {
  readonly units: bigint;
  /** Exit load, in millionths. */
  readonly rate: bigint;
}

/** Handbook §1.3: each part at NAV less its load; of equity 0.001 % of that is securities tax. */
export function proceedsOf(parts: readonly LotPart[], nav: bigint, isEquity: boolean): bigint {
  const sum = parts.reduce(
    (total, { units, rate }) => total + rounded(units * nav * (1_000_000n - rate), 100_000n * 1_000_000n),
    0n,
  );
  return isEquity ? sum - rounded(sum, 100_000n) : sum;
}

/** `17-Nov-2026` as `2026-11-17`. */
export const isoDay = (text: string): string => new Date(`${text} UTC`).toISOString().slice(0, 10);

export function isBusinessDay(day: string, holidays: readonly string[]): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.includes(day);
}

export function nextBusinessDay(day: string, holidays: readonly string[]): string {
  const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
  return isBusinessDay(next, holidays) ? next : nextBusinessDay(next, holidays);
}
