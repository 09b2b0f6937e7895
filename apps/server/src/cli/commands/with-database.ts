import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../ports/clock/clock.ts';

type Work = (db: Database, config: Config, clock: Clock) => Promise<void>;

/** Opens the database of the settings, up to date, for one piece of work. */
export type WithDatabase = (work: Work) => Promise<void>;
