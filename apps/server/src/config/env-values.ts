import { isIP } from 'node:net';
import { z } from 'zod';

/** Building blocks for settings that arrive as text. Their messages never repeat the value: it may be a secret. */
export const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,12}$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be a whole number from ${least} to ${most}`);

export const yesNo = z
  .enum(['true', 'false'], 'must be true or false')
  .transform((value) => value === 'true');

export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `must be one of ${values.join(', ')}`);

export const webAddress = (...protocols: readonly string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    );

/** Names and values as one JSON object, e.g. `{"authorization": "Bearer …"}`. */
export const textRecord = z.string().transform((value, context) => {
  try {
    const parsed = z.record(z.string(), z.string()).safeParse(JSON.parse(value));
    if (parsed.success) return parsed.data;
  } catch {
    // Said below.
  }
  context.addIssue({ code: 'custom', message: 'must be a JSON object of texts' });
  return z.NEVER;
});

/** The name of an HTTP header, however it is spelled. */
export const headerName = z
  .string()
  .regex(/^[A-Za-z0-9-]{1,64}$/, 'must be the name of a header')
  .transform((name) => name.toLowerCase());

export const secret = z.string().min(32, 'must have at least 32 characters');

/** 32 bytes; the last character of 43 carries only four bits, so the text is checked by its bytes. */
export const aesKey = z
  .string()
  .refine(
    (value) => /^[A-Za-z0-9_-]{43}$/.test(value) && Buffer.from(value, 'base64url').length === 32,
    'must be 32 bytes as base64url, 43 characters',
  );

/** The widest that a proxy's network may be: 10.0.0.0/8 and fc00::/7 are private ones, what is wider is everybody. */
const widest = { 4: 8, 6: 7 } as const;

const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address) as 0 | 4 | 6;
  if (version === 0 || more.length > 0) return false;
  if (bits === undefined) return true;
  // An address of IPv4 may be written as one of IPv6.
  const least = /^::ffff:/i.test(address) ? 96 + widest[4] : widest[version];
  return /^\d{1,3}$/.test(bits) && Number(bits) >= least && Number(bits) <= (version === 4 ? 32 : 128);
};

/**
 * How many proxies stand before us, or their addresses and networks; false where there is none. Never everybody: the
 * header is the client's to write, and only what a known proxy has put into it is true.
 */
export const trustProxy = z.string().transform((value, context): false | number | readonly string[] => {
  if (value === 'false' || value === '0') return false;
  if (/^[1-9]$/.test(value)) return Number(value);
  const proxies = value.split(',').map((part) => part.trim());
  if (proxies.every(isNetwork)) return proxies;
  context.addIssue({
    code: 'custom',
    message:
      'must be how many proxies stand before the server (1 to 9), or their addresses or networks, with commas; a network that is nearly everybody, such as 0.0.0.0/0 or ::/0, is none',
  });
  return z.NEVER;
});
