import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeService } from '../../../../server/src/ports/test/fake-service.ts';
import { openTestDatabase, type TestDatabase } from '../../../../server/test/open-test-database.ts';
import { openBankCheck } from './open-bank-check.ts';

let test: TestDatabase;
let service: Awaited<ReturnType<typeof fakeService>>;
const warned: string[] = [];
const log = { warn: (_: object, message: string) => warned.push(message) };
beforeAll(async () => {
  test = await openTestDatabase();
  service = await fakeService();
  await test.db.read(
    'system',
    `insert into distributor (arn, name, user_type) values ('ARN-1', 'N', 'IFA_USER')`,
  );
  await test.db.read(
    'system',
    `insert into investor (arn, client_key, pan, name, mobile) values ('ARN-1', 'AAAPA1111A', 'AAAPA1111A', 'Asha Pillai', '5612345678')`,
  );
});
afterAll(async () => {
  await service.close();
  await test.close();
});

const requested = { reference: 'R1', ifsc: 'HDFC0000001', account: '50100012345678', holder: 'Asha Pillai' };

describe("the demo's bank", () => {
  const bank = () => openBankCheck({ bankCheck: null }, { db: test.db, log });

  it.each([
    ['50100012345678', { kind: 'found', name: 'Asha Pillai' }],
    ['50100012349901', { kind: 'found', name: 'Ramesh Chandra Verma' }],
    ['50100012349902', { kind: 'none' }],
    ['50100012349903', { kind: 'no-answer' }],
  ])('answers for the account %s', async (account, answer) => {
    expect(await bank().dropPenny({ ...requested, account })).toEqual(answer);
  });

  it.each([
    ['asha.pillai@okbank', { kind: 'found', name: 'Asha Pillai' }],
    ['Asha.Pillai-2@okbank', { kind: 'found', name: 'Asha Pillai' }],
    ['5612345678@okbank', { kind: 'found', name: 'Asha Pillai' }],
    ['5600000000@okbank', { kind: 'none' }],
    ['other@okbank', { kind: 'found', name: 'Ramesh Chandra Verma' }],
    ['closed@okbank', { kind: 'none' }],
    ['timeout@okbank', { kind: 'no-answer' }],
  ])('says whose UPI ID %s is', async (vpa, answer) => {
    expect(await bank().lookUpVpa(vpa)).toEqual(answer);
  });
});

describe('a bank over HTTP', () => {
  const bank = (timeoutMs = 2000) =>
    openBankCheck({ bankCheck: { url: service.url, timeoutMs } }, { db: test.db, log });

  it('gets one rupee for one reference, and names the holder', async () => {
    service.answer = ({ path }) => ({
      body: { result: 'found', name: path === '/accounts' ? 'ASHA P' : 'ASHA' },
    });
    expect(await bank().dropPenny(requested)).toEqual({ kind: 'found', name: 'ASHA P' });
    expect(await bank().lookUpVpa('asha@okbank')).toEqual({ kind: 'found', name: 'ASHA' });
    expect(service.requested.map(({ path, body }) => [path, body])).toEqual([
      [
        '/accounts',
        { reference: 'R1', ifsc: requested.ifsc, account: requested.account, name: 'Asha Pillai' },
      ],
      ['/vpas', { vpa: 'asha@okbank' }],
    ]);
    service.answer = () => ({ body: { result: 'none' } });
    expect(await bank().dropPenny(requested)).toEqual({ kind: 'none' });
  });

  it.each([
    ['hangs', 'hang' as const],
    ['breaks off', 'cut' as const],
    ['fails', { status: 500, body: {} }],
    ['refuses', { status: 403, body: {} }],
    ['answers another form', { body: { result: 'found' } }],
  ])('that %s gave no answer, and the log has no account number', async (_, answer) => {
    service.answer = () => answer;
    warned.length = 0;
    expect(await bank(100).dropPenny(requested)).toEqual({ kind: 'no-answer' });
    expect(warned).toHaveLength(1);
    expect(warned.join()).not.toContain(requested.account);
  });
});
