export type DecimalFault = 'not-a-number' | 'too-large' | 'scientific';

/** More digits than this stand in no feed; a quadrillion units is a slip of columns, not a holding. */
const MAX_WHOLE_DIGITS = 18;

const DOT = 46;
const ZERO = 48;
const NINE = 57;

/**
 * A number as feeds write it, scaled to `places` decimals and exact: `parseDecimal('801.282', 3)` is 801282n.
 * Decimals beyond that are rounded half up by magnitude (handbook §1.3), since registrars send units with
 * four places and AMFI some NAVs with eight. Reads digit by digit because this is what an import does most.
 */
export function parseDecimal(text: string, places: number): bigint | DecimalFault {
  const end = text.length;
  let at = 0;
  let negative = false;
  const sign = text.charCodeAt(0);
  if (sign === 45 || sign === 43) {
    negative = sign === 45;
    at = 1;
  }
  let value = 0;
  let whole = 0;
  for (; at < end; at += 1) {
    const digit = text.charCodeAt(at) - ZERO;
    if (digit < 0 || digit > 9) break;
    value = value * 10 + digit;
    whole += 1;
  }
  if (whole + places > 15) return parseLong(text, places);
  let decimals = 0;
  let roundsUp = false;
  let dotted = false;
  if (at < end && text.charCodeAt(at) === DOT) {
    dotted = true;
    for (at += 1; at < end; at += 1) {
      const code = text.charCodeAt(at);
      if (code < ZERO || code > NINE) break;
      if (decimals < places) value = value * 10 + (code - ZERO);
      else if (decimals === places) roundsUp = code - ZERO >= 5;
      decimals += 1;
    }
  }
  if (at < end || whole + decimals === 0 || (dotted && decimals === 0 && whole === 0)) {
    return parseLong(text, places);
  }
  for (; decimals < places; decimals += 1) value *= 10;
  if (roundsUp) value += 1;
  return BigInt(negative ? -value : value);
}

// Grouped in the Indian or Western way, as a spreadsheet shows it.
const grouped = /^([-+]?)(\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?:\.(\d*))?$/;

function parseLong(text: string, places: number): bigint | DecimalFault {
  if (/^[-+]?\d+(\.\d+)?e[-+]?\d+$/i.test(text)) return 'scientific';
  const [all, sign, digits, fraction = ''] = grouped.exec(text) ?? [];
  if (all === undefined || digits === undefined) return 'not-a-number';
  const whole = digits.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  if (whole.length > MAX_WHOLE_DIGITS) return 'too-large';
  const size = BigInt(whole + fraction.slice(0, places).padEnd(places, '0'));
  const rounded = (fraction[places] ?? '0') >= '5' ? size + 1n : size;
  return sign === '-' ? -rounded : rounded;
}
