import type { Config } from '../../../../server/src/config/config.ts';
import type { Database } from '../../../../server/src/db/database.ts';
import type { ArnRegistry } from '../../../../server/src/ports/arn-registry/arn-registry.ts';
import { httpRegistry } from '../../../../server/src/ports/arn-registry/http-registry.ts';
import type { Clock } from '../../../../server/src/ports/clock/clock.ts';
import { embeddedRegistry } from './embedded-registry.ts';

export const openArnRegistry = (
  { arnRegistry }: Pick<Config, 'arnRegistry'>,
  { db, clock }: { readonly db: Database; readonly clock: Clock },
): ArnRegistry => (arnRegistry === null ? embeddedRegistry(db, clock) : httpRegistry(arnRegistry));
