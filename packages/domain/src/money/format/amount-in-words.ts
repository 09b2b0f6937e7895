import { magnitude, type Paise } from '../scaled.ts';

const small = (
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen ' +
  'Sixteen Seventeen Eighteen Nineteen'
).split(' ');
const tens = '- - Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');

/** Indian units of Spec §9, largest first. */
const units = [
  { name: 'Crore', size: 10_000_000n },
  { name: 'Lakh', size: 100_000n },
  { name: 'Thousand', size: 1_000n },
  { name: 'Hundred', size: 100n },
] as const;

/**
 * A whole number in crore, lakh and thousand. Above 99 crore the crores are counted in the same units
 * ("One Hundred Crore", "One Lakh Crore"): Arab and Kharab are not words a distributor uses.
 */
export function numberInWords(integer: bigint): string {
  return `${integer < 0n ? 'Minus ' : ''}${wordsOf(magnitude(integer))}`;
}

/** The line under an amount box: `Five Lakh Rupees Only`, `One Rupee and Fifty Paise Only`. */
export function amountInWords(amount: Paise): string {
  const rupees = magnitude(amount) / 100n;
  const rest = magnitude(amount) % 100n;
  const parts = [];
  if (rupees > 0n || rest === 0n) parts.push(`${wordsOf(rupees)} ${rupees === 1n ? 'Rupee' : 'Rupees'}`);
  if (rest > 0n) parts.push(`${wordsOf(rest)} ${rest === 1n ? 'Paisa' : 'Paise'}`);
  return `${amount < 0n ? 'Minus ' : ''}${parts.join(' and ')} Only`;
}

function wordsOf(size: bigint): string {
  if (size < 20n) return small[Number(size)] ?? '';
  const unit = units.find((candidate) => size >= candidate.size);
  if (unit) return joined(`${wordsOf(size / unit.size)} ${unit.name}`, size % unit.size);
  return joined(tens[Number(size / 10n)] ?? '', size % 10n);
}

function joined(head: string, rest: bigint): string {
  return rest === 0n ? head : `${head} ${wordsOf(rest)}`;
}
