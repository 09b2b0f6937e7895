import { staffLoginTexts } from '@hub/contract/staff/staff-login-texts';

/** The most particular first: each names itself as those below it too. */
const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

const firstIn = (text: string, names: readonly (readonly [sign: string, name: string])[]) =>
  names.find(([sign]) => text.includes(sign))?.[1];

/** How a browser is named to whoever looks at their logins; nothing that it says of itself is repeated. */
export function deviceOf(userAgent: string): string {
  const browser = firstIn(userAgent, browsers);
  const system = firstIn(userAgent, systems);
  return browser === undefined || system === undefined
    ? staffLoginTexts.unnamedDevice
    : staffLoginTexts.device(browser, system);
}
