import { seedDemo } from '../../demo/src/people/seed-demo.ts';
import { ensureReference } from '../src/features/reference/reference.public.ts';
import type { SharedStart } from './open-test-database.ts';

/** The lists that come with the product, which every server fills in at its first start: most of what that takes. */
export const builtinLists: SharedStart = {
  name: 'lists',
  make: async (db) => {
    await ensureReference(db);
  },
};

/** As a server without a book leaves it after its first start: for one whose first start is not what is proved. */
export const startedBefore: SharedStart = {
  name: 'started_before',
  on: builtinLists,
  make: async (db) => {
    await seedDemo(db);
  },
};
