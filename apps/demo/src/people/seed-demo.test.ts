import { isInternalTeamArn, parseArn } from '@hub/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/src/config/read-config.ts';
import { ensureAppState } from '../../../server/src/db/app-state.ts';
import { openTestDatabase, type TestDatabase } from '../../../server/test/open-test-database.ts';
import { demoDistributors } from './demo-people.ts';
import { seedDemo } from './seed-demo.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

describe("the demo's people", () => {
  it('are there once, however often the demo starts', async () => {
    expect(await seedDemo(test.db)).toBe(demoDistributors.length);
    expect(await seedDemo(test.db)).toBe(0);
    const rows = await test.db.read<{ arn: string; manager: string }>(
      'system',
      `select d.arn, m.name as manager from distributor d
       join rm_mapping r on r.arn = d.arn join relationship_manager m on m.id = r.rm_id order by d.arn`,
    );
    expect(rows.map((row) => row.arn)).toEqual(demoDistributors.map((person) => person.arn).sort());
    expect(new Set(rows.map((row) => row.manager))).toEqual(new Set(['Rohit Kulkarni']));
  });

  it('that somebody changed stay changed', async () => {
    await test.db.read('system', "update distributor set name = 'Meera N' where arn = 'ARN-100001'");
    await seedDemo(test.db);
    expect(await test.db.read('system', "select name from distributor where arn = 'ARN-100001'")).toEqual([
      { name: 'Meera N' },
    ]);
  });

  it('can be reached nowhere', () => {
    for (const { mobile, email } of demoDistributors) {
      expect(mobile).toMatch(/^555\d{7}$/);
      expect(email).toMatch(/@example\.com$/);
    }
  });

  it('have canonical ARNs, and the internal teams are those of the brand', () => {
    const { groups, suffix } = readConfig({}).brand.internalTeams;
    for (const { arn, shows } of demoDistributors) {
      expect(parseArn(arn)).toBe(arn);
      expect(isInternalTeamArn(arn, groups, suffix)).toBe(shows.startsWith('internal team'));
    }
  });
});

describe('app state', () => {
  it("begins with the brand's versions and keeps what an operator set", async () => {
    await ensureAppState(test.db, { android: '1.1', ios: '1.2', web: '1.0' });
    await test.db.read('system', "update app_state set version = '2.0' where id = 1");
    await ensureAppState(test.db, { android: '1.5', ios: '1.5', web: '1.5' });
    expect(
      await test.db.read('nobody', 'select id, version, maintenance from app_state order by id'),
    ).toEqual([
      { id: 1, version: '2.0', maintenance: false },
      { id: 2, version: '1.2', maintenance: false },
      { id: 3, version: '1.0', maintenance: false },
    ]);
  });
});
