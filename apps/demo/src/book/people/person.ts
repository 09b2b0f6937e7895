import { addMonths, type DayNumber } from '@hub/domain';
import type { BookNumbers } from '../ground/book-numbers.ts';
import type { Kyc } from '../ground/folio-row.ts';
import type { Random } from '../ground/random.ts';
import { emailOf, mobileOf, type PanKind, panOf } from './identity.ts';
import type { Community } from './names/community.ts';

/** Whoever has a name and a PAN: investors, joint holders, guardians; a HUF or a company has no birthday. */
export interface Person {
  readonly number: number;
  readonly name: string;
  readonly isMan: boolean;
  readonly birthDate: DayNumber | null;
  readonly pan: string;
  readonly mobile: string;
  readonly email: string;
  readonly kyc: Kyc;
  /** Handbook §1.8. */
  readonly occupation: string;
}

export interface Maker {
  readonly random: Random;
  readonly numbers: BookNumbers;
  readonly today: DayNumber;
}

const kycs: readonly (readonly [Kyc, number])[] = [
  ['VALIDATED', 80],
  ['REGISTERED', 11],
  ['ON_HOLD', 4],
  ['UNDER_PROCESS', 2],
  ['REJECTED', 1.5],
  ['NOT_AVAILABLE', 1.5],
];

/** Every so many people one has a birthday within a week, so that there is always somebody to wish well. */
const BIRTHDAY_SOON_EVERY = 23;

export function makePerson(
  maker: Maker,
  community: Community,
  surname: string,
  isMan: boolean,
  age: number,
): Person {
  const { random, numbers } = maker;
  const number = numbers.person();
  const given = random.pick(isMan ? community.men : community.women);
  const name = fullName(given, surname, isMan);
  return {
    number,
    name,
    isMan,
    birthDate: birthDate(maker, number, age),
    pan: panOf(number, 'P', surname.split(' ').at(-1) ?? surname),
    mobile: mobileOf(number),
    email: emailOf(number, `${given} ${surname.split(' ').at(-1)}`),
    kyc: random.weighted(kycs),
    occupation: occupationOf(random, isMan, age),
  };
}

/** A HUF, a company, a firm or a trust. */
export function makeEntity(maker: Maker, name: string, kind: PanKind): Person {
  const number = maker.numbers.person();
  return {
    number,
    name,
    isMan: false,
    birthDate: null,
    pan: panOf(number, kind, name),
    mobile: mobileOf(number),
    email: emailOf(number, name.split(' ').slice(0, 2).join(' ')),
    kyc: maker.random.weighted(kycs),
    occupation: '01',
  };
}

/** Sikh women are Kaur where men are Singh. */
function fullName(given: string, surname: string, isMan: boolean): string {
  return `${given} ${isMan ? surname : surname.replace(/^Singh /, 'Kaur ')}`;
}

function birthDate({ random, today }: Maker, number: number, age: number): DayNumber {
  if (number % BIRTHDAY_SOON_EVERY === 0) {
    const soon = (today + (Math.floor(number / BIRTHDAY_SOON_EVERY) % 8)) as DayNumber;
    // On the day itself the age is reached, before it not yet.
    return addMonths(soon, -12 * (soon === today ? age : age + 1));
  }
  return (addMonths(today, -12 * age) - random.below(360)) as DayNumber;
}

function occupationOf(random: Random, isMan: boolean, age: number): string {
  if (age < 23) return '07';
  if (age >= 61) return '05';
  return random.weighted<string>([
    ['02', 50],
    ['01', 22],
    ['03', 14],
    ['06', isMan ? 0 : 22],
    ['04', isMan ? 5 : 1],
    ['08', 3],
  ]);
}
