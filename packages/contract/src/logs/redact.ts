/*
 * Strangers write the texts that are read here. Whatever they hold, reading one costs no more than its length: every
 * pattern below either ends soon or takes what it has read, and `npm run check` holds them to it.
 */

/** Public, and what a mistake is found by: where in a script (`app.js:12:3456`), a date with its time, an ARN. */
const place = /(\.[mc]?[jt]sx?:\d{1,6}:\d{1,6}\b)/;
const moment =
  /(\b(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?Z?)?\b)/;
const arn = /(\bARN-\d{1,6}\b)/;

/** Also the beginning of a JWT: whoever cut the text may have cut it there. */
const jwt = /\beyJ[\w-]*(?:\.[\w-]*)*/g;
const header = /\b(?:Bearer|Basic)\s+[^\s"',]+/g;
const sealed = /\bv1\.[\w.-]*/g;
/** `v1.2.0` is a version. */
const SHORTEST_SEALED = 20;

/** A word and, if it has one, the host of an e-mail or UPI address. */
const word = /[^\s"'<>()=:,;&?/@]+((?:@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*)+)?/gu;
const pan = /[A-Za-z]{5}\p{Nd}{4}[A-Za-z]/gu;
const number = /\+?\p{Nd}(?:[ -]?\p{Nd}){5,}/gu;
const code = /(?<![\p{L}\p{Nd}])\p{Nd}{4,5}(?![\p{L}\p{Nd}])/gu;

const redactPart = (text: string): string =>
  text
    .replace(jwt, '[token]')
    .replace(header, '[token]')
    .replace(sealed, (text) => (text.length < SHORTEST_SEALED ? text : '[token]'))
    .replace(word, (whole, host?: string) => (host === undefined ? whole : '[address]'))
    .replace(pan, '[pan]')
    .replace(number, '[number]')
    .replace(code, '[number]');

/** `change` to all but what the pattern finds: split by a pattern with one group, every second part is found. */
const outside =
  (found: RegExp, change: (text: string) => string) =>
  (text: string): string =>
    text
      .split(found)
      .map((part, at) => (at % 2 === 1 ? part : change(part)))
      .join('');

/**
 * Takes out of a free text what must not leave the device or stand in a log: PAN, codes, mobile and account numbers,
 * e-mail and UPI addresses, tokens. It rather takes too much.
 */
export const redact: (text: string) => string = outside(place, outside(moment, outside(arn, redactPart)));
