import { createHash } from 'node:crypto';
import type { PageNeed } from './page-needs.ts';

export type Headers = Readonly<Record<string, string>>;

const always: Headers = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** What a page may ask of the device; nobody may unless a screen needs it, and then only we. */
const capabilities = [
  'accelerometer',
  'camera',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
] as const;

const permissionsPolicy = (needs: readonly PageNeed[]): string =>
  capabilities.map((name) => `${name}=(${needs.some((need) => need === name) ? 'self' : ''})`).join(', ');

/** Two years, as the browsers' preload lists ask. Only where TLS is certain. */
const transport = (production: boolean): Headers =>
  production ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {};

const policy = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/** A reply of a call is data: nothing in it may ever run, and nobody may keep it. */
export const callHeaders = (production: boolean): Headers => ({
  ...always,
  ...transport(production),
  'content-security-policy': policy({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] }),
  'cache-control': 'no-store',
});

interface PageSources {
  /** Other origins the page may call: service addresses and the IP lookup, where configured. */
  readonly connect?: readonly string[];
  /** Bodies of the page's own `<style>` elements; allowed by their hash. */
  readonly inlineStyles?: readonly string[];
  /** The same of its `<script>` elements. */
  readonly inlineScripts?: readonly string[];
  /** What is opened for this page alone. */
  readonly needs?: readonly PageNeed[];
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A bank opens in a window of its own and tells us when it is done, which a page cut off from it would not hear. */
const openings = (needs: readonly PageNeed[]): Headers => ({
  'cross-origin-opener-policy': needs.includes('bank-page') ? 'same-origin-allow-popups' : 'same-origin',
  'permissions-policy': permissionsPolicy(needs),
});

/**
 * Pages run only our own files. Style attributes are allowed because popovers are placed and rows sized through
 * them; style and script elements only when their text is known beforehand.
 */
export const pageHeaders = (production: boolean, sources: PageSources = {}): Headers => ({
  ...always,
  ...transport(production),
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  ...openings(sources.needs ?? []),
  'content-security-policy': policy({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(sources.inlineScripts ?? []).map(hashOf)],
    'style-src': ["'self'", ...(sources.inlineStyles ?? []).map(hashOf)],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(sources.connect ?? [])],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...(sources.needs?.includes('bank-page') ? ['https:'] : [])],
    'frame-ancestors': ["'none'"],
  }),
});

/** Over those of a page whose address opens something: nobody may keep it, list it, or pass its address on. */
export const tokenInAddress: Headers = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};
