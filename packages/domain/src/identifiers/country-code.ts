/** Names that registrars write and that the standard list spells otherwise. */
const otherNames: Readonly<Record<string, string>> = {
  USA: 'US',
  'U S A': 'US',
  'UNITED STATES OF AMERICA': 'US',
  UAE: 'AE',
  'U A E': 'AE',
  'GREAT BRITAIN': 'GB',
  ENGLAND: 'GB',
  'HONG KONG': 'HK',
  'KOREA REPUBLIC OF': 'KR',
  'RUSSIAN FEDERATION': 'RU',
};

const plain = (name: string): string =>
  name
    .toUpperCase()
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim();

let codesByName: ReadonlyMap<string, string> | undefined;

function readNames(): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => currentCode(`${first}${second}`)));
  return new Map([
    ...[...new Set(codes)].flatMap((code) => {
      const name = code === 'ZZ' ? undefined : names.of(code);
      return name === undefined ? [] : [[plain(name), code] as const];
    }),
    ...Object.entries(otherNames),
  ]);
}

/** UK is GB, and countries that are no more are those that took their place. */
const currentCode = (code: string): string => new Intl.Locale(`und-${code}`).region ?? code;

/** The ISO code of a country as a feed names it, by code or by name; null for what is no country. */
export function countryCodeOf(text: string | null): string | null {
  if (text === null) return null;
  codesByName ??= readNames();
  const name = plain(text);
  const code = /^[A-Z]{2}$/.test(name) ? currentCode(name) : undefined;
  if (code !== undefined && [...codesByName.values()].includes(code)) return code;
  return codesByName.get(name) ?? null;
}
