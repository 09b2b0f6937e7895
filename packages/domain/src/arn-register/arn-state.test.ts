import { describe, expect, it } from 'vitest';
import { rupees } from '../../test/ledger.ts';
import { percent } from '../../test/rate-cards.ts';
import { trailForDays } from '../../test/trail-for-days.ts';
import { writeMoney } from '../money/figure-text.ts';
import { type ArnFacts, arnPermits, arnStateOn, arnStates } from './arn-state.ts';
import { arnCategoryOf, isYes, registerStateOf } from './register-words.ts';
import { renewalGap, renewalGaps } from './renewal-gap.ts';

const facts: ArnFacts = { house: null, register: 'active', validTo: '2026-03-10', isKydDone: true };
const on = (change: Partial<ArnFacts>, today = '2026-03-01') => arnStateOn({ ...facts, ...change }, today);

describe('what holds for an ARN', () => {
  it('is the gravest of house, register, calendar and papers', () => {
    expect(on({})).toBe('active');
    expect(on({ register: null })).toBe('active');
    expect(on({ register: 'provisional' })).toBe('provisional');
    expect(on({ isKydDone: false })).toBe('kyd-missing');
    expect(on({ house: 'suspended' })).toBe('suspended');
    expect(on({ register: 'suspended', isKydDone: false })).toBe('suspended');
    expect(on({ house: 'not-empanelled', register: 'suspended' })).toBe('not-empanelled');
    expect(on({ house: 'suspended', register: 'debarred' })).toBe('debarred');
    expect(on({ house: 'not-empanelled', register: 'deceased' })).toBe('deceased');
    expect(on({ register: 'suspended' }, '2026-08-01')).toBe('suspended');
  });

  it('expires after its last day, and lapses three months later', () => {
    expect(on({}, '2026-03-10')).toBe('active');
    expect(on({}, '2026-03-11')).toBe('expired');
    expect(on({}, '2026-06-10')).toBe('expired');
    expect(on({}, '2026-06-11')).toBe('lapsed');
    expect(on({ validTo: null, register: 'expired' })).toBe('expired');
  });

  it('permits new business only where nothing stands against it, and hides the book of those who are gone alone', () => {
    expect(arnStates.filter((state) => arnPermits[state].isNewBusinessTaken)).toEqual(['active']);
    expect(arnStates.filter((state) => arnPermits[state].login === 'cancelled')).toEqual([
      'debarred',
      'cancelled',
      'deceased',
    ]);
    expect(arnPermits.suspended).toMatchObject({ registeredPlans: 'go-on', trail: 'held' });
    expect(arnPermits.cancelled).toMatchObject({ registeredPlans: 'until-transfer', trail: 'stops' });
  });
});

describe('the gap before a renewal', () => {
  const value = rupees('1,00,00,000');
  const trail = (days: number) => writeMoney(trailForDays(value, percent('0.80'), days));

  it('is held and released within three months (handbook, part 3 B6)', () => {
    const gap = renewalGap('2026-03-10', '2026-06-05');
    expect(gap).toEqual({
      ...{ from: '2026-03-11', to: '2026-06-04', days: 86 },
      ...{ trail: 'released', clientsHearAfter: '2026-06-10' },
    });
    expect(trail(gap?.days ?? 0)).toBe('18849.32');
  });

  it('is forfeited after them, and with any gap before April 2025', () => {
    const gap = renewalGap('2026-03-10', '2026-08-10');
    expect(gap).toMatchObject({ days: 152, trail: 'forfeited' });
    expect(trail(gap?.days ?? 0)).toBe('33315.07');
    expect(renewalGap('2025-03-31', '2025-04-15')?.trail).toBe('forfeited');
  });

  it('is none where one validity follows the other', () => {
    const validities = [
      { from: '2020-03-11', to: '2023-03-10' },
      { from: '2023-03-11', to: '2026-03-10' },
      { from: '2026-06-05', to: '2029-03-10' },
    ];
    expect(renewalGaps(validities).map(({ days }) => days)).toEqual([86]);
  });
});

it('a word of a register that nobody knows is no state', () => {
  expect(registerStateOf(' Suspended. ')).toBe('suspended');
  expect(registerStateOf('NAME-RULE breach')).toBe('name-rule');
  for (const word of ['', 'OK', 'Under review', 'active?1x']) expect(registerStateOf(word)).toBeNull();
  expect([isYes('y'), isYes('Non-compliant'), isYes('maybe')]).toEqual([true, false, null]);
  expect(arnCategoryOf('Partnership firm')).toBe('firm');
});
