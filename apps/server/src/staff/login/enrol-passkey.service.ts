import { CONSOLE_PATH } from '@hub/contract/console/staff-call';
import { staffLoginTexts } from '@hub/contract/staff/staff-login-texts';
import { staffMailTexts } from '@hub/contract/staff/staff-mail-texts';
import { isRechecked } from '@hub/domain/staff/recheck';
import { Refusal, unauthenticated } from '../../calls/refusal/refusal.ts';
import type { Tx } from '../../db/database.ts';
import { oneStatement } from '../../db/queries.ts';
import { findPerson, lockPerson, type StoredPerson } from '../people/staff.repository.ts';
import { findChallenge, takeChallenge } from './challenge.repository.ts';
import type { LoginAnswer, LoginContext } from './login-context.ts';
import { limitAddress } from './login-limits.ts';
import { noteLogin } from './login-notes.ts';
import { insertPasskey, readPasskeysOf } from './passkey.repository.ts';
import { type Challenged, saveChallenge, useChallenge } from './passkey-login.service.ts';
import { secretHash } from './secrets.ts';
import { sendStaffMail } from './send-staff-mail.ts';
import { enrolOptions, readEnrolment } from './webauthn.ts';

const MOST_PASSKEYS = 10;

const invitationOver = () => new Refusal('forbidden', staffLoginTexts.invitationOver);

/** Whose passkey it will be: of the invitation's person, or of whoever is logged in and has proved it anew. */
async function ownerOf(context: LoginContext, invitationHash: string | null): Promise<string> {
  const { db, clock, staff } = context;
  if (invitationHash === null) {
    if (staff === null) throw unauthenticated();
    if (!isRechecked(staff.recheckedAtMs, clock.now().epochMilliseconds))
      throw new Refusal('forbidden', staffLoginTexts.recheckNeeded, { code: 'recheck' });
    return staff.id;
  }
  const invitation = await findChallenge(oneStatement(db, 'system'), {
    hash: invitationHash,
    kind: 'invitation',
    now: `${clock.now()}`,
  });
  if (invitation?.staffId === null || invitation === null) throw invitationOver();
  return invitation.staffId;
}

export async function startPasskey(
  context: LoginContext,
  { invitation }: { readonly invitation?: string | undefined },
): Promise<LoginAnswer<Challenged & { name: string }>> {
  const { config, db, security } = context;
  if (!config.console.passkeys) throw new Refusal('not-found', staffLoginTexts.noPasskeys);
  await limitAddress(context);
  const invitationHash = invitation === undefined ? null : secretHash(security, 'invitation', invitation);
  const queries = oneStatement(db, 'system');
  const person = await findPerson(queries, await ownerOf(context, invitationHash));
  if (person === null || person.leftAt !== null) throw invitationOver();
  const existing = await readPasskeysOf(queries, person.id);
  if (existing.length >= MOST_PASSKEYS) throw new Refusal('rule', staffLoginTexts.tooManyPasskeys);
  const options = await enrolOptions(config, person, existing);
  const saved = await saveChallenge(context, options, {
    kind: 'enrol',
    staffId: person.id,
    data: { invitationHash },
  });
  return { value: { ...saved, name: person.name } };
}

export async function finishPasskey(
  context: LoginContext,
  { challenge, answer, name }: { challenge: string; answer: Record<string, unknown>; name: string },
): Promise<LoginAnswer<{ name: string }>> {
  const { config, staff } = context;
  await limitAddress(context);
  const { staffId, data } = await useChallenge(context, 'enrol', challenge);
  const { invitationHash } = data as { readonly invitationHash: string | null };
  if (staffId === null || (invitationHash === null && staff?.id !== staffId))
    throw new Refusal('forbidden', staffLoginTexts.otherPerson);
  const credential = await readEnrolment(config, { challenge, answer });
  if (credential === null) throw new Refusal('rule', staffLoginTexts.passkeyRefused);
  return context.db.transaction('system', async (tx) => {
    const person = await lockPerson(tx, staffId);
    if (person === null || person.leftAt !== null) throw invitationOver();
    if (invitationHash !== null) await useInvitation(context, tx, invitationHash);
    const saved = {
      ...credential,
      staffId,
      name: name.trim() || staffLoginTexts.unnamedPasskey,
      at: `${context.clock.now()}`,
    };
    if (!(await insertPasskey(tx, saved))) throw new Refusal('conflict', staffLoginTexts.passkeyExists);
    await noteLogin(context, { action: 'staff.passkey-added', person, details: { name: saved.name } }, tx);
    await sendNotice(context, tx, person, saved.name);
    return { value: { name: person.name } };
  });
}

/** With the passkey or not at all: whoever comes second finds it used. */
async function useInvitation({ clock }: LoginContext, tx: Tx, hash: string): Promise<void> {
  if ((await takeChallenge(tx, { hash, kind: 'invitation', now: `${clock.now()}` })) === null)
    throw invitationOver();
}

function sendNotice(
  context: LoginContext,
  tx: Tx,
  { email }: Pick<StoredPerson, 'email'>,
  name: string,
): Promise<void> {
  const { subject, heading, body, button } = staffMailTexts.newPasskey;
  return sendStaffMail(context, tx, {
    to: email,
    purpose: 'staff-passkey',
    subject: subject(context.brand.productName),
    heading,
    body: body(name),
    link: { label: button, path: `${CONSOLE_PATH}/me` },
  });
}
