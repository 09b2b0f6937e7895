import { matchInvestorPage, matchSharedApplication, redact } from '@hub/contract';
import { deviceLogoutHref } from '@hub/contract/urls/device-logout';

/** Words that, as part of a field's name, keep its value out of the log. */
const secretWords = new Set([
  'pan',
  'otp',
  'mobile',
  'phone',
  'msisdn',
  'account',
  'acc',
  'ifsc',
  'vpa',
  'email',
  'mail',
  'token',
  'authorization',
  'password',
  'passcode',
  'secret',
  'cookie',
  'key',
  'aadhaar',
  'dob',
]);

const hidden = '[redacted]';
const maxDepth = 6;
const verdicts = new Map<string, boolean>();

/** `MOBILE_NO`, `mobileNo` and `mobile-no` are one name. */
function isSecretName(name: string): boolean {
  const existing = verdicts.get(name);
  if (existing !== undefined) return existing;
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
  const verdict = words.some((word) => secretWords.has(word));
  if (verdicts.size < 1000) verdicts.set(name, verdict);
  return verdict;
}

function redactError(error: Error): Record<string, unknown> {
  // Only what explains the fault: a database error's detail quotes the row.
  const code = 'code' in error ? error.code : undefined;
  return { type: error.name, message: redact(error.message), stack: redact(error.stack ?? ''), code };
}

/** Ids of ours; their digits are no secret, and a log without them cannot be followed. */
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return uuid.test(value) ? value : redact(value);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return redactError(value);
  if (depth >= maxDepth) return '[deep]';
  if (Array.isArray(value)) return value.map((item) => redactValue(item, depth + 1));
  return redactFields(value, depth + 1);
}

/** The same fields with every secret value gone: by the field's name, or by the look of its text. */
export function redactFields(fields: object, depth = 0): Record<string, unknown> {
  const shown: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (isSecretName(name) && value !== null && value !== undefined) shown[name] = hidden;
    else shown[name] = redactValue(value, depth);
  }
  return shown;
}

const LONGEST_URL = 2048;

/** Cut at the last whole segment or value before the limit: half a number no longer looks like one. */
function cutUrl(url: string): string {
  if (url.length <= LONGEST_URL) return url;
  const start = url.slice(0, LONGEST_URL);
  return `${start.slice(0, Math.max(...['/', '?', '&', '='].map((sign) => start.lastIndexOf(sign))) + 1)}[cut]`;
}

/** What follows is the right to read a file (see `media.ts`). */
const mediaFolder = '/media/';

/** The rest of an investor's address is what opens it. */
function redactPath(path: string): string {
  const media = path.indexOf(mediaFolder);
  if (media >= 0) return `${redact(path.slice(0, media))}${mediaFolder}[ticket]`;
  if (matchSharedApplication(path) !== null) return '/apply/[token]';
  if (path.startsWith(deviceLogoutHref(''))) return deviceLogoutHref('[token]');
  const investor = matchInvestorPage(path);
  return investor === null ? redact(path) : `/${investor.page}/[token]`;
}

/** A path and its query, fit for the log: not longer than anybody reads. */
export function redactUrl(given: string): string {
  const url = cutUrl(given);
  const [path = '', query] = url.split('?', 2);
  if (query === undefined) return redactPath(path);
  const pairs = [...new URLSearchParams(query)].map(
    ([name, value]) => `${redact(name)}=${isSecretName(name) ? hidden : redact(value)}`,
  );
  return `${redactPath(path)}?${pairs.join('&')}`;
}
