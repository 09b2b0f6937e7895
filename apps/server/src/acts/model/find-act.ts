import { check } from '@hub/contract';
import { actTexts } from '@hub/contract/acts/act-texts';
import { isRechecked } from '@hub/domain/staff/recheck';
import { rightsOf, type StaffRight } from '@hub/domain/staff/roles';
import { malformed, Refusal } from '../../calls/refusal/refusal.ts';
import type { Queries } from '../../db/queries.ts';
import type { Actor, AnyAct } from './act.ts';
import type { House } from './house.ts';

export function findAct({ acts }: Pick<House, 'acts'>, name: string): AnyAct {
  const found = acts.find(({ declaration }) => declaration.name === name);
  if (found === undefined) throw new Refusal('not-found', actTexts.noAct(name));
  return found;
}

export const rightTo = (verb: 'make' | 'check', { declaration }: AnyAct): StaffRight =>
  `${declaration.about}.${verb}`;

/** Held to the act's own schema. */
export function checkedInput({ declaration }: AnyAct, input: unknown): unknown {
  const checked = check(declaration.input, input);
  if (!checked.ok) throw malformed(checked.fields);
  return checked.value;
}

/**
 * Whoever it is, with the rights of this very moment: roles may have been taken away since they logged in. The command
 * line acts by itself only as long as there are no staff.
 */
export async function actorNow(
  queries: Queries,
  { people }: Pick<House, 'people'>,
  actor: Actor,
  at: Temporal.Instant,
): Promise<Actor> {
  if (actor.id === null) {
    if (await people.hasAny(queries)) throw new Refusal('forbidden', actTexts.staffNeeded);
    return actor;
  }
  const person = await people.find(queries, { id: actor.id }, at.toString());
  if (person === null) throw new Refusal('forbidden', actTexts.gone);
  return { ...actor, roles: person.roles, rights: rightsOf(person.roles) };
}

export function holdToRight(act: AnyAct, actor: Actor): void {
  if (actor.id !== null && !actor.rights.includes(rightTo('make', act)))
    throw new Refusal('forbidden', actTexts.noRight(act.declaration.title));
}

/** Of an act that is dangerous: whether they have just proved that it is them. */
export function holdToRecheck({ declaration }: AnyAct, actor: Actor, now: Temporal.Instant): void {
  if (declaration.recheck !== true || actor.id === null) return;
  if (!isRechecked(actor.recheckedAtMs, now.epochMilliseconds))
    throw new Refusal('forbidden', actTexts.recheck, { code: 'recheck' });
}
