import type { Database, Tx } from '../../db/database.ts';

export interface WatchedDatabase extends Database {
  /** Every statement since the last call of this, in order, with the ends of transactions. */
  taken(): string[];
}

const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A database that remembers what it was asked: work is counted, not timed. */
export function watched(db: Database): WatchedDatabase {
  let seen: string[] = [];
  const note = (text: string) => {
    seen.push(squeezed(text));
  };
  const watchedTx = (tx: Tx): Tx => ({
    scope: tx.scope,
    query(text, params) {
      note(text);
      return tx.query(text, params);
    },
    copy(...given) {
      note('copy');
      return tx.copy(...given);
    },
    asSystem(text, params) {
      note(text);
      return tx.asSystem(text, params);
    },
  });
  return {
    kind: db.kind,
    jobConnection: db.jobConnection,
    read(scope, text, params) {
      note(text);
      return db.read(scope, text, params);
    },
    async transaction(scope, work) {
      note('begin');
      try {
        const result = await db.transaction(scope, (tx) => work(watchedTx(tx)));
        note('commit');
        return result;
      } catch (error) {
        note('rollback');
        throw error;
      }
    },
    asOwner: (work) => db.asOwner(work),
    listen: (channel, listener) => db.listen(channel, listener),
    close: () => db.close(),
    taken() {
      const all = seen;
      seen = [];
      return all;
    },
  };
}
