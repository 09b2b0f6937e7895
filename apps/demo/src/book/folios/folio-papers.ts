import { type DayNumber, dateOfDayNumber } from '@hub/domain';
import type { FatcaJson, HolderJson, NomineeJson } from '../ground/folio-row.ts';
import type { Random } from '../ground/random.ts';
import type { Household, Member } from '../people/household.ts';

const nonNominating = ['02', '03', '26', '27', '28', '29', '04', '06', '08'];
const EIGHTEEN = 18 * 365.25;

/** How a member stands to another, in the words of a nomination form. */
function relationOf(to: Member, from: Member): string {
  const isMan = to.person.isMan;
  if (from.role === 'parent' || (to.role === 'child' && from.role !== 'child'))
    return isMan ? 'Son' : 'Daughter';
  if (to.role === 'parent') return isMan ? 'Father' : 'Mother';
  return 'Spouse';
}

/** Who inherits: of the family, at most three (handbook §0), in whole per cents that make a hundred. */
export function makeNominees(
  random: Random,
  member: Member,
  household: Household,
  today: DayNumber,
): NomineeJson[] {
  if (nonNominating.includes(member.taxStatus) || random.chance(0.15)) return [];
  const others = household.members.filter(({ role, person }) => person !== member.person && role !== 'huf');
  const chosen = others.slice(0, random.between(1, 3));
  if (chosen.length === 0) return [aloneNominee(random, member, household, today)];
  const even = Math.floor(100 / chosen.length);
  return chosen.map((other, index) => ({
    name: other.person.name,
    relation: relationOf(other, member),
    // The odd lot goes to the first (handbook §1.7).
    share: index === 0 ? 100 - even * (chosen.length - 1) : even,
    ...minorsDetails(other, today),
  }));
}

function minorsDetails(other: Member, today: DayNumber): Pick<NomineeJson, 'birthDate' | 'guardian'> {
  const { birthDate } = other.person;
  if (other.guardian === null || birthDate === null || today - birthDate >= EIGHTEEN) return {};
  return { birthDate: dateOfDayNumber(birthDate).toString(), guardian: other.guardian.name };
}

/** Somebody outside the book: a parent or a sibling of the young, a child of the old. */
function aloneNominee(
  random: Random,
  { person }: Member,
  { community }: Household,
  today: DayNumber,
): NomineeJson {
  const isOld = today - (person.birthDate ?? today) > 50 * 365.25;
  const isMan = random.chance(0.4);
  const relation = isMan
    ? random.pick(isOld ? ['Son', 'Brother'] : ['Father', 'Brother'])
    : random.pick(isOld ? ['Daughter', 'Sister'] : ['Mother', 'Sister']);
  const surname = person.name.split(' ').at(-1) ?? '';
  return { name: `${random.pick(isMan ? community.men : community.women)} ${surname}`, relation, share: 100 };
}

/** Whoever lives with the investor may hold jointly, except minors and what is no person. */
export function makeHolders(random: Random, member: Member, household: Household): HolderJson[] {
  const adults = household.members.filter(
    ({ role, person, guardian }) =>
      person !== member.person && guardian === null && role !== 'huf' && role !== 'business',
  );
  const second = adults[0];
  if (second === undefined || member.guardian !== null || nonNominating.includes(member.taxStatus)) return [];
  const holders = [second, ...(adults.length > 1 && random.chance(0.2) ? adults.slice(1, 2) : [])];
  return holders.map(({ person: { name, pan, kyc } }) => ({ name, pan, kyc }));
}

/** Income slabs by wealth (handbook §1.8). */
function incomeOf(wealth: number): string {
  const slabs: readonly (readonly [number, string])[] = [
    [0.35, '32'],
    [0.9, '33'],
    [2, '34'],
    [6, '35'],
  ];
  return slabs.find(([upTo]) => wealth <= upTo)?.[1] ?? '36';
}

export function makeFatca(random: Random, member: Member, household: Household): FatcaJson | null {
  if (member.role === 'business') return null;
  const { person } = member;
  const { city, country } = household.address;
  const home = { country: 'IN', tin: person.pan, tinType: 'PAN' };
  const abroad = { country, tin: String(random.between(100_000_000, 999_999_999)), tinType: 'TIN' };
  return {
    birthPlace: country === 'IN' ? city : 'Kochi',
    birthCountry: 'IN',
    nationality: 'IN',
    residencies: country === 'IN' ? [home] : [abroad],
    addressType: '2',
    income: incomeOf(household.wealth),
    wealth: random.weighted<string>([
      ['1', 60],
      ['2', 28],
      ['4', 7],
      ['5', 5],
    ]),
    occupation: person.occupation,
    politicallyExposed: random.weighted([
      ['NA', 985],
      ['RPEP', 10],
      ['PEP', 5],
    ] as const),
  };
}
