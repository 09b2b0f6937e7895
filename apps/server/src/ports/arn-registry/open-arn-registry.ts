import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../clock/clock.ts';
import type { ArnRegistry } from './arn-registry.ts';
import { embeddedRegistry } from './embedded-registry.ts';
import { httpRegistry } from './http-registry.ts';

export const openArnRegistry = (
  { arnRegistry }: Pick<Config, 'arnRegistry'>,
  { db, clock }: { readonly db: Database; readonly clock: Clock },
): ArnRegistry => (arnRegistry === null ? embeddedRegistry(db, clock) : httpRegistry(arnRegistry));
