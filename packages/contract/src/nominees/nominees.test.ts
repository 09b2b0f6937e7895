import { basisPoints } from '@hub/domain';
import { checkNominees } from '@hub/domain/nominees/check-nominees';
import { describe, expect, it } from 'vitest';
import { nominationSchema, readNomination } from './nomination-schema.ts';
import { nomineeFindingText } from './nominee-texts.ts';

const facts = { taxStatus: '01', holders: ['Asha Rao'], relations: ['04'] };
const today = Temporal.PlainDate.from('2026-11-16');
const one = { name: 'Meera Rao', relation: '04', share: null, birthDate: null, guardian: null };

describe('a nomination on the wire', () => {
  it('has shares of two decimals and real days', () => {
    const takes = (more: object) =>
      nominationSchema.safeParse({ nominees: [{ ...one, ...more }], isOptOut: false }).success;
    expect(['50', '33.34', '100', '0.5'].map((share) => takes({ share }))).toEqual([true, true, true, true]);
    expect(['33.333', '-5', '1e2', 'half', ''].some((share) => takes({ share }))).toBe(false);
    expect(takes({ birthDate: '2015-02-28' })).toBe(true);
    expect(['2015-02-30', '28-02-2015', 'soon'].some((birthDate) => takes({ birthDate }))).toBe(false);
  });

  it('is checked by the domain as the form does', () => {
    const thirds = ['Meera', 'Ishaan', 'Kabir'].map((name) => ({
      ...one,
      name: `${name} Rao`,
      share: '33.33',
    }));
    const [finding] = checkNominees(readNomination({ nominees: thirds, isOptOut: false }), facts, today);
    expect(finding && nomineeFindingText(finding)).toBe(
      'The shares add up to 99.99%, not 100%. Enter 33.34 here, or change the others.',
    );
  });
});

describe('the words for a nomination', () => {
  it('say what is wrong and what to do', () => {
    const words = [
      nomineeFindingText({ code: 'too-many', field: 'nominees', most: 3 }),
      nomineeFindingText({ code: 'nominee-is-holder', field: 'nominees.0.name', name: 'Asha Rao' }),
      nomineeFindingText({ code: 'guardian-missing', field: 'nominees.0.guardian.name', name: '' }),
      nomineeFindingText({
        code: 'shares-sum',
        field: 'nominees.0.share',
        sum: basisPoints(15_000n),
        fix: null,
      }),
    ];
    expect(words).toEqual([
      'A folio has at most 3 nominees. Remove some.',
      'Asha Rao holds the folio. Nominate someone else.',
      'The nominee is under 18. Enter the guardian’s name.',
      'The shares add up to 150.00%, not 100%. Lower them.',
    ]);
  });
});
