import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paise } from '@hub/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../test/open-test-database.ts';
import { exchangeFolder } from '../registrar/file/exchange-folder.ts';
import { type MandateFileRow, readMandateFile, writeMandateFile } from './mandate-file.ts';
import type { Debit, DebitAnswer, MandateAnswer, MandateRequest } from './mandates.ts';
import { nachBank } from './nach-bank.ts';
import { readPositions } from './read-positions.ts';

let test: TestDatabase;
let dir = '';
const now = Temporal.Instant.from('2026-11-16T09:00:00+05:30');
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());
beforeEach(async () => {
  if (dir !== '') rmSync(dir, { recursive: true, force: true });
  dir = mkdtempSync(join(tmpdir(), 'nach-'));
  mkdirSync(join(dir, 'in'));
  await test.db.asOwner(({ script }) =>
    script('truncate bank_mandate, bank_lot, bank_debit, bank_file, bank_quarantine'),
  );
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const who = {
  userName: 'Aranya Mutual Fund',
  userNumber: 'NACH00000000012345',
  sponsorIfsc: 'HDFC0000001',
  sponsorAccount: '57500000123456',
};
const bank = () =>
  nachBank({
    db: test.db,
    exchange: exchangeFolder(dir, '.txt'),
    terms: { ...who, ...readPositions({}) },
    now: () => now,
  });
const request = (id: string, more: Partial<MandateRequest> = {}): MandateRequest => ({
  arn: 'ARN-1',
  id,
  folioNo: '1/1',
  payer: {
    name: 'Asha Menon',
    accountNo: '50100012344321',
    ifsc: 'HDFC0000001',
    accountType: 'SB',
    mobile: '9811111111',
    email: null,
  },
  vpa: null,
  channel: 'netbanking',
  limit: paise(25_000_00n),
  startsOn: Temporal.PlainDate.from('2026-11-20'),
  endsOn: Temporal.PlainDate.from('2046-11-19'),
  returnUrl: '/',
  ...more,
});
const debit = (reference: string, more: Partial<Debit> = {}): Debit => ({
  arn: 'ARN-1',
  reference,
  mandateId: 'M1',
  umrn: 'HDFC7010000000000001',
  amount: paise(5000_00n),
  on: Temporal.PlainDate.from('2026-11-18'),
  payer: { name: 'Asha Menon', accountNo: '50100012344321', ifsc: 'HDFC0000001' },
  ...more,
});
const system = <T>(work: Parameters<TestDatabase['db']['transaction']>[1]) =>
  test.db.transaction('system', work) as Promise<T>;
const mandateNews = async () => {
  const given: MandateAnswer[] = [];
  await bank().answerMandates({ now, take: async (_, answers) => void given.push(...answers) });
  return given.map((one) => `${one.id} ${one.type === 'rejected' ? one.code : one.type}`);
};
const debitNews = async () => {
  const given: DebitAnswer[] = [];
  await bank().answerDebits({ now, take: async (_, answers) => void given.push(...answers) });
  return given
    .map((one) => `${one.reference} ${one.type === 'paid' ? 'paid' : `${one.type} ${one.code}`}`)
    .sort();
};
const written = () => readdirSync(join(dir, 'out')).sort();
const linesOf = (name: string) =>
  readFileSync(join(dir, 'out', name), 'utf8')
    .trimEnd()
    .split('\n');
const respond = (name: string, lines: readonly string[]) =>
  writeFileSync(join(dir, 'in', name), lines.join('\n'));
const put = (line: string, at: number, text: string) =>
  line.slice(0, at - 1) + text + line.slice(at - 1 + text.length);
const quarantined = () =>
  test.db.read<{ line: number; reference: string | null; reason: string }>(
    'system',
    'select line, reference, reason from bank_quarantine order by id',
  );

describe('mandates in files', () => {
  it('go out once, are with the bank, and come back with a number or a reason', async () => {
    await system((tx) => bank().register(tx, request('M1')));
    await system((tx) => bank().register(tx, request('M2')));
    expect(await mandateNews()).toEqual(['M1 sent', 'M2 sent']);
    expect(await mandateNews()).toEqual([]);
    expect(written()).toEqual(['mandates-20261116-001.txt']);
    const [head = '', one = '', two = ''] = linesOf('mandates-20261116-001.txt');
    expect([head.length, one.length]).toEqual([220, 220]);
    respond('response-1.txt', [
      head,
      put(put(one, 34, 'HDFC7010000000000001'), 185, '1'),
      put(two, 185, '0M003'),
    ]);
    expect(await mandateNews()).toEqual(['M1 approved', 'M2 M003']);
    respond('response-2.txt', [
      head,
      put(put(one, 34, 'HDFC7010000000000001'), 185, '1'),
      put(two, 185, '0M003'),
    ]);
    expect(await mandateNews()).toEqual([]);
    // One that is cancelled later goes out as that.
    await system((tx) => bank().cancel(tx, { id: 'M1', umrn: 'HDFC7010000000000001' }));
    await mandateNews();
    expect(linesOf('mandates-20261116-002.txt')[1]?.slice(2, 5)).toBe('XM1');
  });

  it('of 10,000 random rows come back as they went', () => {
    const layout = readPositions({}).mandates;
    const anyRow = fc.record({
      payerName: fc.string({ unit: 'grapheme', maxLength: 60 }),
      accountNo: fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 5, maxLength: 35 }),
      accountType: fc.constantFrom<MandateFileRow['accountType'][]>('SB', 'CB', 'NE', 'NO'),
      limit: fc.bigInt({ min: 100n, max: 1_000_000_000n }),
      umrn: fc.string({ unit: fc.constantFrom(...'ABCDEFGHIJ0123456789'), minLength: 20, maxLength: 20 }),
      code: fc.constantFrom(null, 'M003', 'AP02', '0123'),
    });
    const rows = fc.sample(anyRow, { numRuns: 10_000, seed: 37 }).map((row, at) => ({
      ...row,
      reference: `M${String(at).padStart(11, '0')}`,
      limit: paise(row.limit),
    }));
    const file = writeMandateFile(
      { userNumber: who.userNumber, fileNo: 7, createdOn: Temporal.PlainDate.from('2026-11-16') },
      rows.map(({ umrn: _umrn, code: _code, ...row }) => ({
        ...row,
        action: 'create' as const,
        umrn: null,
        ifsc: 'HDFC0000001',
        startsOn: Temporal.PlainDate.from('2026-11-20'),
        endsOn: Temporal.PlainDate.from('2046-11-19'),
        mobile: '+91 98111 11111',
      })),
    );
    const [head = '', ...lines] = file.trimEnd().split('\n');
    const answered = lines.map((line, at) => {
      const { umrn = '', code = null } = rows[at] ?? {};
      return code === null ? put(put(line, 34, umrn), 185, '1') : put(line, 185, `0${code}`);
    });
    expect(readMandateFile([head, ...answered].join('\r\n'), layout)).toEqual({
      refused: null,
      quarantined: [],
      rows: rows.map(({ reference, umrn, code }, at) => ({
        line: at + 2,
        reference,
        ...(code === null ? { umrn, code: null } : { umrn: null, code }),
      })),
    });
  });

  it('that are damaged are refused whole or put aside row by row, with words', async () => {
    for (const id of ['M1', 'M2', 'M3']) await system((tx) => bank().register(tx, request(id)));
    await mandateNews();
    const [head = '', one = '', two = '', three = ''] = linesOf('mandates-20261116-001.txt');
    const ok = (line: string) => put(put(line, 34, 'HDFC7010000000000001'), 185, '1');
    respond('a-cut.txt', [head, ok(one)]);
    respond('b-total.txt', [put(head, 47, '000000000000001'), ok(one), ok(two), ok(three)]);
    respond('c-rows.txt', [
      head,
      put(two, 185, '0M999'),
      put(two, 185, '0M003'),
      put(put(three, 4, 'M9 '), 185, '0M003'),
    ]);
    expect(await mandateNews()).toEqual([]);
    expect(
      (await quarantined()).map(({ line, reference, reason }) => `${line} ${reference} ${reason}`),
    ).toEqual([
      '0 null The file has 1 rows, its header says 3',
      '0 null The limits do not add up to the total of the header',
      '2 M2 The reason M999 is not known',
      '3 M2 The file has this reference already',
      '4 M9 Nobody knows this reference',
    ]);
    respond('d-right.txt', [head, ok(one), put(two, 185, '0M003'), put(three, 185, '0M026')]);
    expect(await mandateNews()).toEqual(['M1 approved', 'M2 M003', 'M3 M026']);
  });
});

describe('debits in files', () => {
  it('go out in one file a day, and their returns are taken once', async () => {
    await system((tx) =>
      bank().present(tx, [
        debit('I1'),
        debit('I2'),
        debit('I3', { on: Temporal.PlainDate.from('2026-11-19') }),
        debit('I4'),
      ]),
    );
    expect(await debitNews()).toEqual([]);
    expect(written()).toEqual(['debits-20261118-001.txt', 'debits-20261119-001.txt']);
    const [head = '', ...rows] = linesOf('debits-20261118-001.txt');
    expect(rows).toHaveLength(3);
    const flags = ['1  ', '004', '026'];
    const answer = [head, ...rows.map((row, at) => put(row, 154, flags[at] ?? ''))];
    respond('returns-1.txt', answer);
    expect(await debitNews()).toEqual(['I1 paid', 'I2 returned 04', 'I4 rejected 26']);
    respond('returns-2.txt', answer);
    expect(await debitNews()).toEqual([]);
    const waiting = await test.db.read<{ debit_on: string }>('system', 'select debit_on from bank_lot');
    expect(waiting).toEqual([{ debit_on: '2026-11-19' }]);
    // Presented again after its answer, it is still the same.
    await system((tx) => bank().present(tx, [debit('I1')]));
    await debitNews();
    expect(await test.db.read('system', 'select 1 from bank_debit')).toHaveLength(4);
  });

  it('nobody sent, with another amount or number, or not final, are put aside', async () => {
    await system((tx) =>
      bank().present(
        tx,
        ['I1', 'I2', 'I3', 'I4'].map((one) => debit(one)),
      ),
    );
    await debitNews();
    const [head = '', one = '', two = '', three = '', four = ''] = linesOf('debits-20261118-001.txt');
    const paid = (line: string) => put(line, 154, '1');
    respond('returns.txt', [
      put(head, 113, '0000002000001'),
      paid(put(one, 232, 'I9')),
      paid(put(two, 121, '0000000500001')),
      paid(put(three, 280, 'HDFC7010000000000009')),
      put(four, 154, '098'),
    ]);
    expect(await debitNews()).toEqual([]);
    expect((await quarantined()).map(({ reference, reason }) => `${reference} ${reason}`)).toEqual([
      'I9 Nobody sent this debit',
      'I2 The amount differs from the debit’s',
      'I3 The mandate’s number differs from the debit’s',
      'I4 Not final: The bank needs more time',
    ]);
    respond('returns-later.txt', [head, paid(one), paid(two), paid(three), paid(four)]);
    expect(await debitNews()).toEqual(['I1 paid', 'I2 paid', 'I3 paid', 'I4 paid']);
  });

  it('are read once by several that work at once', async () => {
    await system((tx) =>
      bank().present(
        tx,
        Array.from({ length: 30 }, (_, n) => debit(`I${n}`)),
      ),
    );
    await debitNews();
    const [head = '', ...rows] = linesOf('debits-20261118-001.txt');
    respond('returns.txt', [head, ...rows.map((row) => put(row, 154, '1'))]);
    const given = await Promise.all([debitNews(), debitNews(), debitNews()]);
    expect(given.flat()).toHaveLength(30);
  });
});

describe('positions that a bank wants otherwise', () => {
  it('are taken from the configuration', async () => {
    const { debits } = readPositions({ 'debits.detail.flag': '155-155', 'debits.detail.reason': '156-156' });
    expect(debits.detail.flag).toEqual({ from: 155, to: 155 });
  });

  it('that overlap, are unknown or no positions are an error at the start', () => {
    expect(() => readPositions({ 'debits.detail.reason': '155-157' })).toThrow(/payerIfsc overlaps/);
    expect(() => readPositions({ 'debits.detail.colour': '1-2' })).toThrow(/no field debits.detail.colour/);
    expect(() => readPositions({ 'mandates.detail.flag': 'here' })).toThrow(/positions like/);
  });
});
