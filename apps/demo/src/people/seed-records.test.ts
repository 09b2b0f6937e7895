import { isEuin, isIfsc, isPan } from '@hub/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../server/test/open-test-database.ts';
import { demoDistributors } from './demo-people.ts';
import { demoRecords } from './demo-records.ts';
import { seedDemo } from './seed-demo.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
  await seedDemo(test.db);
});
afterAll(() => test.close());

const today = "(now() at time zone 'Asia/Kolkata')::date";

describe("the demo's ARN records", () => {
  it('are one for everybody, in the forms the trade writes', () => {
    expect(Object.keys(demoRecords)).toEqual(demoDistributors.map(({ arn }) => arn));
    for (const [arn, { pan, bank, euins }] of Object.entries(demoRecords)) {
      if (pan !== null) expect(isPan(pan) && pan.startsWith('ZZZ'), arn).toBe(true);
      if (bank !== null) expect(isIfsc(bank.ifsc) && /^\d{9,18}$/.test(bank.account), arn).toBe(true);
      for (const { euin } of euins) expect(euin !== '' && isEuin(euin), euin).toBe(true);
    }
  });

  it('name nobody twice: every PAN and every EUIN is one', () => {
    const all = Object.values(demoRecords);
    const pans = all.flatMap(({ pan }) => pan ?? []);
    const euins = all.flatMap((record) => record.euins.map(({ euin }) => euin));
    expect(new Set(pans).size).toBe(pans.length);
    expect(new Set(euins).size).toBe(euins.length);
  });

  it('run three years and end as many days from today as they should', async () => {
    const rows = await test.db.read<{ arn: string; left: number; days: number }>(
      'system',
      `select arn, valid_to - ${today} as left, valid_to - valid_from + 1 as days from distributor`,
    );
    for (const { arn, days } of rows) expect([1095, 1096], arn).toContain(days);
    const left = Object.fromEntries(rows.map((row) => [row.arn, row.left]));
    expect(left).toMatchObject({ 'ARN-100001': 200, 'ARN-100002': 25, 'ARN-100005': -34 });
    expect(Object.keys(left)).toHaveLength(demoDistributors.length);
  });

  it('have an EUIN that is past and one that soon will be, to show what that looks like', async () => {
    expect(
      await test.db.read(
        { arn: 'ARN-100001' },
        `select count(*)::int4 as all, (count(*) filter (where valid_to < ${today}))::int4 as past,
                (count(*) filter (where valid_to between ${today} and ${today} + 30))::int4 as soon from euin`,
      ),
    ).toEqual([{ all: 4, past: 1, soon: 1 }]);
  });

  it('say how an ARN stands', async () => {
    const rows = await test.db.read<{ arn: string; status: string }>(
      'system',
      "select arn, status from distributor where status <> 'active' order by arn",
    );
    expect(rows).toEqual([
      { arn: 'ARN-100005', status: 'expired' },
      { arn: 'ARN-100006', status: 'suspended' },
      { arn: 'ARN-100007', status: 'not-empanelled' },
    ]);
  });

  it('leave the name to the record and the picture to the distributor', async () => {
    expect(
      await test.db.read(
        'system',
        'select arn from distributor_profile where display_name is not null or picture is not null',
      ),
    ).toEqual([]);
  });

  it('that somebody changed stay changed; a demo from before there were any gets them', async () => {
    await test.db.read({ arn: 'ARN-100001' }, "update distributor_profile set city = 'Thrissur'");
    await test.db.read('system', "update distributor set address = 'Moved' where arn = 'ARN-100001'");
    await test.db.read('system', "delete from euin where arn = 'ARN-100002'");
    await test.db.read(
      'system',
      "update distributor set pan = null, valid_to = null, valid_from = null where arn = 'ARN-100002'",
    );
    await seedDemo(test.db);
    expect(
      await test.db.read(
        'system',
        `select address, city from distributor join distributor_profile using (arn) where arn = 'ARN-100001'`,
      ),
    ).toEqual([{ address: 'Moved', city: 'Thrissur' }]);
    expect(
      await test.db.read(
        'system',
        `select pan, (select count(*)::int4 from euin where euin.arn = d.arn) as euins
           from distributor d where arn = 'ARN-100002'`,
      ),
    ).toEqual([{ pan: 'ZZZPS1002B', euins: 3 }]);
  });
});

describe("the demo's certificates", () => {
  it('are one of empanelment for each who is or was empanelled, in every standing, and one of a training', async () => {
    const rows = await test.db.read<{ arn: string; kind: string; validity: string }>(
      'system',
      `select arn, kind, case when revoked_at is not null then 'revoked' when valid_to < ${today} then 'expired'
                              else 'valid' end as validity from certificate order by kind, arn`,
    );
    const validities: Partial<Record<string, string>> = { expired: 'expired', suspended: 'revoked' };
    const expected = demoDistributors
      .filter(({ status }) => status !== 'not-empanelled')
      .map(({ arn, status = '' }) => ({ arn, kind: 'empanelment', validity: validities[status] ?? 'valid' }));
    expect(rows).toEqual([...expected, { arn: 'ARN-100001', kind: 'training', validity: 'valid' }]);
  });
});
