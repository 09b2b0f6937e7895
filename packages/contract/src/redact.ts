/**
 * Takes out of a free text what must not leave the device or stand in a log: PAN, codes,
 * mobile and account numbers, e-mail and UPI addresses, tokens. It rather takes too much.
 */
const kept = [
  // Where in a script: `app.js:12:3456`.
  String.raw`\.[mc]?[jt]sx?(?:\?[^\s:)]*)?:\d{1,6}:\d{1,6}(?!\d)`,
  // A date, with its time.
  String.raw`(?<!\d)(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?Z?)?(?!\d)`,
  // An ARN is public and says whose error it is.
  String.raw`\bARN-\d{1,6}(?!\d)`,
];

const secret = {
  token: String.raw`\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)*|\b(?:Bearer|Basic)\s+[^\s"',]+|\bv1\.[\w-]+\.[\w-]{16}\.[\w-]+`,
  address: String.raw`[^\s"'<>()=:,;&?/@]{1,64}(?:@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*)+`,
  pan: String.raw`[A-Za-z]{5}\p{Nd}{4}[A-Za-z]`,
  number: String.raw`\+?\p{Nd}(?:[ -]?\p{Nd}){5,}|(?<![\p{L}\p{Nd}])\p{Nd}{4,5}(?![\p{L}\p{Nd}])`,
};

const pattern = new RegExp(
  `(?<kept>${kept.join('|')})|${Object.entries(secret)
    .map(([name, source]) => `(?<${name}>${source})`)
    .join('|')}`,
  'gu',
);

export function redact(text: string): string {
  return text.replace(pattern, (...found) => {
    const groups: Readonly<Record<string, string | undefined>> = found[found.length - 1];
    if (groups.kept !== undefined) return groups.kept;
    return `[${Object.keys(secret).find((name) => groups[name] !== undefined)}]`;
  });
}
