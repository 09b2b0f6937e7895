import { href } from './href.ts';

/** 256 bits as base64url. */
const shared = /^\/apply\/([0-9A-Za-z_-]{43})\/?$/;

/** The first-time form that a distributor shared with the investor, without a login. */
export const sharedApplicationHref = (token: string): string => href('transact/shared-form', { token });

/** The token of such an address; null for every other one. */
export const matchSharedApplication = (path: string): string | null => shared.exec(path)?.[1] ?? null;
