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
