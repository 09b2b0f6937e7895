import { staffActTexts, staffSentences } from '@hub/contract/staff/staff-act-texts';
import {
  endSessions as endDeclaration,
  leaveStaff as leaveDeclaration,
  linkManager as linkDeclaration,
} from '@hub/contract/staff/staff-acts';
import { type ActContext, act, type Preview } from '../../acts/act.ts';
import { withdrawRequestsOf } from '../../acts/requests/withdraw-requests.repository.ts';
import { malformed, Refusal } from '../../calls/refusal/refusal.ts';
import type { Tx } from '../../db/database.ts';
import { readManagerNames } from '../../features/relationship-managers/relationship-managers.public.ts';
import { removeChallenges } from '../login/challenge.repository.ts';
import { readPasskeysOf, removePasskeys } from '../login/passkey.repository.ts';
import { findByManager, markLeft, linkManager as saveManager } from '../people/staff.repository.ts';
import { openSince } from '../sessions/open-since.ts';
import { countOpen, endSessions as endAll } from '../sessions/staff-session.repository.ts';
import {
  holdAdministrator,
  holdApart,
  type InputOf,
  personOf,
  rolesNow,
  rolesText,
  subjectOf,
} from './person-of-act.ts';

const { what, effects, here, left } = staffSentences;
const { faults } = staffActTexts;

type Leaving = InputOf<typeof leaveDeclaration>;

async function previewLeaving(context: ActContext, tx: Tx, { staffId }: Leaving): Promise<Preview> {
  const person = await personOf(tx, staffId);
  await holdAdministrator(tx, staffId);
  const open = await countOpen(tx, staffId, openSince(context));
  const passkeys = await readPasskeysOf(tx, staffId);
  return {
    ...subjectOf(person),
    sentence: staffSentences.leave(person.name),
    changes: [
      { what: what.status, before: here, after: left },
      { what: what.roles, before: rolesText(await rolesNow(context, tx, staffId)), after: '' },
    ],
    effects: [
      ...(open > 0 ? [effects.loggedOut] : []),
      ...(passkeys.length > 0 ? [effects.passkeysRemoved] : []),
      effects.requestsWithdrawn,
    ],
  };
}

export const leaveStaff = act({
  declaration: leaveDeclaration,
  preview: previewLeaving,
  async run({ clock }, tx, { staffId }: Leaving) {
    const at = `${clock.now()}`;
    await markLeft(tx, staffId, at);
    const sessions = await endAll(tx, { staffId, at });
    await removePasskeys(tx, { staffId, at });
    await removeChallenges(tx, staffId);
    const requests = await withdrawRequestsOf(tx, staffId, at);
    return { sessions, requests };
  },
});

type Ending = InputOf<typeof endDeclaration>;

export const endSessions = act({
  declaration: endDeclaration,
  async preview(context, tx, { staffId }: Ending) {
    const person = await personOf(tx, staffId);
    const open = await countOpen(tx, staffId, openSince(context));
    if (open === 0) throw new Refusal('rule', faults.noSession);
    return {
      ...subjectOf(person),
      sentence: staffSentences.endSessions(person.name),
      changes: [{ what: what.sessions, before: String(open), after: '0' }],
      effects: [effects.loggedOut],
    };
  },
  async run({ clock }, tx, { staffId }: Ending) {
    return { sessions: await endAll(tx, { staffId, at: `${clock.now()}` }) };
  },
});

type Linking = InputOf<typeof linkDeclaration>;

export const linkManager = act({
  declaration: linkDeclaration,
  async preview(context, tx, { staffId, managerId }: Linking) {
    holdApart(context, staffId);
    const person = await personOf(tx, staffId);
    const names = new Map(
      (await readManagerNames(tx, [managerId, person.managerId ?? managerId])).map(({ id, name }) => [
        id,
        name,
      ]),
    );
    const manager = names.get(managerId);
    if (manager === undefined) throw malformed({ managerId: faults.noManager });
    const linked = await findByManager(tx, managerId);
    if (linked !== null) throw malformed({ managerId: faults.managerTaken(linked.name) });
    return {
      ...subjectOf(person),
      sentence: staffSentences.linkManager(person.name, manager),
      changes: [{ what: what.manager, before: names.get(person.managerId ?? '') ?? '', after: manager }],
      effects: [effects.ownArns],
    };
  },
  run: (_, tx, { staffId, managerId }: Linking) => saveManager(tx, staffId, managerId),
});
