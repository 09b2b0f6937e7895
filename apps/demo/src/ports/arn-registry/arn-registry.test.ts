import { isEmail, isEuin, isPan } from '@hub/domain';
import { gstStateName } from '@hub/domain/brokerage/tax/gst-states';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../../../server/src/ports/clock/system-clock.ts';
import { OutsideServiceError } from '../../../../server/src/ports/fetch-json.ts';
import { fakeService } from '../../../../server/src/ports/test/fake-service.ts';
import { openTestDatabase, type TestDatabase } from '../../../../server/test/open-test-database.ts';
import { demoArns, demoRecord } from './demo-arns.ts';
import { openArnRegistry } from './open-arn-registry.ts';

let test: TestDatabase;
let service: Awaited<ReturnType<typeof fakeService>>;
beforeAll(async () => {
  test = await openTestDatabase();
  service = await fakeService();
  await test.db.read(
    'system',
    `insert into distributor (arn, name, user_type, status, mobile)
     values ('ARN-7', 'Seven', 'IFA_USER', 'suspended', '5550000007')`,
  );
});
afterAll(async () => {
  await service.close();
  await test.close();
});

/** The fourth letter of a PAN. */
const panLetters = { individual: 'P', proprietor: 'P', huf: 'H', partnership: 'F', llp: 'F', company: 'C' };

describe("the demo's register", () => {
  const today = Temporal.PlainDate.from('2026-11-15');
  const registry = () => openArnRegistry({ arnRegistry: null }, { db: test.db, clock: systemClock });

  it('has newcomers with codes of the right form', () => {
    for (const { arn } of demoArns) {
      const record = demoRecord(arn, today);
      if (record === null) throw new Error(arn);
      expect(isPan(record.pan) && record.pan.charAt(3) === panLetters[record.constitution], arn).toBe(true);
      expect(
        record.euins.every(({ euin }) => euin !== '' && isEuin(euin)),
        arn,
      ).toBe(true);
      expect(isEmail(record.email ?? ''), arn).toBe(true);
      expect(gstStateName(record.gstState), arn).not.toBeNull();
    }
    expect(new Set(demoArns.map(({ arn }) => arn)).size).toBe(demoArns.length);
  });

  it('knows every ARN that the hub knows, and no other', async () => {
    expect(await registry().find('ARN-7')).toMatchObject({ name: 'Seven', status: 'suspended', euins: [] });
    expect(await registry().find('ARN-200003')).toMatchObject({ constitution: 'company' });
    expect(await registry().find('ARN-8')).toBeNull();
  });
});

describe('a register over HTTP', () => {
  const registry = () =>
    openArnRegistry(
      { arnRegistry: { url: service.url, token: 'of-ours', timeoutMs: 2000 } },
      { db: test.db, clock: systemClock },
    );
  const record = demoRecord('ARN-200001', Temporal.PlainDate.from('2026-11-15'));

  it('is asked for one ARN with our token, and may know nobody', async () => {
    service.answer = () => ({ body: { record } });
    expect(await registry().find('ARN-200001')).toEqual(record);
    expect(service.requested.at(-1)).toMatchObject({
      path: '/arn',
      headers: { authorization: 'Bearer of-ours' },
      body: { arn: 'ARN-200001' },
    });
    service.answer = () => ({ body: { record: null } });
    expect(await registry().find('ARN-200001')).toBeNull();
  });

  it('is not believed when it answers another ARN, or half a record', async () => {
    service.answer = () => ({ body: { record } });
    await expect(registry().find('ARN-200002')).rejects.toThrow(OutsideServiceError);
    service.answer = () => ({ body: { record: { ...record, status: 'fine' } } });
    await expect(registry().find('ARN-200001')).rejects.toThrow(
      'The register of ARNs answered something unreadable',
    );
  });
});
