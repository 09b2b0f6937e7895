import type { MandatesConfig } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../clock/clock.ts';
import { exchangeFolder } from '../registrar/file/exchange-folder.ts';
import type { Mandates } from './mandates.ts';
import { nachBank } from './nach-bank.ts';
import { readPositions } from './read-positions.ts';

export interface MandatesNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly log?: { warn(details: object, message: string): void };
}

/** The sponsor bank behind a folder of files. */
export function openNach(
  { dir, positions, userNumber, sponsorIfsc, sponsorAccount }: Extract<MandatesConfig, { kind: 'nach' }>,
  userName: string,
  { db, clock, log }: MandatesNeeds,
): Mandates {
  return nachBank({
    db,
    exchange: exchangeFolder(dir, '.txt'),
    terms: { userNumber, sponsorIfsc, sponsorAccount, userName, ...readPositions(positions) },
    now: clock.now,
    ...(log && { log }),
  });
}
