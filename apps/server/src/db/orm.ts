import { drizzle } from 'drizzle-orm/pg-proxy';
import type { Orm } from './database.ts';
import * as schema from './schema/schema.ts';

type Rows = (text: string, params: readonly unknown[], rowMode: 'object' | 'array') => Promise<unknown[]>;

/** Drizzle over one open transaction, whichever database it is on. */
export function ormOver(rows: Rows): Orm {
  return drizzle(
    async (text, params, method) => ({
      rows: await rows(text, params, method === 'all' ? 'array' : 'object'),
    }),
    { schema },
  );
}
