import { formatDate, formatNav, formatRupees, navTenThousandths, parseRupees } from '@hub/domain';

/** `1234.5678` of the wire as `1,234.5678`. */
export const navText = (value: string): string =>
  formatNav(navTenThousandths(BigInt(value.replace('.', ''))));

/** `2026-11-13` as `13-Nov-2026`. */
export const dayText = (day: string): string => formatDate(Temporal.PlainDate.from(day));

/** `5000.00` of the wire as `₹5,000`; paise only where there are some. */
export function rupeesText(value: string): string {
  const amount = parseRupees(value);
  return amount === null ? value : formatRupees(amount, { decimals: amount % 100n === 0n ? 0 : 2 });
}
