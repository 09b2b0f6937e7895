import { randomUUID } from 'node:crypto';
import { staffActTexts, staffSentences } from '@hub/contract/staff/staff-act-texts';
import { joinStaff as declaration } from '@hub/contract/staff/staff-acts';
import { type ActContext, act, type Preview } from '../../acts/act.ts';
import { malformed } from '../../calls/refusal/refusal.ts';
import type { Tx } from '../../db/database.ts';
import { enqueueInvitation } from '../login/enqueue-invitation.ts';
import { findByEmail, giveRoles, insertPerson, takeBack } from '../people/staff.repository.ts';
import { endOf, type InputOf, namesOf, rolesText } from './person-of-act.ts';

type Input = InputOf<typeof declaration>;

const { what, effects, here, left } = staffSentences;

/** A new person; one who left comes back under the same e-mail. */
async function preview(context: ActContext, tx: Tx, input: Input): Promise<Preview> {
  const { name, email, roles } = input;
  const existing = await findByEmail(tx, email);
  if (existing !== null && existing.leftAt === null)
    throw malformed({ email: staffActTexts.faults.emailTaken });
  const until = input.until === undefined ? null : endOf(input.until, context);
  const sentence = existing === null ? staffSentences.join : staffSentences.comeBack;
  return {
    subject: `staff:${existing?.id ?? email}`,
    subjectName: name,
    sentence: sentence(name, namesOf(roles)),
    changes: [
      { what: what.name, before: existing?.name ?? '', after: name },
      { what: what.email, before: existing?.email ?? '', after: email },
      { what: what.roles, before: '', after: rolesText(roles.map((role) => ({ role, until }))) },
      { what: what.status, before: existing === null ? '' : left, after: here },
    ],
    effects: [effects.invited],
  };
}

async function run(context: ActContext, tx: Tx, input: Input): Promise<{ id: string }> {
  const { name, email, roles } = input;
  const at = `${context.clock.now()}`;
  const existing = await findByEmail(tx, email);
  const id = existing?.id ?? randomUUID();
  const isNew =
    existing === null ? await insertPerson(tx, { id, name, email, at }) : await takeBack(tx, id, name);
  if (!isNew) throw malformed({ email: staffActTexts.faults.emailTaken });
  const until = input.until === undefined ? null : endOf(input.until, context);
  await giveRoles(tx, id, { roles, until, at });
  await enqueueInvitation(context.jobs, tx, id);
  return { id };
}

export const joinStaff = act({ declaration, preview, run });
