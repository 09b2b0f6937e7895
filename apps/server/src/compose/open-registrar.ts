import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { embeddedRegistrar } from '../ports/registrar/embedded-registrar.ts';
import { exchangeFolder } from '../ports/registrar/file/exchange-folder.ts';
import { fileRegistrar } from '../ports/registrar/file/file-registrar.ts';
import type { Registrar } from '../ports/registrar/registrar.ts';
import type { RegistrarBook } from '../ports/registrar/registrar-facts.ts';
import type { Refuses } from '../ports/registrar/settle-order.ts';

interface RegistrarNeeds {
  readonly db: Database;
  readonly book: RegistrarBook;
  /** Of the embedded registrar. */
  readonly refuses?: Refuses;
  readonly log?: { warn(details: object, message: string): void };
}

export function openRegistrar(
  { registrar }: Pick<Config, 'registrar'>,
  { db, book, refuses, log }: RegistrarNeeds,
): Registrar {
  if (registrar.kind === 'embedded') return embeddedRegistrar({ db, book, refuses });
  return fileRegistrar({ db, book, exchange: exchangeFolder(registrar.dir), ...(log ? { log } : {}) });
}
