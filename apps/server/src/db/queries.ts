import type { Database, Scope, Tx } from './database.ts';

/** All a repository needs: somewhere to ask. An open transaction is one. */
export type Queries = Pick<Tx, 'query'>;

/** For a use that is one statement: one row-secured round trip instead of a transaction's three. */
export const oneStatement = (db: Database, scope: Scope): Queries => ({
  query: (text, params) => db.read(scope, text, params),
});

/** What a tenant may cause but not see, inside its own transaction. */
export const asSystem = (tx: Pick<Tx, 'asSystem'>): Queries => ({ query: tx.asSystem.bind(tx) });
