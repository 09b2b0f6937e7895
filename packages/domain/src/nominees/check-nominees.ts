import { ageOn, isFutureDate } from '../calendar/dates.ts';
import { dayNumberOf } from '../calendar/day-number.ts';
import { type BasisPoints, basisPoints } from '../money/scaled.ts';
import { taxStatuses } from '../tax-status/tax-statuses.ts';
import { type NominationFacts, type NominationTerms, type NomineeTerms, plainName } from './nominee.ts';
import { nomineeLimitsOn } from './nominee-limits.ts';
import { nomineeShares, sumOfShares, WHOLE_SHARE } from './nominee-shares.ts';

interface NomineeFigures {
  /** Minors, HUFs and entities nominate nobody. */
  'not-allowed': { readonly taxStatus: string };
  'none-given': unknown;
  'opt-out-and-nominees': unknown;
  'too-many': { readonly most: number };
  'name-missing': unknown;
  'name-too-long': { readonly longest: number };
  'name-form': unknown;
  'nominee-is-holder': { readonly name: string };
  'nominee-twice': { readonly name: string };
  'relation-missing': unknown;
  'birth-date-future': unknown;
  'birth-date-too-early': unknown;
  'guardian-missing': { readonly name: string };
  'guardian-form': unknown;
  'guardian-is-nominee': { readonly name: string };
  'guardian-relation': unknown;
  'share-missing': unknown;
  'share-nil': unknown;
  /** `fix`: what the first one's share must be to make up the whole; null where no share of it would. */
  'shares-sum': { readonly sum: BasisPoints; readonly fix: BasisPoints | null };
}

type NomineeCode = keyof NomineeFigures;
/** What keeps a nomination from being sent. `field` is a path of the terms: `nominees.0.share`. */
export type NomineeFinding = {
  [Code in NomineeCode]: { readonly code: Code; readonly field: string } & NomineeFigures[Code];
}[NomineeCode];

export const LONGEST_NOMINEE_NAME = 70;
const nameForm = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u;
/** Nobody alive was born before. */
const FIRST_BIRTH_YEAR = 1901;
/** Who may act for a minor (handbook §2). */
const nomineeGuardianRelations: readonly string[] = ['06', '13', '23'];

export const mayNominate = (taxStatus: string): boolean =>
  taxStatuses.some(({ code, nomineeAllowed }) => nomineeAllowed && code === taxStatus);

/**
 * A nomination (handbook §1.7): somebody or a declared opt-out, as many as the limit of the day, shares that make up
 * exactly 100, nobody twice, no holder, a guardian for a minor. One finding for a field at most.
 */
export function checkNominees(
  { nominees, isOptOut }: NominationTerms,
  facts: NominationFacts,
  today: Temporal.PlainDate,
): NomineeFinding[] {
  if (!mayNominate(facts.taxStatus)) {
    return [{ code: 'not-allowed', field: 'nominees', taxStatus: facts.taxStatus }];
  }
  if (isOptOut) return nominees.length === 0 ? [] : [{ code: 'opt-out-and-nominees', field: 'isOptOut' }];
  if (nominees.length === 0) return [{ code: 'none-given', field: 'nominees' }];
  const { maxNominees, ofAge } = nomineeLimitsOn(dayNumberOf(today));
  return [
    ...(nominees.length > maxNominees
      ? [{ code: 'too-many' as const, field: 'nominees', most: maxNominees }]
      : []),
    ...nominees.flatMap((nominee, place) => [
      ...checkName(nominees, place, facts),
      ...(facts.relations.includes(nominee.relation) ? [] : [at(place, 'relation', 'relation-missing')]),
      ...checkBirth(nominee, place, today),
      ...checkGuardian(nominee, place, ofAge, today),
    ]),
    ...checkShares(nominees),
  ];
}

type Plain = {
  [Code in NomineeCode]: unknown extends NomineeFigures[Code] ? Code : never;
}[NomineeCode];

const at = (place: number, field: string, code: Plain): NomineeFinding => ({
  code,
  field: `nominees.${place}.${field}`,
});

function checkName(
  nominees: readonly NomineeTerms[],
  place: number,
  { holders }: NominationFacts,
): NomineeFinding[] {
  const name = (nominees[place]?.name ?? '').trim();
  const field = `nominees.${place}.name`;
  if (name === '') return [{ code: 'name-missing', field }];
  if (name.length > LONGEST_NOMINEE_NAME) {
    return [{ code: 'name-too-long', field, longest: LONGEST_NOMINEE_NAME }];
  }
  if (!nameForm.test(name)) return [{ code: 'name-form', field }];
  const plain = plainName(name);
  if (holders.some((holder) => plainName(holder) === plain)) {
    return [{ code: 'nominee-is-holder', field, name }];
  }
  const isTwice = nominees.slice(0, place).some((other) => plainName(other.name) === plain);
  return isTwice ? [{ code: 'nominee-twice', field, name }] : [];
}

function checkBirth({ birthDate }: NomineeTerms, place: number, today: Temporal.PlainDate): NomineeFinding[] {
  if (birthDate === null) return [];
  if (isFutureDate(birthDate, today)) return [at(place, 'birthDate', 'birth-date-future')];
  return birthDate.year < FIRST_BIRTH_YEAR ? [at(place, 'birthDate', 'birth-date-too-early')] : [];
}

/** Whether a nominee is under age today; one without a birth date, or with one that is not real, is not. */
export function isMinorNominee(
  birthDate: Temporal.PlainDate | null,
  today: Temporal.PlainDate,
  ofAge: number = nomineeLimitsOn(dayNumberOf(today)).ofAge,
): boolean {
  return birthDate !== null && !isFutureDate(birthDate, today) && ageOn(birthDate, today) < ofAge;
}

function checkGuardian(
  { name, birthDate, guardian }: NomineeTerms,
  place: number,
  ofAge: number,
  today: Temporal.PlainDate,
): NomineeFinding[] {
  if (!isMinorNominee(birthDate, today, ofAge)) return [];
  const guardianName = guardian?.name.trim() ?? '';
  const field = `nominees.${place}.guardian.name`;
  if (guardianName === '') return [{ code: 'guardian-missing', field, name: name.trim() }];
  if (guardianName.length > LONGEST_NOMINEE_NAME || !nameForm.test(guardianName)) {
    return [{ code: 'guardian-form', field }];
  }
  if (plainName(guardianName) === plainName(name)) {
    return [{ code: 'guardian-is-nominee', field, name: guardianName }];
  }
  return nomineeGuardianRelations.includes(guardian?.relation ?? '')
    ? []
    : [at(place, 'guardian.relation', 'guardian-relation')];
}

function checkShares(nominees: readonly NomineeTerms[]): NomineeFinding[] {
  const given = nominees.map(({ share }) => share);
  const shares = nomineeShares(given);
  if (shares === null) {
    return given.flatMap((share, place) => (share === null ? [at(place, 'share', 'share-missing')] : []));
  }
  const nil = shares.flatMap((share, place) => (share <= 0n ? [at(place, 'share', 'share-nil')] : []));
  if (nil.length > 0) return nil;
  const sum = sumOfShares(shares);
  if (sum === WHOLE_SHARE) return [];
  const fix = basisPoints((shares[0] ?? 0n) + WHOLE_SHARE - sum);
  return [{ code: 'shares-sum', field: 'nominees.0.share', sum, fix: fix > 0n ? fix : null }];
}
