import { hkdfSync } from 'node:crypto';
import type { Config } from '../../config/config.ts';
import type { Database, Tx } from '../../db/database.ts';
import type { Clock } from '../clock/clock.ts';
import { pageTokens } from '../payments/page-token.ts';
import { exchangeFolder } from '../registrar/file/exchange-folder.ts';
import { embeddedBank, type MandateBank } from './embedded-bank.ts';
import type { Mandates } from './mandates.ts';
import { nachBank } from './nach-bank.ts';
import { readPositions } from './read-positions.ts';

interface MandatesNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly log?: { warn(details: object, message: string): void };
  /** An answer waits: part of the transaction that made it. */
  onNews?(tx: Tx): Promise<unknown>;
}

/** The port, and what the demo's pages need of it. */
export interface OpenedMandates extends Mandates {
  /** Only of the embedded bank. */
  readonly bank: MandateBank | null;
}

export function openMandates(
  { mode, tokenSecret, mandates, brand }: Pick<Config, 'mode' | 'tokenSecret' | 'mandates' | 'brand'>,
  { db, clock, log, onNews }: MandatesNeeds,
): OpenedMandates {
  if (mandates.kind === 'nach') {
    const { dir, positions, ...who } = mandates;
    const bank = nachBank({
      db,
      exchange: exchangeFolder(dir, '.txt'),
      terms: { ...who, userName: brand.legalName, ...readPositions(positions) },
      now: clock.now,
      ...(log && { log }),
    });
    return { ...bank, bank: null };
  }
  const key = hkdfSync('sha256', tokenSecret, '', 'distributor-hub/mandate-page', 32);
  return embeddedBank({
    db,
    clock,
    tokens: pageTokens(new Uint8Array(key)),
    isDemo: mode === 'demo',
    ...(onNews && { onNews }),
  });
}
