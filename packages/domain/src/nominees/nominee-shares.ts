import { type BasisPoints, basisPoints } from '../money/scaled.ts';

/** 100 per cent. */
export const WHOLE_SHARE: BasisPoints = basisPoints(10_000n);

const typed = /^(\d{1,3})(?:\.(\d{0,2}))?\s*%?$/;

/** A share as a person types it: `50`, `33.34`, `12.5 %`. Null for anything else: never rounded, never negative. */
export function parseShare(text: string): BasisPoints | null {
  const [, whole, decimals = ''] = typed.exec(text.trim()) ?? [];
  return whole === undefined ? null : basisPoints(BigInt(whole) * 100n + BigInt(decimals.padEnd(2, '0')));
}

/** As it is typed and stored: `50.00`. */
export const writeShare = (share: BasisPoints): string =>
  `${share / 100n}.${String(share % 100n).padStart(2, '0')}`;

/** A stored share as it is shown: `50`, `33.34`. */
export const shownShare = (share: string): string => share.replace(/\.00$/, '');
export const sharePercent = (share: string): string => `${shownShare(share)}%`;

/** Equal shares that make up the whole; what does not divide goes to the first (handbook §1.7). */
export function equalShares(count: number): BasisPoints[] {
  if (count < 1) return [];
  const each = WHOLE_SHARE / BigInt(count);
  return Array.from({ length: count }, (_, place) =>
    basisPoints(place === 0 ? WHOLE_SHARE - each * BigInt(count - 1) : each),
  );
}

/** What each nominee gets: as given, or equal shares where none is given. Null where only some are. */
export function nomineeShares(given: readonly (BasisPoints | null)[]): BasisPoints[] | null {
  if (given.every((share) => share === null)) return equalShares(given.length);
  return given.every((share) => share !== null) ? [...given] : null;
}

export const sumOfShares = (shares: readonly BasisPoints[]): BasisPoints =>
  basisPoints(shares.reduce((sum, share) => sum + share, 0n));
