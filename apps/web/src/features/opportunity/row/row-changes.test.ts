import { describe, expect, it } from 'vitest';
import { rowChanges } from './row-changes.ts';
import { row } from './test/row.ts';

const order = { reference: 'H0123456789B', status: 'pending' };
const done = { act: 'done', at: '2026-11-15T06:00:00Z', until: null, note: null } as const;
const snoozed = { act: 'snooze', at: '2026-11-15T06:00:00Z', until: '2026-11-20', note: null } as const;

describe('what has changed in a row since its list was read', () => {
  it('is nothing while all that a form begins with is the same', () => {
    const now = { ...row, lastAct: { ...done, act: 'call' as const }, hasMobile: false };
    expect(rowChanges('ceased', row, now)).toEqual([]);
  });

  it('is said with what it was and what it is', () => {
    const now = { ...row, worth: '95000.00', amount: '55000.00', folioNo: '7654321/11' };
    expect(rowChanges('elss', row, now)).toEqual([
      'Folio: it was 1234567/89, now it is 7654321/11.',
      'Left to invest: it was ₹1,20,000, now it is ₹95,000.',
      'Invested this year: it was ₹5,000, now it is ₹55,000.',
    ]);
  });

  it('says that it was done, snoozed or opened again, and that an order was sent', () => {
    expect(rowChanges('ceased', row, { ...row, status: 'done', lastAct: done })).toEqual([
      'It was marked as done.',
    ]);
    expect(rowChanges('ceased', row, { ...row, status: 'snoozed', lastAct: snoozed })).toEqual([
      'It was snoozed until 20-Nov-2026.',
    ]);
    expect(rowChanges('ceased', { ...row, status: 'done' }, row)).toEqual(['It is open again.']);
    expect(rowChanges('ceased', row, { ...row, order })).toEqual(['Order H0123456789B was sent for it.']);
    expect(rowChanges('ceased', { ...row, order }, { ...row, order })).toEqual([]);
  });

  it('is no other price of the same holding', () => {
    expect(rowChanges('equity', row, { ...row, worth: '121000.00' })).toEqual([]);
    expect(rowChanges('redeem', row, { ...row, worth: '121000.00' })).toHaveLength(1);
  });
});
