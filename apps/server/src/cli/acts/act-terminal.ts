import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import type { ArnRegistry } from '../../ports/arn-registry/arn-registry.ts';
import type { Clock } from '../../ports/clock/clock.ts';
import type { WithDatabase } from '../commands/with-database.ts';

/** What a verb that changes something needs of the program around it. */
export interface ActTerminal {
  say(text: string): void;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Asks whoever sits at a terminal; without one nobody is asked. */
  readonly ask?: ((question: string) => Promise<string>) | undefined;
  readonly withDatabase: WithDatabase;
  openRegistry(config: Config, needs: { readonly db: Database; readonly clock: Clock }): ArnRegistry;
}
