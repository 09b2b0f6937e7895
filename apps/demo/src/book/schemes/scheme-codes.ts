/**
 * AMFI's codes have six digits and stand near 1,55,000 in 2026, some two thousand more each year: codes from
 * 9,00,000 on belong to nobody for centuries.
 */
const FIRST_AMFI_CODE = 900_100;

export const amfiCode = (ordinal: number): string => String(FIRST_AMFI_CODE + ordinal);

/** Issuers of Indian funds have three digits and a letter; four letters are nobody's. */
const ISSUER = 'INFARNY';

/** Form and check digit of ISO 6166, an issuer that does not exist. */
export function isin(ordinal: number, kind: 'growth' | 'payout' | 'reinvest'): string {
  const serial = { growth: 1, payout: 2, reinvest: 3 }[kind];
  const body = `${ISSUER}${String(serial).padStart(2, '0')}${String(ordinal).padStart(2, '0')}`;
  return `${body}${checkDigit(body)}`;
}

/** Letters count as 10 to 35, then every second digit from the right is doubled and digits are summed. */
export function checkDigit(body: string): number {
  const digits = [...body].map((sign) => Number.parseInt(sign, 36)).join('');
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const counted = place % 2 === 0 ? digit * 2 : digit;
    sum += counted > 9 ? counted - 9 : counted;
  }
  return (10 - (sum % 10)) % 10;
}
