import { QUERY_FIGURES, QUERY_SUBJECT_LENGTH, submitQuery } from '@hub/contract/calls/feedback/feedback';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { line } from '../test/samples.ts';
import { figuresOf, subjectOf, topicOf } from './query-figures.ts';

describe('a query about a line', () => {
  it('has the figures of the screen', () => {
    expect(figuresOf(line)).toEqual([
      { label: 'Month', value: 'Oct 2026' },
      { label: 'Folio', value: '5012345/67' },
      { label: 'Scheme', value: 'Aranya Flexi Cap Fund' },
      { label: 'Kind', value: 'Trail' },
      { label: 'Received', value: '₹381.05' },
      { label: 'Expected', value: '₹414.60' },
      { label: 'Difference', value: '₹33.55 less than expected' },
      { label: 'Another rate', value: '₹25.40' },
      { label: 'Held', value: '₹8.15' },
      { label: 'Rate paid', value: '0.75%' },
      { label: 'Rate of card 2026-04', value: '0.80%' },
      { label: 'Hold reason', value: 'KYC on hold' },
    ]);
  });

  it('is taken by the call, however long the names are', () => {
    const long = {
      ...line,
      scheme: `${'Aranya Very Long '.repeat(12)}Fund`,
      gaps: Array.from({ length: 40 }, () => ({ gap: 'other', amount: '1.00', text: '' }) as const),
    };
    const figures = [...figuresOf(long)];
    expect(figures).toHaveLength(QUERY_FIGURES);
    expect(subjectOf(long)).toHaveLength(QUERY_SUBJECT_LENGTH);
    const requested = {
      sectionId: 'brokerage',
      subSectionId: topicOf(long),
      subject: subjectOf(long),
      message: 'Why?',
      figures,
    };
    expect(z.safeParse(submitQuery.request, requested).success).toBe(true);
  });

  it('is about what weighs most', () => {
    const gaps = (gap: 'rate' | 'days' | 'gst-basis' | 'not-expected') => ({
      received: [],
      gaps: [{ gap, amount: '1.00', text: '' }],
    });
    expect(topicOf(line)).toBe('hold');
    expect((['rate', 'days', 'gst-basis', 'not-expected'] as const).map((gap) => topicOf(gaps(gap)))).toEqual(
      ['rate', 'missing', 'tax', 'other'],
    );
  });
});
