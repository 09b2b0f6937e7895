/**
 * What each part is of the whole, in tenths of a per cent. They add up to 1000: what rounding down leaves goes to
 * those it took most from. All nil when there is no whole.
 */
export function shares(parts: readonly bigint[]): number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0n);
  if (whole <= 0n) return parts.map(() => 0);
  const cut = parts.map((part, at) => ({ at, tenths: (part * 1000n) / whole, left: (part * 1000n) % whole }));
  let spare = Number(1000n - cut.reduce((sum, { tenths }) => sum + tenths, 0n));
  const answer = cut.map(({ tenths }) => Number(tenths));
  for (const { at } of cut.toSorted((a, b) => (a.left === b.left ? a.at - b.at : a.left > b.left ? -1 : 1))) {
    if (spare-- <= 0) break;
    answer[at] = (answer[at] ?? 0) + 1;
  }
  return answer;
}

/** `582` as `58.2%`. */
export const shareText = (tenths: number): string => `${Math.floor(tenths / 10)}.${tenths % 10}%`;
