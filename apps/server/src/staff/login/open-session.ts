import { randomUUID } from 'node:crypto';
import { CONSOLE_PATH } from '@hub/contract/console/staff-call';
import { dateTimeInIndia } from '@hub/contract/orders/words/time-texts';
import { staffLoginTexts } from '@hub/contract/staff/staff-login-texts';
import { staffMailTexts } from '@hub/contract/staff/staff-mail-texts';
import { Refusal } from '../../calls/refusal/refusal.ts';
import type { Tx } from '../../db/database.ts';
import { insertSession, readAcquaintance } from '../sessions/staff-session.repository.ts';
import { deviceOf } from './device-name.ts';
import type { LoginContext } from './login-context.ts';
import { noteLogin } from './login-notes.ts';
import { newSecret, secretHash } from './secrets.ts';
import { sendStaffMail } from './send-staff-mail.ts';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** A session for whoever has just proved who they are. Answers its token, which is kept nowhere. */
export async function openSession(
  context: LoginContext,
  tx: Tx,
  person: Person,
  method: 'provider' | 'passkey',
): Promise<string> {
  const { security, clock, address, userAgent } = context;
  const token = newSecret();
  const device = deviceOf(userAgent);
  const existing = await readAcquaintance(tx, person.id, device);
  const isOpen = await insertSession(tx, {
    id: randomUUID(),
    staffId: person.id,
    tokenHash: secretHash(security, 'session', token),
    method,
    device,
    address,
    at: `${clock.now()}`,
  });
  if (!isOpen) throw new Refusal('forbidden', staffLoginTexts.left);
  await noteLogin(context, { action: 'staff.login', person, details: { method, device } }, tx);
  if (existing.any && !existing.device) await sendNotice(context, tx, person, device);
  return token;
}

function sendNotice(context: LoginContext, tx: Tx, { email }: Person, device: string): Promise<void> {
  const { subject, heading, body, facts, button } = staffMailTexts.newSession;
  const { brand, clock, address } = context;
  return sendStaffMail(context, tx, {
    to: email,
    purpose: 'staff-login',
    subject: subject(brand.productName),
    heading,
    body,
    facts: facts({ device, at: dateTimeInIndia(clock.now()), address }),
    link: { label: button, path: `${CONSOLE_PATH}/me` },
  });
}
