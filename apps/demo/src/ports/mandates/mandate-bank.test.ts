import { paise } from '@hub/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  Debit,
  DebitAnswer,
  MandateAnswer,
  MandateRequest,
} from '../../../../server/src/ports/mandates/mandates.ts';
import { pageTokens } from '../../../../server/src/ports/payments/page-token.ts';
import { openTestDatabase, type TestDatabase } from '../../../../server/test/open-test-database.ts';
import { demoMandateBank } from './mandate-bank.ts';

let test: TestDatabase;
let now = Temporal.Instant.from('2026-11-16T09:00:00+05:30');
const at = (text: string) => {
  now = Temporal.Instant.from(`${text}+05:30`);
};
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());
beforeEach(async () => {
  at('2026-11-16T09:00');
  await test.db.asOwner(({ script }) => script('truncate bank_mandate, bank_lot, bank_debit'));
});

const bankOf = () =>
  demoMandateBank({
    db: test.db,
    clock: { now: () => now, today: () => Temporal.PlainDate.from('2026-11-16') },
    tokens: pageTokens(new Uint8Array(32)),
  });
const request = (more: Partial<MandateRequest> = {}): MandateRequest => ({
  arn: 'ARN-100001',
  id: 'OTM000000001',
  folioNo: '1/1',
  payer: {
    name: 'Asha Menon',
    accountNo: '50100012344321',
    ifsc: 'HDFC0000001',
    accountType: 'SB',
    mobile: null,
    email: null,
  },
  vpa: null,
  channel: 'netbanking',
  limit: paise(25_000_00n),
  startsOn: Temporal.PlainDate.from('2026-11-20'),
  endsOn: Temporal.PlainDate.from('2046-11-20'),
  returnUrl: '/',
  ...more,
});
const debit = (reference: string, more: Partial<Debit> = {}): Debit => ({
  arn: 'ARN-100001',
  reference,
  mandateId: 'OLD',
  umrn: 'HDFC7010000000000001',
  amount: paise(5000_00n),
  on: Temporal.PlainDate.from('2026-11-18'),
  payer: { name: 'Asha Menon', accountNo: '50100012344321', ifsc: 'HDFC0000001' },
  ...more,
});
const bank = bankOf;
const register = (more: Partial<MandateRequest> = {}) =>
  test.db.transaction({ arn: 'ARN-100001' }, (tx) => bank().register(tx, request(more)));
const present = (...debits: Debit[]) =>
  test.db.transaction({ arn: 'ARN-100001' }, (tx) => bank().present(tx, debits));
const mandateNews = async () => {
  const given: MandateAnswer[] = [];
  await bank().answerMandates({ now, take: async (_, answers) => void given.push(...answers) });
  return given;
};
const debitNews = async () => {
  const given: DebitAnswer[] = [];
  await bank().answerDebits({ now, take: async (_, answers) => void given.push(...answers) });
  return given
    .map(
      (answer) => `${answer.reference} ${answer.type === 'paid' ? 'paid' : `${answer.type} ${answer.code}`}`,
    )
    .sort();
};

describe('a mandate at the embedded bank', () => {
  it('waits for the holder, is live at once then, and gets a number that says how it was approved', async () => {
    const { approvalUrl } = await register();
    expect(await mandateNews()).toEqual([]);
    const opened = await bank().bank.open(approvalUrl?.split('/').at(-1) ?? '');
    expect(opened?.status).toBe('waiting');
    await bank().bank.approve('OTM000000001');
    const [sent, answer] = await mandateNews();
    expect(sent?.type).toBe('sent');
    expect(answer).toMatchObject({ type: 'approved', id: 'OTM000000001' });
    expect(answer?.type === 'approved' && answer.umrn).toMatch(/^HDFC7.1\d{13}$/);
    expect(await mandateNews()).toEqual([]);
  });

  it('of UPI is live as soon as it is approved; a form takes five business days', async () => {
    await register({ channel: 'upi', vpa: 'asha@okbank' });
    await bank().bank.approve('OTM000000001');
    expect((await mandateNews()).map(({ type }) => type)).toEqual(['sent', 'approved']);
    expect(await register({ id: 'OTM2', channel: 'paper' })).toEqual({ approvalUrl: null });
    at('2026-11-20T18:00');
    expect(await mandateNews()).toEqual([]);
    at('2026-11-23T18:00');
    expect(await mandateNews()).toMatchObject([
      { id: 'OTM2', type: 'approved', umrn: expect.stringMatching(/^HDFC0/) },
    ]);
  });

  it('that the holder declines is rejected with the code, once', async () => {
    await register();
    await bank().bank.reject('OTM000000001', 'AP02');
    await bank().bank.approve('OTM000000001');
    expect(await mandateNews()).toMatchObject([{ type: 'rejected', code: 'AP02' }]);
    expect(await mandateNews()).toEqual([]);
  });

  it('that the holder takes back is said once, and debits nothing more', async () => {
    await register({ channel: 'upi' });
    await bank().bank.approve('OTM000000001');
    await mandateNews();
    await present(debit('I1', { mandateId: 'OTM000000001', on: Temporal.PlainDate.from('2026-11-16') }));
    await bank().bank.revoke('OTM000000001');
    expect(await mandateNews()).toMatchObject([{ type: 'cancelled' }]);
    at('2026-11-16T12:00');
    expect(await debitNews()).toEqual(['I1 returned 61']);
  });

  it('has a page only for who knows its address', async () => {
    await register();
    expect(await bank().bank.open(`OTM000000001-${'0'.repeat(32)}`)).toBeNull();
  });
});

describe('a debit at the embedded bank', () => {
  it('is answered from noon of its day, by its amount', async () => {
    await present(
      debit('I1'),
      debit('I2', { amount: paise(5004_00n) }),
      debit('I3', { amount: paise(12_026_00n) }),
      debit('I4', { on: Temporal.PlainDate.from('2026-11-19') }),
    );
    at('2026-11-18T11:59');
    expect(await debitNews()).toEqual([]);
    at('2026-11-18T12:00');
    expect(await debitNews()).toEqual(['I1 paid', 'I2 returned 04', 'I3 rejected 26']);
    expect(await debitNews()).toEqual([]);
  });

  it('presented twice is one, before its answer and after', async () => {
    await present(debit('I1'));
    await present(debit('I1'), debit('I2'));
    at('2026-11-19T09:00');
    expect(await debitNews()).toEqual(['I1 paid', 'I2 paid']);
    await present(debit('I1'));
    expect(await debitNews()).toEqual([]);
  });

  it('above the limit or after the end of a mandate is stopped on the way', async () => {
    await register({ channel: 'upi', endsOn: Temporal.PlainDate.from('2026-11-17') });
    await bank().bank.approve('OTM000000001');
    await mandateNews();
    const on = Temporal.PlainDate.from('2026-11-16');
    await present(
      debit('I1', { mandateId: 'OTM000000001', amount: paise(25_001_00n), on }),
      debit('I2', { mandateId: 'OTM000000001' }),
      debit('I3', { mandateId: 'OTM000000001', on }),
    );
    at('2026-11-19T09:00');
    expect(await debitNews()).toEqual(['I1 rejected 26', 'I2 rejected 29', 'I3 paid']);
  });

  it('that nobody can take holds up no other', async () => {
    await present(debit('I1'), debit('I2'), debit('I3'));
    at('2026-11-18T13:00');
    const given: string[] = [];
    const work = bank().answerDebits({
      now,
      take: async (_, answers) => {
        if (answers.some(({ reference }) => reference === 'I2')) throw new Error('not that one');
        given.push(...answers.map(({ reference }) => reference));
      },
    });
    await expect(work).rejects.toThrow('not that one');
    expect(given.sort()).toEqual(['I1', 'I3']);
    expect(await debitNews()).toEqual(['I2 paid']);
  });

  it('is answered once when several work at once', async () => {
    await present(...Array.from({ length: 40 }, (_, n) => debit(`A${n}`)));
    await present(...Array.from({ length: 40 }, (_, n) => debit(`B${n}`)));
    at('2026-11-18T13:00');
    const given = await Promise.all([debitNews(), debitNews(), debitNews()]);
    expect(new Set(given.flat()).size).toBe(80);
    expect(given.flat()).toHaveLength(80);
  });
});
