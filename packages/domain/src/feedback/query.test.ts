import { describe, expect, it } from 'vitest';
import { businessDays } from '../calendar/business-days.ts';
import { answerDueOn } from './answer-due.ts';
import { querySection, querySections } from './query-sections.ts';
import { queryAfter, queryStatuses, reopenUntil, waitsForDesk } from './query-status.ts';

const day = (iso: string) => Temporal.PlainDate.from(iso);

describe('the sections of a query', () => {
  it('stand in one order, each with parts of its own and a last one for the rest', () => {
    expect(querySections.map(({ name }) => name)).toEqual([
      'Transactions',
      'Statements',
      'Brokerage',
      'Investor service',
      'Marketing material',
      'App and login',
      'Feedback',
    ]);
    for (const { id, parts } of querySections) {
      expect(new Set(parts.map((part) => part.id)).size, id).toBe(parts.length);
      expect(parts.at(-1)?.id, id).toBe('other');
    }
  });

  it('keep the ids that the brokerage pages name', () => {
    expect(querySection('brokerage')?.parts.map(({ id }) => id)).toEqual([
      'rate',
      'missing',
      'hold',
      'tax',
      'other',
    ]);
    expect(querySection('nothing')).toBeNull();
  });
});

describe('a query', () => {
  it('moves only as the table says', () => {
    const moves = queryStatuses.map((status) => [
      status,
      queryAfter(status, 'answer'),
      queryAfter(status, 'reopen'),
      queryAfter(status, 'close'),
    ]);
    expect(moves).toEqual([
      ['open', 'answered', null, 'closed'],
      ['answered', 'answered', 'reopened', 'closed'],
      ['reopened', 'answered', null, 'closed'],
      ['closed', null, 'reopened', null],
    ]);
  });

  it('waits for the desk while it is open or reopened', () => {
    expect(queryStatuses.filter(waitsForDesk)).toEqual(['open', 'reopened']);
  });

  it('can be opened again for 30 days', () => {
    expect(reopenUntil(day('2026-11-17')).toString()).toBe('2026-12-17');
  });
});

describe('the day by which it is answered', () => {
  const isBusinessDay = businessDays(new Set(['2026-11-24']));
  const due = (requestedOn: string, answerDays: number) =>
    answerDueOn(day(requestedOn), { answerDays }, isBusinessDay).toString();

  it('is so many business days later, over weekends and holidays', () => {
    expect(due('2026-11-17', 1)).toBe('2026-11-18');
    expect(due('2026-11-20', 1)).toBe('2026-11-23');
    expect(due('2026-11-20', 2)).toBe('2026-11-25');
  });

  it('is counted from the next business day when it was asked on a weekend or holiday', () => {
    expect(due('2026-11-21', 1)).toBe('2026-11-25');
    expect(due('2026-11-22', 1)).toBe(due('2026-11-23', 1));
    expect(due('2026-11-24', 1)).toBe('2026-11-26');
  });
});
