import { debitReasons } from '@hub/contract/mandates/debit-reasons';
import { paise } from '@hub/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutFault } from './fixed-width.ts';
import { type NachDebit, type NachFileHead, writeNachDebits } from './nach-debits.ts';
import { nachLayout } from './nach-layout.ts';
import { readNachReturns } from './nach-returns.ts';

const head: NachFileHead = {
  userName: 'Aranya Mutual Fund',
  userNumber: 'NACH00000000012345',
  sponsorIfsc: 'HDFC0000001',
  sponsorAccount: '57500000123456',
  fileNo: 42,
  reference: 'SIP20261116',
  settleOn: Temporal.PlainDate.from('2026-11-18'),
};
const debit = (more: Partial<NachDebit> = {}): NachDebit => ({
  reference: 'I00000000001',
  umrn: 'HDFC7000001234567890',
  amount: paise(500_000n),
  payerName: 'Asha Menon',
  accountNo: '50100012344321',
  accountType: 'SB',
  ifsc: 'HDFC0000001',
  ...more,
});

/** As a bank answers: the same file with flag and reason of each row filled in. */
function answered(file: string, answers: (at: number) => string): string {
  const [first = '', ...rows] = file.trimEnd().split('\n');
  return [
    first,
    ...rows.map((row, at) => row.slice(0, 153) + answers(at).padEnd(3) + row.slice(156)),
    '',
  ].join('\n');
}
const paid = () => '1';

describe('the layout of the clearing house', () => {
  it('has fields that do not overlap, in lines of 306', () => {
    expect(layoutFault(nachLayout.header, 306)).toBeNull();
    expect(layoutFault(nachLayout.detail, 306)).toBeNull();
    const overlapping = {
      ...nachLayout.detail,
      umrn: { from: 279, to: 299 },
      product: { from: 262, to: 279 },
    };
    expect(layoutFault(overlapping, 306)).not.toBeNull();
  });
});

describe('a file of debits', () => {
  it('has each value where the handbook says', () => {
    const [first = '', row = '', end] = writeNachDebits(head, [
      debit({ payerName: 'Śrī Néha D’Souza' }),
    ]).split('\n');
    expect(end).toBe('');
    expect([first.length, row.length]).toEqual([306, 306]);
    const at = (line: string, from: number, to: number) => line.slice(from - 1, to);
    expect(at(first, 1, 2)).toBe('56');
    expect(at(first, 10, 49).trim()).toBe('ARANYA MUTUAL FUND');
    expect(at(first, 113, 125)).toBe('0000000500000');
    expect(at(first, 126, 133)).toBe('18112026');
    expect(at(first, 239, 247)).toBe('000000001');
    expect(at(row, 1, 2)).toBe('67');
    expect(at(row, 12, 13)).toBe('10');
    expect(at(row, 32, 71).trim()).toBe('SRI NEHA D SOUZA');
    expect(at(row, 121, 133)).toBe('0000000500000');
    expect(at(row, 134, 156).trim()).toBe('');
    expect(at(row, 157, 167)).toBe('HDFC0000001');
    expect(at(row, 168, 202).trim()).toBe('50100012344321');
    expect(at(row, 232, 261).trim()).toBe('I00000000001');
    expect(at(row, 280, 299)).toBe('HDFC7000001234567890');
  });

  it('cuts no number: one that does not fit is an error', () => {
    expect(() => writeNachDebits(head, [debit({ accountNo: '1'.repeat(36) })])).toThrow(/payerAccount/);
    expect(() => writeNachDebits(head, [debit({ amount: paise(10n ** 14n) })])).toThrow(
      /itemLimit|total|amount/,
    );
  });

  it('of 10,000 rows comes back as it went, with the answers of the bank', () => {
    const codes = [null, ...Object.keys(debitReasons)];
    const anyRow = fc.record({
      umrn: fc.string({ unit: fc.constantFrom(...'ABCDEFGHIJ0123456789'), minLength: 20, maxLength: 20 }),
      amount: fc.bigInt({ min: 1n, max: 1_000_000_000n }),
      payerName: fc.string({ unit: 'grapheme', maxLength: 60 }),
      accountNo: fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 5, maxLength: 35 }),
      accountType: fc.constantFrom<NachDebit['accountType'][]>('SB', 'CB', 'NE', 'NO'),
      answer: fc.constantFrom(...codes),
    });
    const rows = fc.sample(anyRow, { numRuns: 10_000, seed: 306 }).map((row, at) => ({
      ...debit(),
      ...row,
      amount: paise(row.amount),
      reference: `I${String(at).padStart(11, '0')}`,
    }));
    const file = answered(writeNachDebits(head, rows), (at) => {
      const answer = rows[at]?.answer;
      return answer == null ? '1' : `0${answer}`;
    });
    expect(readNachReturns(file)).toEqual({
      refused: null,
      fileNo: 42,
      quarantined: [],
      rows: rows.map(({ reference, umrn, amount, answer }, at) => ({
        line: at + 2,
        reference,
        umrn,
        amount,
        reason: answer,
      })),
    });
  });
});

describe('a damaged answer', () => {
  const three = [
    debit(),
    debit({ reference: 'I00000000002', amount: paise(100n) }),
    debit({ reference: 'I00000000003', amount: paise(7n) }),
  ];
  const good = answered(writeNachDebits(head, three), paid);
  const lines = good.trimEnd().split('\n');
  const read = (changed: readonly string[]) => readNachReturns(changed.join('\n'));
  const whyOf = (changed: readonly string[]) => {
    const answer = read(changed);
    if (answer.refused !== null) throw new Error(answer.refused);
    return { taken: answer.rows.length, quarantined: answer.quarantined };
  };
  const with2 = (change: (row: string) => string) =>
    lines.map((line, at) => (at === 2 ? change(line) : line));

  it('cut at its end, without a header or with another total is refused whole', () => {
    expect(read(lines.slice(0, 3))).toEqual({ refused: 'The file has 2 rows, its header says 3' });
    expect(read(lines.slice(1)).refused).toMatch(/header/);
    expect(read([]).refused).toMatch(/header/);
    const [first = '', ...rest] = lines;
    const other = `${first.slice(0, 112)}0000000000001${first.slice(125)}`;
    expect(read([other, ...rest])).toEqual({
      refused: 'The amounts do not add up to the total of the header',
    });
  });

  it('with a row that is cut, twice or not readable puts that row aside and takes the others', () => {
    expect(whyOf(with2((row) => row.slice(0, 250)))).toEqual({
      taken: 2,
      quarantined: [{ line: 3, reference: 'I00000000002', why: 'The row has 250 characters instead of 306' }],
    });
    const twice = whyOf(with2((row) => row.replace('I00000000002', 'I00000000001')));
    expect(twice).toEqual({
      taken: 2,
      quarantined: [{ line: 3, reference: 'I00000000001', why: 'The file has this reference already' }],
    });
    const unreadable: [string, (row: string) => string][] = [
      ['The amount cannot be read', (row) => `${row.slice(0, 120)}00000000001x0${row.slice(133)}`],
      ['The reason 99 is not known', (row) => `${row.slice(0, 153)}099${row.slice(156)}`],
      ['The row gives no reason', (row) => `${row.slice(0, 153)}0  ${row.slice(156)}`],
      ['The row does not say whether the money came', (row) => `${row.slice(0, 153)}   ${row.slice(156)}`],
      ['The mandate’s number is not one of 20 characters', (row) => row.replace('HDFC7', 'HD C7')],
      ["The row's code is 68", (row) => `68${row.slice(2)}`],
    ];
    for (const [why, change] of unreadable) {
      expect(whyOf(with2(change)), why).toMatchObject({ taken: 2, quarantined: [{ line: 3, why }] });
    }
  });

  it('with Windows line ends is read all the same', () => {
    expect(readNachReturns(good.replaceAll('\n', '\r\n'))).toEqual(readNachReturns(good));
  });
});
