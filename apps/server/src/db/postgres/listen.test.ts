import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../test/open-test-database.ts';
import { PostgresDatabase } from './postgres.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** What a listener is said, in its order; `next` waits for it. */
function recorder() {
  const said: string[] = [];
  let wake = Promise.withResolvers<void>();
  const note = (what: string) => {
    said.push(what);
    wake.resolve();
  };
  return {
    listener: { notified: note, up: () => note('(up)'), down: () => note('(down)') },
    async next(): Promise<string> {
      while (said.length === 0) {
        await wake.promise;
        wake = Promise.withResolvers();
      }
      return said.shift() ?? '';
    },
  };
}

const say = (text: string) =>
  database.db.transaction('nobody', (tx) => tx.query("select pg_notify('test_news', $1)", [text]));

describe('listening', () => {
  it('hears what was committed, once for a transaction, and nothing that was taken back', async () => {
    const { listener, next } = recorder();
    const listening = database.db.listen('test_news', listener);
    expect(await next()).toBe('(up)');
    await expect(
      database.db.transaction('nobody', async (tx) => {
        await tx.query("select pg_notify('test_news', 'never')");
        throw new Error('taken back');
      }),
    ).rejects.toThrow('taken back');
    await database.db.transaction('nobody', async (tx) => {
      for (let n = 0; n < 3; n++) await tx.query("select pg_notify('test_news', 'first')");
    });
    await say('second');
    expect([await next(), await next()]).toEqual(['first', 'second']);
    await listening.close();
  });

  it.runIf(process.env.HUB_TEST_DB === 'postgres')(
    'says when its connection broke, and hears again on the next one',
    async () => {
      const { listener, next } = recorder();
      const listening = database.db.listen('test_news', listener);
      expect(await next()).toBe('(up)');
      await database.db.asOwner((owner) =>
        owner.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
            where application_name = 'hub-listen' and datname = current_database()`,
        ),
      );
      expect([await next(), await next()]).toEqual(['(down)', '(up)']);
      await say('again');
      expect(await next()).toBe('again');
      await listening.close();
    },
  );

  it.runIf(process.env.HUB_TEST_DB === 'postgres')(
    'says so when there is no database, and stops trying when it is closed',
    async () => {
      const { listener, next } = recorder();
      const nowhere = new PostgresDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' });
      const listening = nowhere.listen('test_news', listener);
      expect([await next(), await next()]).toEqual(['(down)', '(down)']);
      await listening.close();
      await nowhere.close();
    },
  );
});
