import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '../../../test/dates.ts';
import { dayNo, rupees } from '../../../test/ledger.ts';
import { parseArn } from '../../identifiers/arn.ts';
import { paise } from '../../money/scaled.ts';
import { gstOf } from './gst.ts';
import { checkGstin } from './gstin.ts';
import { invoiceNumber, nextInvoiceNumber } from './invoice-number.ts';
import { tdsOf } from './tds.ts';

const on = dayNo('2026-06-30');
const elsewhere = { supplier: '29', recipient: '27' };
const local = { supplier: '27', recipient: '27' };

describe('a GSTIN', () => {
  it.each([
    ['27AAPFU0939F1ZV', '27', 'Maharashtra', 'AAPFU0939F'],
    ['38AAAPA1234A1ZQ', '38', 'Ladakh', 'AAAPA1234A'],
    ['27AAAPX0009X1Z0', '27', 'Maharashtra', 'AAAPX0009X'],
    [' 27aapfu0939f1zv', '27', 'Maharashtra', 'AAPFU0939F'],
  ])('%s has its state and PAN (handbook part 2, B6)', (text, state, stateName, pan) => {
    expect(checkGstin(text)).toEqual({
      ok: true,
      gstin: text.trim().toUpperCase(),
      state,
      stateName,
      pan,
    });
  });

  it.each([
    ['27AAPFU0939F1ZO', 'check-digit'],
    ['27AAPFU0939F1AA', 'form'],
    ['27AAPFU0939F0ZV', 'form'],
    ['39AAPFU0939F1ZV', 'state'],
    ['00AAPFU0939F1ZV', 'state'],
    ['27AAPFU0939F1Z', 'form'],
    ['', 'form'],
  ])('%s is none: %s', (text, fault) => {
    expect(checkGstin(text)).toEqual({ ok: false, fault });
  });

  it('is none after any one character became another', () => {
    const right = '27AAPFU0939F1ZV';
    const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
    for (let at = 0; at < right.length; at += 1) {
      for (const other of characters.replace(right[at] ?? '', '')) {
        expect(checkGstin(right.slice(0, at) + other + right.slice(at + 1)).ok).toBe(false);
      }
    }
  });
});

describe('GST on brokerage', () => {
  it('is 1,183.56 on 6,575.34: IGST, or half to each office in one state (handbook §3.2)', () => {
    const nil = paise(0n);
    expect(gstOf(rupees('6,575.34'), 'exclusive', elsewhere, on)).toEqual({
      taxable: rupees('6,575.34'),
      igst: rupees('1,183.56'),
      cgst: nil,
      sgst: nil,
      isUnionTerritory: false,
      gross: rupees('7,758.90'),
    });
    expect(gstOf(rupees('6,575.34'), 'exclusive', local, on)).toMatchObject({
      igst: nil,
      cgst: rupees('591.78'),
      sgst: rupees('591.78'),
      gross: rupees('7,758.90'),
    });
  });

  it('is none for who is not registered, and then an inclusive rate pays only its brokerage', () => {
    const unregistered = { supplier: null, recipient: '27' };
    expect(gstOf(rupees('6,575.34'), 'exclusive', unregistered, on)).toMatchObject({
      taxable: rupees('6,575.34'),
      igst: 0n,
      gross: rupees('6,575.34'),
    });
    expect(gstOf(rupees('1,000'), 'inclusive', unregistered, on)).toMatchObject({
      taxable: rupees('847.46'),
      gross: rupees('847.46'),
    });
  });

  it('of an inclusive 1 % is 0.153 of it, 0.847 is brokerage (handbook §3.2)', () => {
    expect(gstOf(rupees('1,000'), 'inclusive', elsewhere, on)).toMatchObject({
      taxable: rupees('847.46'),
      igst: rupees('152.54'),
      gross: rupees('1,000'),
    });
  });

  it('is UTGST in a union territory', () => {
    expect(gstOf(rupees('100'), 'exclusive', { supplier: '38', recipient: '38' }, on)).toMatchObject({
      sgst: rupees('9'),
      isUnionTerritory: true,
    });
    expect(gstOf(rupees('100'), 'exclusive', { supplier: '07', recipient: '07' }, on).isUnionTerritory).toBe(
      false,
    );
  });

  it('adds up to what an inclusive rate gives, has equal halves, and of a clawback is the same below nil', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 12n }),
        fc.constantFrom('exclusive' as const, 'inclusive' as const),
        fc.constantFrom(elsewhere, local),
        (amount, basis, parties) => {
          const gst = gstOf(paise(amount), basis, parties, on);
          const tax = gst.igst + gst.cgst + gst.sgst;
          expect(gst.taxable + tax).toBe(gst.gross);
          expect(gst.cgst).toBe(gst.sgst);
          if (basis === 'inclusive') expect(gst.gross).toBe(amount);
          // Nearer than a paisa for each rounding.
          const error = 118n * tax - 18n * gst.gross;
          expect(error < 236n && error > -236n).toBe(true);
          expect(gstOf(paise(-amount), basis, parties, on).gross).toBe(-gst.gross);
        },
      ),
    );
  });
});

describe('TDS', () => {
  const facts = { deductedBefore: paise(0n), hasPan: true, on };

  it('is 2 % of the payment once the year is above 20,000: 131.51 of 6,575.34 (handbook §3.2)', () => {
    const before = { paidBefore: rupees('50,000'), deductedBefore: rupees('1,000') };
    expect(tdsOf({ ...facts, ...before, base: rupees('6,575.34') })?.amount).toBe(rupees('131.51'));
  });

  it('is none up to 20,000, and of the whole with the payment that goes beyond', () => {
    const upTo = tdsOf({ ...facts, base: rupees('5,000'), paidBefore: rupees('15,000') });
    expect(upTo?.amount).toBe(0n);
    const beyond = tdsOf({ ...facts, base: rupees('5,000.50'), paidBefore: rupees('15,000') });
    expect(beyond).toMatchObject({ amount: rupees('400.01'), of: rupees('20,000.50') });
  });

  it('is 20 % without a PAN', () => {
    const requested = { ...facts, base: rupees('1,000'), paidBefore: rupees('30,000'), hasPan: false };
    expect(tdsOf(requested)?.amount).toBe(rupees('200'));
  });

  it('is not deducted of a clawback, nor twice, and unknown before its first rule', () => {
    const back = tdsOf({ ...facts, base: paise(-100_00n), paidBefore: rupees('30,000') });
    expect(back?.amount).toBe(0n);
    const early = { paidBefore: rupees('19,000'), deductedBefore: rupees('900') };
    expect(tdsOf({ ...facts, ...early, base: rupees('2,000') })?.amount).toBe(0n);
    const long = { ...facts, on: dayNo('2025-03-31'), base: rupees('1'), paidBefore: rupees('1') };
    expect(tdsOf(long)).toBeNull();
  });
});

describe('the number of an invoice', () => {
  const arn = parseArn('ARN-123456') ?? expect.fail();

  it('has 16 characters at most and counts per ARN and financial year', () => {
    expect(invoiceNumber(arn, day('2026-06-30'), 1)).toBe('123456/2627/0001');
    expect(invoiceNumber(arn, day('2027-03-31'), 9_999)).toHaveLength(16);
    expect(nextInvoiceNumber(arn, day('2027-03-31'), '123456/2627/0041')).toBe('123456/2627/0042');
    expect(nextInvoiceNumber(arn, day('2027-04-01'), '123456/2627/0041')).toBe('123456/2728/0001');
    expect(nextInvoiceNumber(arn, day('1999-12-31'), null)).toBe('123456/9900/0001');
  });

  it.each([0, -1, 1.5, 10_000])('has no serial %s', (serial) => {
    expect(() => invoiceNumber(arn, day('2026-06-30'), serial)).toThrow(RangeError);
  });
});
