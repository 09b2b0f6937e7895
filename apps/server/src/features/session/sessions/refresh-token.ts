import { createHash, randomBytes } from 'node:crypto';
import type { Config } from '../../../config/config.ts';

/** A token is random, so its plain hash gives nothing away. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const refreshExpiry = (config: Config, now: Temporal.Instant): string =>
  now.add({ seconds: config.tokens.refreshSeconds }).toString();

/** The first token of a session; the later ones follow from it. */
export function newRefreshToken(config: Config, now: Temporal.Instant) {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOfToken(token), expiresAt: refreshExpiry(config, now) };
}
