import { staffActTexts, staffSentences } from '@hub/contract/staff/staff-act-texts';
import {
  inviteStaff as inviteDeclaration,
  removePasskey as removeDeclaration,
} from '@hub/contract/staff/staff-acts';
import { act } from '../../acts/act.ts';
import { malformed, Refusal } from '../../calls/refusal/refusal.ts';
import { enqueueInvitation } from '../login/enqueue-invitation.ts';
import { listPasskeys, removePasskeys } from '../login/passkey.repository.ts';
import { type InputOf, personOf, subjectOf } from './person-of-act.ts';

const { what, effects, sent } = staffSentences;
const { faults } = staffActTexts;

type Removal = InputOf<typeof removeDeclaration>;

export const removePasskey = act({
  declaration: removeDeclaration,
  async preview(_, tx, { staffId, passkeyId }: Removal) {
    const person = await personOf(tx, staffId);
    const passkeys = await listPasskeys(tx, staffId);
    const passkey = passkeys.find(({ id }) => id === passkeyId);
    if (passkey === undefined) throw malformed({ passkeyId: faults.noPasskey });
    return {
      ...subjectOf(person),
      sentence: staffSentences.removePasskey(passkey.name, person.name),
      changes: [{ what: what.passkey, before: passkey.name, after: '' }],
      effects: [],
      basis: passkeyId,
    };
  },
  async run({ clock }, tx, { staffId, passkeyId }: Removal) {
    return { removed: await removePasskeys(tx, { staffId, id: passkeyId, at: `${clock.now()}` }) };
  },
});

type Invitation = InputOf<typeof inviteDeclaration>;

export const inviteStaff = act({
  declaration: inviteDeclaration,
  async preview({ config }, tx, { staffId }: Invitation) {
    if (!config.console.passkeys) throw new Refusal('rule', faults.passkeysOff);
    const person = await personOf(tx, staffId);
    return {
      ...subjectOf(person),
      sentence: staffSentences.invite(person.name),
      changes: [{ what: what.invitation, before: '', after: sent }],
      effects: [effects.invited, effects.oldInvitation],
    };
  },
  async run({ jobs }, tx, { staffId }: Invitation) {
    await enqueueInvitation(jobs, tx, staffId);
  },
});
