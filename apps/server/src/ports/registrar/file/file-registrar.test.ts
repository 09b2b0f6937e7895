import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayNumber, moneyOf, navOf, paise, writeMoney } from '@hub/domain';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../../../test/open-test-database.ts';
import type { Tx } from '../../../db/database.ts';
import { registrarBook } from '../../../features/book/book.public.ts';
import { postEntries } from '../../../features/book/posting/post.service.ts';
import { bought, ensureTestFolios, freshBook, sold } from '../../../features/book/test/small-book.ts';
import type { Payout, RegistrarAnswer, RegistrarOrder } from '../registrar.ts';
import { registrarOrder, rupees, unitsOfThousandths } from '../test/registrar-orders.ts';
import { csvCells } from './csv-lines.ts';
import { exchangeFolder } from './exchange-folder.ts';
import { fileRegistrar } from './file-registrar.ts';

let test: TestDatabase | undefined;
let folder = mkdtempSync(join(tmpdir(), 'hub-registrar-'));
const db = () => (test as TestDatabase).db;

beforeEach(async () => {
  test = await freshBook(test);
  rmSync(folder, { recursive: true, force: true });
  folder = mkdtempSync(join(tmpdir(), 'hub-registrar-'));
  await db().asOwner(({ script }) =>
    script('truncate registrar_order, registrar_open, registrar_file, registrar_quarantine restart identity'),
  );
  await db().transaction('system', async (tx) => {
    await tx.query("update scheme set rta = 'KFIN' where code = '900103'");
    // What leaves it can be used elsewhere on the next business day.
    await tx.query("update scheme set asset_class = 'DEBT' where code = '900101'");
    await ensureTestFolios(tx, [{ arn: 'ARN-100001', folioNo: '1/1' }]);
    await postEntries(tx, [bought('1', 1000)]);
  });
});
afterAll(async () => {
  await test?.close();
  rmSync(folder, { recursive: true, force: true });
});

const now = Temporal.Instant.from('2025-01-07T10:00+05:30');
const open = (more: { fileOrders?: number } = {}) =>
  fileRegistrar({ db: db(), book: registrarBook, exchange: exchangeFolder(folder), ...more });
const submit = (...orders: RegistrarOrder[]) =>
  db().transaction({ arn: 'ARN-100001' }, (tx) => open().submit(tx, orders));
async function work(registrar = open()) {
  const answers: RegistrarAnswer[] = [];
  const take = async (tx: Tx, given: readonly RegistrarAnswer[]) => {
    await postEntries(
      tx,
      given.flatMap((answer) =>
        answer.type === 'rejected' || answer.isInBook === true ? [] : answer.entries,
      ),
    );
    answers.push(...given);
  };
  expect(await registrar.work({ now, take })).toBe(answers.length);
  return answers.map(
    (answer) => `${answer.reference} ${answer.type === 'rejected' ? answer.code : answer.type}`,
  );
}
const written = () => readdirSync(join(folder, 'out')).sort();
const linesOf = (name: string) =>
  readFileSync(join(folder, 'out', name), 'utf8')
    .split('\r\n')
    .slice(0, -1)
    .map((line) => csvCells(line) ?? []);
const header = 'REFERENCE,STATUS,TRXN_NO,NAV_DATE,NAV,UNITS,AMOUNT,STAMP_DUTY,EXIT_LOAD,STT,REMARKS';
const respond = (name: string, lines: readonly string[], trailer: string) =>
  writeFileSync(join(folder, 'in', name), [header, ...lines, trailer, ''].join('\r\n'));
/** With the trailer that its lines need. */
const respondRight = (name: string, lines: readonly string[]) => {
  const total = lines.reduce((sum, line) => sum + moneyOf(csvCells(line)?.[6] || '0'), 0n);
  respond(name, lines, `TRAILER,${lines.length},${writeMoney(paise(total))}`);
};
const quarantined = () =>
  db().read<{ line: number; reference: string; reason: string; raw: string }>(
    'system',
    'select line, reference, reason, raw from registrar_quarantine order by file, line',
  );
const units = async (schemeCode: string) =>
  (
    await db().read<{ units: string }>(
      'system',
      'select units::text as units from position where scheme_code = $1',
      [schemeCode],
    )
  )[0]?.units;

const switching = {
  kind: 'switch',
  toSchemeCode: '900102',
  quantity: { by: 'all' },
  fundsAt: null,
} as const;
const bad = [
  'H9,ALLOTTED,9,2025-01-06,10.0685,1.000,10.06,0,0,0,',
  'H2,REJECTED,,,,,,,,,SOMETHING NEW',
  'H2,HELD,,,,,,,,,',
  'H1,ALLOTTED,7001,2025-01-06,10.0685,993.147,9999.00,0.50,0,0,',
  'H1,ALLOTTED,7001,2025-02-30,10.0685,993.147,10000.00,0.50,0,0,',
  'H1,ALLOTTED,7001,2025-01-06,10.0685,-1,10000.00,0.50,0,0,',
  'H1,OUT,7001,2025-01-06,10.0685,993.147,10000.00,0.50,0,0,',
  'H1',
];

describe('registrars reached through files', () => {
  it('get one file each, with a line per order and a trailer that adds up', async () => {
    await submit(
      registrarOrder({
        reference: 'H1',
        euin: 'E123456',
        isExecutionOnly: false,
        account: 'HDFC0000001-1234',
      }),
      registrarOrder({
        reference: 'H2',
        kind: 'redeem',
        quantity: unitsOfThousandths(12_345),
        fundsAt: null,
        planNo: 'SWP-7',
      }),
      registrarOrder({ reference: 'H3', ...switching }),
      registrarOrder({ reference: 'H4', schemeCode: '900103' }),
      registrarOrder({ reference: 'H5', schemeCode: '999999' }),
    );
    expect(await work()).toEqual(['H5 scheme_invalid']);
    expect(written()).toEqual(['orders-cams-20250107-001.csv', 'orders-kfin-20250107-001.csv']);
    expect(linesOf('orders-cams-20250107-001.csv')).toEqual([
      expect.arrayContaining(['REFERENCE', 'CONFIRMED_AT']),
      // biome-ignore format: a line of the file
      ['H1', 'ARN-100001', '', 'E123456', 'N', 'P', '1/1', 'A900101', '', 'Z', '10000.00', '', 'N', '2025-01-06T10:00:00', '2025-01-06T10:05:00', 'HDFC0000001-1234', ''],
      // biome-ignore format: a line of the file
      ['H2', 'ARN-100001', '', '', 'Y', 'R', '1/1', 'A900101', '', 'Z', '', '12.345', 'N', '2025-01-06T10:00:00', '', '', 'SWP-7'],
      // biome-ignore format: a line of the file
      ['H3', 'ARN-100001', '', '', 'Y', 'S', '1/1', 'A900101', 'A900102', 'Z', '', '', 'Y', '2025-01-06T10:00:00', '', '', ''],
      ['TRAILER', '3', '10000.00'],
    ]);
    expect(await work()).toEqual([]);
    expect(written()).toHaveLength(2);
  });

  it('get a file again when writing it was cut short, and the next orders in the next', async () => {
    await submit(registrarOrder({ reference: 'H1' }));
    const broken = fileRegistrar({
      db: db(),
      book: registrarBook,
      exchange: { ...exchangeFolder(folder), write: () => Promise.reject(new Error('the disk is full')) },
    });
    await expect(work(broken)).rejects.toThrow('the disk is full');
    await submit(registrarOrder({ reference: 'H2' }), registrarOrder({ reference: 'H3' }));
    await work(open({ fileOrders: 1 }));
    expect(written().map((name) => linesOf(name)[1]?.[0])).toEqual(['H1', 'H2', 'H3']);
  });

  it('answer: allotted, rejected with its reason, a switch in two answers; and once, however often it is read', async () => {
    await submit(
      registrarOrder({ reference: 'H1', schemeCode: '900103' }),
      registrarOrder({ reference: 'H2', ...switching }),
      registrarOrder({ reference: 'H3' }),
    );
    await work();
    const lines = [
      'H2,ALLOTTED,7003,2025-01-07,20.0822,501.335,10068.40,0.50,0.00,0.00,',
      'H2,OUT,7003,2025-01-06,10.0685,1000.000,10068.50,0.00,0.00,0.10,',
      'H1,ALLOTTED,7001,2025-01-06,30.0685,332.557,10000.00,0.50,0.00,0.00,',
      'H3,REJECTED,,,,,,,,,"FAILED: PAN NOT LINKED WITH AADHAAR, 2ND TIME"',
    ];
    respond('response-1.csv', lines, 'TRAILER,4,30136.90');
    expect(await work()).toEqual(['H2 leg-done', 'H2 allotted', 'H1 allotted', 'H3 pan_aadhaar_not_mapped']);
    expect([await units('900101'), await units('900102'), await units('900103')]).toEqual([
      '0.000',
      '501.335',
      '332.557',
    ]);
    respond('response-1-again.csv', lines, 'TRAILER,4,30136.90');
    expect(await work()).toEqual([]);
    expect(await quarantined()).toEqual([]);
    expect(await db().read('system', 'select 1 from registrar_open')).toEqual([]);
  });

  it('answer to an instalment with an entry of its plan', async () => {
    await submit(registrarOrder({ reference: 'I1', schemeCode: '900103', planNo: 'SIP-7' }));
    await work();
    respond(
      'response-sip.csv',
      ['I1,ALLOTTED,7009,2025-01-06,30.0685,332.557,10000.00,0.50,0.00,0.00,'],
      'TRAILER,1,10000.00',
    );
    expect(await work()).toEqual(['I1 allotted']);
    expect(
      await db().read('system', "select kind, plan_no as plan from ledger where trxn_no = '7009'"),
    ).toEqual([{ kind: 'sip-instalment', plan: 'SIP-7' }]);
  });

  it('are read once by several that work at once', async () => {
    const orders = Array.from({ length: 20 }, (_, n) => registrarOrder({ reference: `H${n}` }));
    await submit(...orders);
    await Promise.all([work(), work()]);
    expect(written().flatMap((name) => linesOf(name).slice(1, -1))).toHaveLength(20);
    const lines = orders.map(({ reference }) => `${reference},REJECTED,,,,,,,,,FOLIO LOCKED`);
    respond('response.csv', lines, 'TRAILER,20,0.00');
    const given = await Promise.all([work(), work(), work()]);
    expect(given.flat()).toHaveLength(20);
  });

  it('that say what nobody understands are answered by nobody, and a person sees the line', async () => {
    await submit(registrarOrder({ reference: 'H1' }), registrarOrder({ reference: 'H2' }));
    await work();
    respond('response-2.csv', bad, 'TRAILER,8,40009.06');
    expect(await work()).toEqual([]);
    expect(
      (await quarantined()).map(({ line, reference, reason }) => `${line} ${reference} ${reason}`),
    ).toEqual([
      '2 H9 Nobody knows this reference',
      '3 H2 Nobody knows this reason',
      '4 H2 Nobody knows this status',
      '5 H1 The amount differs from the order’s. Units, NAV and amount do not go together',
      '6 H1 The NAV date is not a date',
      '7 H1 NAV, units and amount have to be above zero',
      '8 H1 Only a switch has units that go out first',
      '9 H1 The line has not the columns of a response file',
    ]);
    expect((await quarantined())[1]?.raw).toBe(bad[1]);
    // The right answer may still come.
    respond('response-3.csv', ['H2,REJECTED,,,,,,,,,kyc_not_validated'], 'TRAILER,1,0.00');
    expect(await work()).toEqual(['H2 kyc_not_validated']);
  });

  it('are not believed when their figures contradict ours or each other', async () => {
    await submit(
      registrarOrder({ reference: 'H1', quantity: rupees(5_000), schemeCode: '900103' }),
      registrarOrder({
        reference: 'H2',
        kind: 'redeem',
        quantity: unitsOfThousandths(100_000),
        fundsAt: null,
      }),
      registrarOrder({ reference: 'H3', ...switching }),
      registrarOrder({ reference: 'I4', planNo: 'SIP-7' }),
      registrarOrder({ reference: 'H5' }),
    );
    await work();
    const lines = [
      'H1,ALLOTTED,1,2025-01-06,30.0685,999999.000,5000.00,0.25,0,0,',
      'H1,ALLOTTED,1,1999-01-06,30.0685,166.279,5000.00,0.25,0,0,',
      'H1,ALLOTTED,1,2031-01-06,30.0685,166.279,5000.00,0.25,0,0,',
      'H1,ALLOTTED,1,2025-01-06,30.0685,166.279,5000.00,7999.00,0,0,',
      'H1,ALLOTTED,1,2025-01-06,30.0685,166.287,5000.00,,,,',
      'H1,ALLOTTED,1,2025-01-06,3.0069,1662.759,5000.00,0.25,0,0,',
      'H2,ALLOTTED,2,2025-01-06,10.0685,100.001,1006.86,0,0,0.01,',
      'H2,ALLOTTED,2,2025-01-07,10.0822,100.000,1008.22,0,0,0.01,',
      'H2,ALLOTTED,2,2025-01-06,10.0685,100.000,906.85,0,100.00,0.01,',
      'H2,ALLOTTED,2,2025-01-06,10.0685,100.000,1006.85,0,0,9.00,',
      'H3,OUT,3,2025-01-06,10.0685,1001.001,10078.58,0,0,0.10,',
      'H3,OUT,3,2025-01-06,10.0685,1.000,10.07,0,0,0,',
      'I4,ALLOTTED,4,2025-01-06,10.0685,999999.000,10000.00,0.50,0,0,',
      // A number that the folio has already, of a purchase that names another order.
      'H5,ALLOTTED,5,2025-01-06,10.0685,993.147,10000.00,0.50,0,0,',
    ];
    await db().transaction('system', (tx) => postEntries(tx, [bought('5', 1, { userRef: 'H0' })]));
    respondRight('response-7.csv', lines);
    const before = await units('900101');
    expect(await work()).toEqual([]);
    expect(
      (await quarantined()).map(({ line, reference, reason }) => `${line} ${reference} ${reason}`),
    ).toEqual([
      '2 H1 Units, NAV and amount do not go together',
      '3 H1 The NAV date is before the day that the order can have. The stamp duty is not what the rule gives',
      '4 H1 The NAV date is still to come',
      '5 H1 The stamp duty is not what the rule gives. Units, NAV and amount do not go together',
      '6 H1 The stamp duty is not what the rule gives',
      '7 H1 The NAV differs from the one that was published',
      '8 H2 The amount differs from the order’s',
      '9 H2 The NAV date is after the day that the order has',
      '10 H2 The exit load is more than the scheme takes',
      '11 H2 The STT is not what the rule gives',
      '12 H3 More units leave than the folio has',
      '13 H3 All units were asked for, and fewer leave',
      '14 I4 Units, NAV and amount do not go together',
      '15 H5 The transaction number is another order’s',
    ]);
    expect([await units('900101'), await units('900103')]).toEqual([before, undefined]);
    // They are all open still, and the same lines again are no more lines to look at.
    expect(await db().read('system', 'select 1 from registrar_open')).toHaveLength(5);
    const count = (await quarantined()).length;
    respondRight('response-8.csv', lines);
    expect(await work()).toEqual([]);
    expect(await quarantined()).toHaveLength(count);
    // The right answer may still come.
    respondRight('response-9.csv', ['H1,ALLOTTED,1,2025-01-06,30.0685,166.279,5000.00,0.25,0,0,']);
    expect(await work()).toEqual(['H1 allotted']);
  });

  it('cannot take back what they have answered: the other answer is held, the same one is harmless', async () => {
    await submit(
      registrarOrder({ reference: 'H1', schemeCode: '900103' }),
      registrarOrder({ reference: 'H2', ...switching }),
      registrarOrder({ reference: 'H3' }),
    );
    await work();
    const allotted = 'H1,ALLOTTED,1,2025-01-06,30.0685,332.557,10000.00,0.50,0,0,';
    const out = 'H2,OUT,2,2025-01-06,10.0685,1000.000,10068.50,0,0,0.10,';
    const first = [allotted, 'H3,REJECTED,,,,,,,,,FOLIO LOCKED', out];
    respondRight('response-1.csv', [
      ...first,
      'H1,REJECTED,,,,,,,,,FOLIO LOCKED',
      allotted.replace('332.557', '332.556'),
    ]);
    expect(await work()).toEqual(['H2 leg-done', 'H1 allotted', 'H3 folio_locked']);
    respondRight('response-2.csv', [...first, 'H3,REJECTED,,,,,,,,,folio_locked']);
    respondRight('response-3.csv', [
      allotted.replace(',1,', ',9,'),
      out.replace('0.10', '0.11'),
      'H2,REJECTED,,,,,,,,,FOLIO LOCKED',
      'H3,ALLOTTED,3,2025-01-06,10.0685,993.147,10000.00,0.50,0,0,',
      'H3,REJECTED,,,,,,,,,kyc_not_validated',
      // Less than the units that left have brought.
      'H2,ALLOTTED,2,2025-01-07,20.0822,5.000,100.40,0.01,0,0,',
    ]);
    expect(await work()).toEqual([]);
    expect(
      (await quarantined()).map(({ line, reference, reason }) => `${line} ${reference} ${reason}`),
    ).toEqual([
      '5 H1 It was answered otherwise before: allotted',
      '6 H1 It was answered before with other figures',
      '2 H1 It was answered before with other figures',
      '3 H2 It was answered before with other figures',
      '4 H2 The units have left already: it cannot be rejected',
      '5 H3 It was answered otherwise before: rejected',
      '6 H3 It was answered before with other figures',
      '7 H2 The amount differs from the order’s',
    ]);
    expect([await units('900101'), await units('900103')]).toEqual(['0.000', '332.557']);
  });

  it('may come after their own feed: the entry is in the book once', async () => {
    await submit(registrarOrder({ reference: 'H1', kind: 'redeem', quantity: { by: 'all' }, fundsAt: null }));
    await work();
    const day = dayNumber(2025, 1, 6);
    const fromFeed = { day, nav: navOf('10.0685'), amount: moneyOf('10068.50'), stt: moneyOf('0.10') };
    await db().transaction('system', (tx) => postEntries(tx, [sold('77', 1000, fromFeed)]));
    const line = 'H1,ALLOTTED,77,2025-01-06,10.0685,1000.000,10068.50,0,0,0.10,';
    respondRight('response-1.csv', [line.replaceAll('8.50', '8.51')]);
    expect(await work()).toEqual([]);
    expect((await quarantined()).map(({ reason }) => reason)).toEqual([
      'The book has other figures under the transaction number',
    ]);
    respondRight('response-2.csv', [line]);
    expect(await work()).toEqual(['H1 allotted']);
    expect(await db().read('system', "select 1 from ledger where kind = 'redemption'")).toHaveLength(1);
    expect(await units('900101')).toBe('0.000');
  });

  it('say what the bank paid out of a redemption: once, and to a person what contradicts it', async () => {
    const out = { kind: 'redeem', quantity: { by: 'all' }, fundsAt: null } as const;
    await submit(registrarOrder({ reference: 'H1', ...out }), registrarOrder({ reference: 'H2' }));
    await work();
    const paidOut: Payout[] = [];
    const payOut = async (_: Tx, payouts: readonly Payout[]) => void paidOut.push(...payouts);
    const read = () => open().work({ now, take: async () => {}, payOut });
    const paid = (reference: string, utr: string, day: string, amount: string) =>
      `${reference},PAID,${utr},2025-01-${day},,,${amount},,,,`;
    respondRight('response-1.csv', [
      'H1,ALLOTTED,77,2025-01-06,10.0685,1000.000,10068.50,0,0,0.10,',
      paid('H1', 'N1', '08', '10068.40'),
      paid('H1', 'N1', '07', '10068.50'),
      paid('H2', 'N2', '07', '10000.00'),
      paid('H1', 'N1', '07', '10068.40'),
    ]);
    expect(await read()).toBe(1);
    respondRight('response-2.csv', [paid('H1', 'N1', '07', '10068.40'), paid('H1', 'N9', '07', '10068.40')]);
    await read();
    expect(paidOut).toMatchObject([{ reference: 'H1', utr: 'N1', amount: 10068_40n }]);
    expect((await quarantined()).map(({ reason }) => reason)).toEqual([
      'The day of the payout is still to come',
      'The amount differs from what the units brought',
      'It is no redemption whose units have left',
      'Another payout was told before',
    ]);
  });

  it('are waited for while their file has no trailer, and not believed when it does not add up', async () => {
    await submit(registrarOrder({ reference: 'H1' }));
    await work();
    const line = 'H1,ALLOTTED,7001,2025-01-06,10.0685,993.147,10000.00,0.50,0,0,';
    respond('response-4.csv', [], line);
    expect(await work()).toEqual([]);
    respond('response-5.csv', [line], 'TRAILER,2,10000.00');
    respond('response-6.csv', [line], 'TRAILER,1,1000.00');
    expect(await work()).toEqual([]);
    expect((await quarantined()).map(({ reason }) => reason)).toEqual([
      'The trailer counts 2 lines, the file has 1',
      'The amounts do not add up to the trailer’s total',
    ]);
    respond('response-4.csv', [line], 'TRAILER,1,10000.00');
    expect(await work()).toEqual(['H1 allotted']);
  });
});
