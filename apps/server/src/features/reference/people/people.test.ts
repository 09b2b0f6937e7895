import { euins, nomineeRelations, taxStatusList } from '@hub/contract/calls/reference/reference';
import { taxStatuses } from '@hub/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';

let hub: TestApp;
let client: TestClient;
beforeAll(async () => {
  hub = await testApp();
  client = hub.client();
  await client.logIn(people.ifa.arn);
});
afterAll(() => hub.close());

describe('the tax statuses', () => {
  it('travel with the six fields of the spec and no other [S3-12]', async () => {
    const { status, text } = await client.send(taxStatusList, {});
    expect(status).toBe(200);
    const { Table: rows }: { Table: Record<string, unknown>[] } = JSON.parse(text);
    expect(rows).toHaveLength(11);
    for (const row of rows) {
      expect(Object.keys(row)).toEqual([
        'TAX_STATUS_CODE',
        'TAX_STATUS_DESC',
        'RESIDENT_FLAG',
        'ENTRY_TIME',
        'MINOR',
        'NOMINEE',
      ]);
      for (const value of Object.values(row)) expect(value).toMatch(/./);
    }
    expect(rows.map((row) => row.TAX_STATUS_CODE)).toEqual(taxStatuses.map(({ code }) => code));
    expect(rows[0]).toMatchObject({
      TAX_STATUS_DESC: 'Individual',
      RESIDENT_FLAG: 'RESIDENT',
      MINOR: 'N',
      NOMINEE: 'Y',
    });
  });
});

describe('the relations of a nominee', () => {
  it('are each there once; father, mother and court may be a guardian', async () => {
    const rows = await client.request(nomineeRelations, {});
    expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length);
    expect(rows.filter(({ mayBeGuardian }) => mayBeGuardian).map(({ code }) => code)).toEqual([
      '06',
      '13',
      '23',
    ]);
  });

  it('begin with those that most nominees are, the others by name', async () => {
    const names = (await client.request(nomineeRelations, {})).map(({ name }) => name);
    expect(names.slice(0, 5)).toEqual(['Spouse', 'Son', 'Daughter', 'Father', 'Mother']);
    expect(names.slice(5, 7)).toEqual(['Aunt', 'Brother-in-law']);
  });
});

describe('the EUINs', () => {
  beforeAll(() =>
    hub.db.transaction('system', async (tx) => {
      for (const [arn, euin, name, from, to] of [
        [people.ifa.arn, 'E000003', 'Anil', '2026-11-16', '2029-11-15'],
        [people.ifa.arn, 'E000001', 'Meera', '2024-01-01', '2026-11-15'],
        [people.ifa.arn, 'E000002', 'Zubin', '2023-11-15', '2026-11-14'],
        [people.ifa.arn, 'E000004', 'Noor', null, null],
        [people.other.arn, 'E000009', 'Imran', null, null],
      ]) {
        await tx.query(
          'insert into euin (arn, euin, name, valid_from, valid_to) values ($1, $2, $3, $4, $5)',
          [arn, euin, name, from, to],
        );
      }
    }),
  );

  it('are those of the ARN, the good ones first, good on their last day too', async () => {
    const rows = await client.request(euins, {});
    expect(rows.map(({ euin, validity }) => [euin, validity])).toEqual([
      ['E000001', 'valid'],
      ['E000004', 'valid'],
      ['E000003', 'future'],
      ['E000002', 'expired'],
    ]);
  });

  it('are none for an ARN that has none', async () => {
    const restricted = hub.client();
    await restricted.logIn(people.restricted.arn);
    expect(await restricted.request(euins, {})).toEqual([]);
  });
});
