import { describe, expect, it } from 'vitest';
import { type Constitution, constitutions, documentsOf, stepsOf } from './constitution.ts';

/** Handbook §5, written out by hand. */
const wanted: Readonly<Record<Constitution, { readonly step: string; readonly papers: readonly string[] }>> =
  {
    individual: { step: 'nominee', papers: ['photo'] },
    proprietor: { step: 'nominee', papers: ['photo'] },
    huf: { step: 'signatories', papers: ['signatory-list', 'charter'] },
    partnership: { step: 'signatories', papers: ['resolution', 'signatory-list', 'charter'] },
    llp: { step: 'signatories', papers: ['resolution', 'signatory-list', 'charter'] },
    company: { step: 'signatories', papers: ['resolution', 'signatory-list', 'charter'] },
  };
const everybody = ['pan-card', 'arn-card', 'kyd', 'cheque', 'self-declaration'];

describe.each(constitutions)('%s', (constitution) => {
  const { step, papers } = wanted[constitution];

  it('fills in its own steps', () => {
    expect(stepsOf(constitution)).toEqual(['details', 'tax', 'euins', 'bank', step]);
  });

  it('sends its own papers, and the GST certificate only with GST', () => {
    expect(new Set(documentsOf(constitution, false))).toEqual(new Set([...everybody, ...papers]));
    expect(new Set(documentsOf(constitution, true))).toEqual(
      new Set([...everybody, ...papers, 'gst-certificate']),
    );
  });
});
