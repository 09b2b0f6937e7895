const LENGTH = 12;

/** A fund's, with its check digit last: letters count from 10, and every second digit from the right is doubled. */
export function isIsin(text: string): boolean {
  if (!/^IN[A-Z0-9]{9}\d$/.test(text)) return false;
  const digits = [...text].map((letter) => Number.parseInt(letter, 36)).join('');
  const sum = [...digits]
    .reverse()
    .map((digit, at) => (at % 2 === 1 ? 2 * Number(digit) : Number(digit)))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return sum % 10 === 0;
}

interface Isins {
  readonly isin: string | null;
  readonly isinReinvest: string | null;
}

/**
 * AMFI's last column: none, one or two ISINs without a separator. Any other length is an error and not a cut (handbook,
 * part 3 A4): null.
 */
export function splitIsins(text: string): Isins | null {
  const joined = text.replace(/[\s-]+/g, '').toUpperCase();
  if (joined === '') return { isin: null, isinReinvest: null };
  if (joined.length !== LENGTH && joined.length !== 2 * LENGTH) return null;
  const [isin, isinReinvest] = [joined.slice(0, LENGTH), joined.slice(LENGTH)];
  if (!isIsin(isin) || (isinReinvest !== '' && !isIsin(isinReinvest))) return null;
  return { isin, isinReinvest: isinReinvest === '' ? null : isinReinvest };
}
