import type { AnyAct } from '../acts/act.ts';
import type { House, People } from '../acts/house.ts';
import { arnRegisterActs } from '../features/arn-register/arn-register.acts.ts';
import { seesArn } from '../features/arn-register/arn-register.public.ts';
import { referenceActs } from '../features/reference/reference.acts.ts';
import { relationshipManagersActs } from '../features/relationship-managers/relationship-managers.acts.ts';
import { staffActs } from '../staff/staff.acts.ts';
import { findPersonWithRoles, hasStaff, readNames, readPeople } from '../staff/staff.public.ts';

/** Every act of the house. A change in the console or on the command line is one of these, or it cannot be made. */
export const allActs: readonly AnyAct[] = [
  ...arnRegisterActs,
  ...referenceActs,
  ...relationshipManagersActs,
  ...staffActs,
];

export const people: People = {
  find: findPersonWithRoles,
  all: readPeople,
  names: readNames,
  hasAny: hasStaff,
  seesArn,
};

export const house: House = { acts: allActs, people };
