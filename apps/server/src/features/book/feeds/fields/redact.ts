const SHOWN = 60;
/** As much of a value as is looked at; a word that reaches beyond is left out, or half a PAN might show. */
const READ = 400;

function initial(plain: string): string {
  if (plain.length <= READ) return plain;
  const head = plain.slice(0, READ);
  const blank = head.lastIndexOf(' ');
  return blank > 0 ? head.slice(0, blank) : head;
}

/**
 * A value as a report may show it: PANs, account numbers, mobile numbers and e-mail addresses are masked
 * wherever they stand, control characters dropped, long text cut. Reports are mailed and kept.
 */
export function redact(value: string): string {
  const plain = initial(value.replace(/[\p{Cc}\ufffd]+/gu, ' ').trim());
  const masked = plain
    .replace(/[A-Za-z]{5}\d{4}[A-Za-z]/g, (pan) => `${pan.slice(0, 2)}*******${pan.slice(-1)}`)
    .replace(/[^\s@]+(@[^\s@]+)?/g, (word, domain?: string) => (domain === undefined ? word : `***${domain}`))
    .replace(/\d{9,}/g, (digits) => `${'*'.repeat(digits.length - 4)}${digits.slice(-4)}`);
  return masked.length > SHOWN ? `${masked.slice(0, SHOWN)}…` : masked;
}

/** For a value of a column that is personal whatever stands in it, such as a PAN that is not one. */
export function redactWhole(value: string): string {
  const plain = value.replace(/\p{Cc}+/gu, ' ').trim();
  return plain.length <= 4
    ? '*'.repeat(plain.length)
    : `${'*'.repeat(Math.min(plain.length, 20) - 2)}${plain.slice(-2)}`;
}
