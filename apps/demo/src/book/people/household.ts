import type { Random } from '../ground/random.ts';
import { citiesAbroad, citiesOf } from './cities.ts';
import { companyEndings, firmEndings, houses, shopEndings, trustEndings } from './names/businesses.ts';
import type { Community } from './names/community.ts';
import { type Maker, makeEntity, makePerson, type Person } from './person.ts';

export interface Address {
  readonly line: string;
  readonly city: string;
  readonly state: string | null;
  readonly pincode: string | null;
  readonly country: string;
}

type Role = 'head' | 'spouse' | 'child' | 'parent' | 'huf' | 'business';

export interface Member {
  readonly person: Person;
  readonly role: Role;
  readonly taxStatus: string;
  /** Of a minor: whose PAN and contact stand for it. */
  readonly guardian: Person | null;
  /** Its own, or that of the head where the family declared it (handbook §1.1). */
  readonly mobile: string;
  readonly email: string;
}

/** People under one roof, all of them clients. */
export interface Household {
  readonly members: readonly Member[];
  readonly address: Address;
  readonly community: Community;
  /** How rich they are against the middle of the book. */
  readonly wealth: number;
}

type Shape = 'alone' | 'couple' | 'parents' | 'with-parent' | 'huf' | 'abroad' | 'business';

const shapes: readonly (readonly [Shape, number])[] = [
  ['alone', 40],
  ['couple', 20],
  ['parents', 23],
  ['with-parent', 6],
  ['huf', 4],
  ['abroad', 6],
  ['business', 3],
];

export function makeHousehold(
  maker: Maker,
  communities: readonly (readonly [Community, number])[],
): Household {
  const { random } = maker;
  const community = random.weighted(communities);
  const surname = random.pick(community.surnames);
  const shape = random.weighted(shapes);
  const address = shape === 'abroad' ? addressAbroad(random) : addressAtHome(random, community);
  // Most have little, a few have much: the product of three chances has a long tail.
  const wealth = 0.25 + 8 * random.next() * random.next() * random.next() + (random.chance(0.03) ? 9 : 0);
  const members =
    shape === 'business'
      ? [business(maker, surname, address.city)]
      : family(maker, community, surname, shape);
  return { members, address, community, wealth: shape === 'business' ? wealth * 4 + 4 : wealth };
}

function family(maker: Maker, community: Community, surname: string, shape: Shape): Member[] {
  const { random } = maker;
  const age = random.between(...agesOf(shape));
  const isMan = random.chance(0.66);
  const head = makePerson(maker, community, surname, isMan, age);
  const abroad = shape === 'abroad';
  const status = abroad
    ? random.weighted([
        ['21', 55],
        ['24', 40],
        ['11', 5],
      ] as const)
    : personStatus(random);
  const members: Member[] = [own(head, 'head', status)];
  const isCouple = shape === 'couple' || shape === 'parents' || (abroad && random.chance(0.4));
  if (isCouple) {
    const spouse = makePerson(maker, community, surname, !isMan, Math.max(25, age + random.between(-5, 4)));
    members.push(shared(random, spouse, 'spouse', abroad ? status : '01', head));
  }
  if (shape === 'parents' || (abroad && isCouple && age < 50 && random.chance(0.4))) {
    const childStatus = abroad ? (status === '24' ? '28' : '26') : '02';
    const count = random.weighted([
      [1, 62],
      [2, 34],
      [3, 4],
    ] as const);
    for (let child = 0; child < count; child += 1) {
      const minor = makePerson(
        maker,
        community,
        surname,
        random.chance(0.5),
        random.between(1, Math.min(16, age - 22)),
      );
      const guardian = members[random.chance(0.25) ? (members.length > 1 ? 1 : 0) : 0]?.person ?? head;
      members.push(minorOf(minor, childStatus, guardian, head));
    }
  }
  if (shape === 'with-parent') {
    const parent = makePerson(maker, community, surname, random.chance(0.5), age + random.between(23, 29));
    members.push(shared(random, parent, 'parent', '01', head));
  }
  if (shape === 'huf') {
    members.push(shared(random, makeEntity(maker, `${head.name} HUF`, 'H'), 'huf', '03', head));
  }
  return members;
}

/** Parents of minors are neither young nor old, and who lives with a parent is not old. */
function agesOf(shape: Shape): [least: number, most: number] {
  if (shape === 'parents') return [29, 49];
  return shape === 'with-parent' ? [27, 58] : [25, 76];
}

const personStatus = (random: Random): string => (random.chance(0.012) ? '13' : '01');

const own = (person: Person, role: Role, taxStatus: string): Member => ({
  person,
  role,
  taxStatus,
  guardian: null,
  mobile: person.mobile,
  email: person.email,
});

/** One mobile and one address serve one PAN unless the family declares it; many families do. */
function shared(random: Random, person: Person, role: Role, taxStatus: string, head: Person): Member {
  const always = role === 'huf';
  return {
    ...own(person, role, taxStatus),
    mobile: always || random.chance(0.3) ? head.mobile : person.mobile,
    email: always || random.chance(0.35) ? head.email : person.email,
  };
}

const minorOf = (person: Person, taxStatus: string, guardian: Person, head: Person): Member => ({
  ...own(person, 'child', taxStatus),
  guardian,
  mobile: head.mobile,
  email: head.email,
});

function business(maker: Maker, surname: string, city: string): Member {
  const { random } = maker;
  const called = random.chance(0.7) ? surname.replace(/^Singh /, '') : city;
  const kind = random.weighted([
    ['C', 50],
    ['F', 35],
    ['T', 15],
  ] as const);
  const endings = { C: companyEndings, F: random.chance(0.5) ? firmEndings : shopEndings, T: trustEndings };
  const status = { C: '04', F: '06', T: '08' } as const;
  return own(makeEntity(maker, `${called} ${random.pick(endings[kind])}`, kind), 'business', status[kind]);
}

function addressAtHome(random: Random, community: Community): Address {
  const city = random.pick(citiesOf(random.weighted(community.states)));
  const [locality, pincode] = random.pick(city.areas);
  return {
    line: `${random.pick(houses)}, ${locality}`,
    city: city.name,
    state: city.state,
    pincode,
    country: 'IN',
  };
}

function addressAbroad(random: Random): Address {
  const [city, country, street] = random.pick(citiesAbroad);
  return { line: `${random.between(2, 240)} ${street}`, city, state: null, pincode: null, country };
}
