import { describe, expect, it } from 'vitest';
import { isDone, mayEnter, screenSteps, waitingStep } from './steps.ts';

const person = ['details', 'tax', 'euins', 'bank', 'nominee'] as const;
const papers = ['pan-card', 'cheque'] as const;

describe('the steps of a form', () => {
  const half = {
    steps: [...person],
    open: [...person, ...papers],
    missing: ['bank' as const, 'nominee' as const, 'cheque' as const],
  };

  it('are all there before it is sent, and open up to the first that lacks something', () => {
    expect(screenSteps(half)).toEqual([...person, 'documents', 'sign']);
    expect(waitingStep(half)).toBe('bank');
    expect(screenSteps(half).filter((step) => mayEnter(half, step))).toEqual([
      'details',
      'tax',
      'euins',
      'bank',
    ]);
    expect(screenSteps(half).filter((step) => isDone(half, step))).toEqual(['details', 'tax', 'euins']);
  });

  it('are those that were asked for again, and the signature', () => {
    const requested = { steps: [...person], open: ['cheque' as const], missing: ['cheque' as const] };
    expect(screenSteps(requested)).toEqual(['documents', 'sign']);
    expect(mayEnter(requested, 'sign')).toBe(false);
    expect(mayEnter(requested, 'bank')).toBe(false);
    expect(mayEnter({ ...requested, missing: [] }, 'sign')).toBe(true);
  });

  it('end with the signature once nothing is missing', () => {
    expect(waitingStep({ ...half, missing: [] })).toBe('sign');
    expect(isDone({ ...half, missing: [] }, 'sign')).toBe(false);
  });
});
