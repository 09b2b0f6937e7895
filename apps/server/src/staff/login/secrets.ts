import { randomBytes } from 'node:crypto';
import type { Security } from '../../calls/call-context.ts';

/** 256 random bits, as base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** How a secret is kept: as a keyed hash that belongs to its use alone. */
export const secretHash = (
  security: Pick<Security, 'digest'>,
  use: 'session' | 'state' | 'browser' | 'challenge' | 'invitation',
  secret: string,
): string => security.digest('staff', `${use}:${secret}`).toString('hex');
