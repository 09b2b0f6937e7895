import { describe, expect, it } from 'vitest';
import { basisPoints } from '../money/scaled.ts';
import { taxStatuses } from '../tax-status/tax-statuses.ts';
import { checkNominees } from './check-nominees.ts';
import type { NominationFacts, NomineeTerms } from './nominee.ts';

const today = Temporal.PlainDate.from('2026-11-16');
const facts: NominationFacts = {
  taxStatus: '01',
  holders: ['Asha Rao', 'Vikram Rao'],
  relations: ['04', '18', '20'],
};
const nominee = (name: string, more: Partial<NomineeTerms> = {}): NomineeTerms => ({
  name,
  relation: '04',
  share: null,
  birthDate: null,
  guardian: null,
  ...more,
});
const share = (hundredths: number) => ({ share: basisPoints(BigInt(hundredths)) });
const check = (nominees: readonly NomineeTerms[], on = today, more: Partial<NominationFacts> = {}) =>
  checkNominees({ nominees, isOptOut: false }, { ...facts, ...more }, on);
const codes = (...requested: Parameters<typeof check>) =>
  check(...requested).map(({ code, field }) => `${code} ${field}`);

describe('checkNominees', () => {
  it('takes nominees with shares that make up the whole, or with none', () => {
    expect(check([nominee('Meera Rao')])).toEqual([]);
    expect(check([nominee('Meera Rao'), nominee('Ishaan Rao'), nominee('Kabir Rao')])).toEqual([]);
    expect(
      check([
        nominee('Meera Rao', share(3334)),
        nominee('Ishaan Rao', share(3333)),
        nominee('Kabir Rao', share(3333)),
      ]),
    ).toEqual([]);
  });

  it('refuses 33.33 three times, and says that the first must be 33.34', () => {
    expect(check(['Meera Rao', 'Ishaan Rao', 'Kabir Rao'].map((name) => nominee(name, share(3333))))).toEqual(
      [{ code: 'shares-sum', field: 'nominees.0.share', sum: 9999n, fix: 3334n }],
    );
  });

  it('names no share of the first that would mend a sum too far above 100', () => {
    expect(check([nominee('Meera Rao', share(5000)), nominee('Ishaan Rao', share(10_000))])).toEqual([
      { code: 'shares-sum', field: 'nominees.0.share', sum: 15_000n, fix: null },
    ]);
  });

  it('wants all shares or none, and none of them nil', () => {
    expect(codes([nominee('Meera Rao', share(5000)), nominee('Ishaan Rao')])).toEqual([
      'share-missing nominees.1.share',
    ]);
    expect(codes([nominee('Meera Rao', share(10_000)), nominee('Ishaan Rao', share(0))])).toEqual([
      'share-nil nominees.1.share',
    ]);
  });

  it('takes ten until 31-Aug-2026 and three from 1-Sep-2026', () => {
    const people = (count: number) =>
      Array.from({ length: count }, (_, place) => nominee(`Meera ${'ABCDEFGHIJK'[place]}`));
    const [before, since] = ['2026-08-31', '2026-09-01'].map((day) => Temporal.PlainDate.from(day));
    expect(codes(people(10), before)).toEqual([]);
    expect(codes(people(11), before)).toEqual(['too-many nominees']);
    expect(codes(people(3), since)).toEqual([]);
    expect(check(people(4), since)).toEqual([{ code: 'too-many', field: 'nominees', most: 3 }]);
  });

  it('refuses a holder as nominee, however the name is written', () => {
    expect(codes([nominee(' mrs.  ASHA  rao ')])).toEqual(['nominee-is-holder nominees.0.name']);
    expect(codes([nominee('Vikram Rao')])).toEqual(['nominee-is-holder nominees.0.name']);
  });

  it('refuses the same nominee twice', () => {
    expect(codes([nominee('Meera Rao'), nominee('Meera  RAO')])).toEqual(['nominee-twice nominees.1.name']);
  });

  it('wants a name and a known relation', () => {
    expect(codes([nominee('', { relation: '' })])).toEqual([
      'name-missing nominees.0.name',
      'relation-missing nominees.0.relation',
    ]);
    expect(codes([nominee('<b>Meera</b>')])).toEqual(['name-form nominees.0.name']);
    expect(codes([nominee('M'.repeat(71))])).toEqual(['name-too-long nominees.0.name']);
    expect(codes([nominee('Meera Rao', { relation: '99' })])).toEqual([
      'relation-missing nominees.0.relation',
    ]);
  });

  it('refuses a birth date of tomorrow or of before 1901; today is one', () => {
    const born = (day: string) =>
      codes([
        nominee('Meera Rao', {
          birthDate: Temporal.PlainDate.from(day),
          guardian: { name: 'Anil Rao', relation: '06' },
        }),
      ]);
    expect(born('2026-11-17')).toEqual(['birth-date-future nominees.0.birthDate']);
    expect(born('1900-12-31')).toEqual(['birth-date-too-early nominees.0.birthDate']);
    expect(born('2026-11-16')).toEqual([]);
  });

  it('wants a guardian until the 18th birthday', () => {
    const minor = (day: string, guardian: NomineeTerms['guardian'] = null) =>
      codes([nominee('Meera Rao', { birthDate: Temporal.PlainDate.from(day), guardian })]);
    expect(minor('2008-11-17')).toEqual(['guardian-missing nominees.0.guardian.name']);
    expect(minor('2008-11-16')).toEqual([]);
    // A holder may be the guardian of his own child.
    expect(minor('2015-01-01', { name: 'Asha Rao', relation: '13' })).toEqual([]);
    expect(minor('2015-01-01', { name: 'Meera Rao', relation: '13' })).toEqual([
      'guardian-is-nominee nominees.0.guardian.name',
    ]);
    expect(minor('2015-01-01', { name: 'Asha Rao', relation: '20' })).toEqual([
      'guardian-relation nominees.0.guardian.relation',
    ]);
    expect(minor('2015-01-01', { name: '12345', relation: '13' })).toEqual([
      'guardian-form nominees.0.guardian.name',
    ]);
  });

  it('wants nominees or the opt-out, not both', () => {
    expect(codes([])).toEqual(['none-given nominees']);
    expect(checkNominees({ nominees: [], isOptOut: true }, facts, today)).toEqual([]);
    expect(checkNominees({ nominees: [nominee('Meera Rao')], isOptOut: true }, facts, today)).toEqual([
      { code: 'opt-out-and-nominees', field: 'isOptOut' },
    ]);
  });

  it('is not for minors, HUFs and entities', () => {
    const refused = [...taxStatuses.map(({ code }) => code), '04', '06', '08'].filter(
      (taxStatus) => codes([nominee('Meera Rao')], today, { taxStatus }).length > 0,
    );
    expect(refused).toEqual(['02', '03', '26', '27', '28', '29', '04', '06', '08']);
  });
});
