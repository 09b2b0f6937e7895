import { isPan } from '@hub/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { OutsideServiceError } from '../../../../server/src/ports/fetch-json.ts';
import { fakeService } from '../../../../server/src/ports/test/fake-service.ts';
import { openTestDatabase, type TestDatabase } from '../../../../server/test/open-test-database.ts';
import { demoPans } from './demo-pans.ts';
import { openKyc } from './open-kyc.ts';

let test: TestDatabase;
let service: Awaited<ReturnType<typeof fakeService>>;
beforeAll(async () => {
  test = await openTestDatabase();
  service = await fakeService();
  await test.db.read(
    'system',
    `insert into distributor (arn, name, user_type) values ('ARN-1', 'N', 'IFA_USER'), ('ARN-2', 'M', 'IFA_USER')`,
  );
  await test.db.transaction('system', async (tx) => {
    await tx.query(
      `with people as (
         insert into investor (arn, client_key, pan, name, kyc, birth_date, guardian_name, guardian_pan)
         values ('ARN-1', 'AAAPA1111A', 'AAAPA1111A', 'Asha Pillai', 'ON_HOLD', '1980-05-17', null, null),
                ('ARN-2', 'AAAPF2222B', 'AAAPF2222B', 'Farah Khan', 'VALIDATED', null, 'Salim Khan', 'AAAPK3333C')
         returning arn, id)
       insert into folio (arn, folio_no, investor_id, rta, holders)
       select arn, '1', id, 'CAMS', '[{"name": "Vikram Pillai", "pan": "AAAPV4444D", "kyc": "REGISTERED"}]'
         from people where arn = 'ARN-1'`,
    );
  });
});
afterAll(async () => {
  await service.close();
  await test.close();
});
afterEach(() => {
  service.requested.length = 0;
});

describe("the demo's agency", () => {
  const agency = () => openKyc({ kyc: null }, test.db);

  it('knows the people of the book, whoever their distributor is, in the order asked', async () => {
    expect(await agency().check(['AAAPF2222B', 'AAAPV4444D', 'AAAPK3333C', 'AAAPA1111A'])).toMatchObject([
      { name: 'Farah Khan', status: 'VALIDATED', birthDate: null },
      { name: 'Vikram Pillai', status: 'REGISTERED', birthDate: null },
      { name: 'Salim Khan', status: 'VALIDATED' },
      { name: 'Asha Pillai', status: 'ON_HOLD', birthDate: '1980-05-17' },
    ]);
  });

  it('knows a newcomer for each status and kind of holder, all with PANs of the right form', async () => {
    const found = await agency().check(demoPans.map(({ pan }) => pan));
    expect(found).toEqual(demoPans.map(({ shows: _shows, ...record }) => record));
    expect(found.every(({ pan }) => isPan(pan))).toBe(true);
    expect(new Set(found.map(({ status }) => status))).toEqual(
      new Set(['VALIDATED', 'REGISTERED', 'UNDER_PROCESS', 'ON_HOLD', 'REJECTED', 'DEACTIVATED']),
    );
  });

  it('has nobody by any other PAN', async () => {
    expect(await agency().check(['ZZZPZ9999Z'])).toEqual([
      {
        pan: 'ZZZPZ9999Z',
        status: 'NOT_AVAILABLE',
        name: null,
        birthDate: null,
        isSeeded: null,
        details: null,
      },
    ]);
  });
});

describe('an agency over HTTP', () => {
  const agency = (timeoutMs = 2000) =>
    openKyc({ kyc: { url: `${service.url}/`, token: 'of-ours', timeoutMs } }, test.db);
  const record = { pan: 'AAAPA1111A', status: 'VALIDATED', name: 'Asha Pillai', birthDate: '1980-05-17' };

  it('is asked once for all PANs, with our token, and answers in the order asked', async () => {
    service.answer = () => ({ body: { records: [{ ...record, aadhaarSeeded: true }] } });
    expect(await agency().check(['ZZZPZ9999Z', 'AAAPA1111A'])).toEqual([
      {
        pan: 'ZZZPZ9999Z',
        status: 'NOT_AVAILABLE',
        name: null,
        birthDate: null,
        isSeeded: null,
        details: null,
      },
      { ...record, isSeeded: true, details: null },
    ]);
    expect(service.requested).toMatchObject([
      {
        path: '/check',
        headers: { authorization: 'Bearer of-ours' },
        body: { pans: ['ZZZPZ9999Z', 'AAAPA1111A'] },
      },
    ]);
  });

  it('says where somebody lives and what they do, where it passes that on in the form asked for', async () => {
    const address = { line: '14 Marine Drive', pincode: '682001', city: 'Kochi' };
    const answered = async (details: unknown) => {
      service.answer = () => ({ body: { records: [{ ...record, details }] } });
      return (await agency().check(['AAAPA1111A']))[0];
    };
    expect((await answered({ address, occupation: '02' }))?.details).toEqual({
      address: { ...address, state: '', country: 'IN' },
      birthPlace: '',
      income: null,
      occupation: '02',
      wealth: null,
    });
    for (const odd of [{ address: '14 Marine Drive' }, { address, occupation: 'clerk' }, 'none']) {
      expect(await answered(odd)).toMatchObject({ status: 'VALIDATED', details: null });
    }
  });

  it('is asked a second time when it failed, and no third time', async () => {
    let answers = 0;
    service.answer = () => (answers++ === 0 ? { status: 503, body: {} } : { body: { records: [record] } });
    expect(await agency().check(['AAAPA1111A'])).toMatchObject([{ name: 'Asha Pillai' }]);
    service.answer = () => 'cut';
    service.requested.length = 0;
    await expect(agency().check(['AAAPA1111A'])).rejects.toThrow(OutsideServiceError);
    expect(service.requested).toHaveLength(2);
  });

  it('is not asked again when it refuses, and an answer of another form is none', async () => {
    service.answer = () => ({ status: 401, body: {} });
    await expect(agency().check(['AAAPA1111A'])).rejects.toThrow('The KYC agency answered 401');
    expect(service.requested).toHaveLength(1);
    service.answer = () => ({ body: { records: [{ ...record, status: 'FINE' }] } });
    await expect(agency().check(['AAAPA1111A'])).rejects.toThrow(
      'The KYC agency answered something unreadable',
    );
  });

  it('that does not answer is given up on, without a word of what was asked', async () => {
    service.answer = () => 'hang';
    await expect(agency(100).check(['AAAPA1111A'])).rejects.toThrow(/^The KYC agency could not be reached$/);
  });
});
