import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import { embeddedRegistrar } from './embedded-registrar.ts';
import type { Registrar } from './registrar.ts';
import type { RegistrarBook } from './registrar-facts.ts';

interface RegistrarNeeds {
  readonly db: Database;
  readonly book: RegistrarBook;
}

export function openRegistrar(
  { mode }: Pick<Config, 'mode' | 'registrar'>,
  needs: RegistrarNeeds,
): Registrar {
  return embeddedRegistrar({ ...needs, isDemo: mode === 'demo' });
}
