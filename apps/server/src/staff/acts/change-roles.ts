import { roleNames } from '@hub/contract/staff/role-texts';
import { staffActTexts, staffSentences } from '@hub/contract/staff/staff-act-texts';
import {
  changeRoles as changeDeclaration,
  delegateRoles as delegateDeclaration,
} from '@hub/contract/staff/staff-acts';
import type { StaffRole } from '@hub/domain/staff/roles';
import { type ActContext, act, type Preview } from '../../acts/act.ts';
import { malformed } from '../../calls/refusal/refusal.ts';
import type { Tx } from '../../db/database.ts';
import { giveRoles, takeRoles } from '../people/staff.repository.ts';
import {
  endOf,
  holdAdministrator,
  holdApart,
  type InputOf,
  namesOf,
  personOf,
  rolesNow,
  rolesText,
  subjectOf,
} from './person-of-act.ts';

const { what, effects } = staffSentences;
const { faults } = staffActTexts;

const forGood = (roles: readonly StaffRole[]) => [...new Set(roles)].map((role) => ({ role, until: null }));

type Change = InputOf<typeof changeDeclaration>;

async function previewChange(context: ActContext, tx: Tx, { staffId, roles }: Change): Promise<Preview> {
  holdApart(context, staffId);
  const person = await personOf(tx, staffId);
  if (!roles.includes('administrator')) await holdAdministrator(tx, staffId);
  const before = rolesText(await rolesNow(context, tx, staffId));
  const after = rolesText(forGood(roles));
  if (before === after) throw malformed({ roles: faults.sameRoles });
  return {
    ...subjectOf(person),
    sentence: staffSentences.changeRoles(person.name),
    changes: [{ what: what.roles, before, after }],
    effects: [effects.takesEffect],
  };
}

export const changeRoles = act({
  declaration: changeDeclaration,
  preview: previewChange,
  async run({ clock }, tx, { staffId, roles }: Change) {
    await takeRoles(tx, staffId);
    await giveRoles(tx, staffId, { roles, until: null, at: `${clock.now()}` });
  },
});

type Delegation = InputOf<typeof delegateDeclaration>;

async function previewDelegation(context: ActContext, tx: Tx, input: Delegation): Promise<Preview> {
  const { staffId, roles } = input;
  holdApart(context, staffId);
  const person = await personOf(tx, staffId);
  const until = endOf(input.until, context);
  const existing = await rolesNow(context, tx, staffId);
  const own = existing.find((held) => held.until === null && roles.includes(held.role));
  if (own !== undefined) throw malformed({ roles: faults.hasRole(roleNames[own.role]) });
  const given = [...new Set(roles)].map((role) => ({ role, until }));
  const after = [...existing.filter(({ role }) => !roles.includes(role)), ...given];
  return {
    ...subjectOf(person),
    sentence: staffSentences.delegate(person.name, namesOf(roles), input.until),
    changes: [{ what: what.roles, before: rolesText(existing), after: rolesText(after) }],
    effects: [effects.takesEffect, effects.endsItself],
  };
}

export const delegateRoles = act({
  declaration: delegateDeclaration,
  preview: previewDelegation,
  async run(context, tx, { staffId, roles, until }: Delegation) {
    await giveRoles(tx, staffId, { roles, until: endOf(until, context), at: `${context.clock.now()}` });
  },
});
