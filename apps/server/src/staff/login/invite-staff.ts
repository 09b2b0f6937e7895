import { CONSOLE_PATH } from '@hub/contract/console/staff-call';
import { invitationHref } from '@hub/contract/console/staff-calls';
import { staffMailTexts } from '@hub/contract/staff/staff-mail-texts';
import type { JobContext } from '../../calls/job-context.ts';
import { findPerson } from '../people/staff.repository.ts';
import { insertChallenge, removeInvitations } from './challenge.repository.ts';
import { newSecret, secretHash } from './secrets.ts';
import { sendStaffMail } from './send-staff-mail.ts';

const INVITATION_DAYS = 7;
const DAY_SECONDS = 86_400;

/**
 * The way to the first passkey, or, where only the provider logs people in, to the login. An earlier invitation ends:
 * there is one at a time.
 */
export function inviteStaff(context: JobContext, staffId: string): Promise<void> {
  const { db, config, brand, clock, security } = context;
  return db.transaction('system', async (tx) => {
    const person = await findPerson(tx, staffId);
    if (person === null || person.leftAt !== null) return;
    const { invitation, welcome } = staffMailTexts;
    const mail = {
      to: person.email,
      purpose: 'staff-invitation',
      subject: invitation.subject(brand.productName),
      heading: invitation.heading,
    } as const;
    if (!config.console.passkeys) {
      const link = { label: welcome.button, path: CONSOLE_PATH };
      await sendStaffMail(context, tx, { ...mail, body: welcome.body(person.name, brand.productName), link });
      return;
    }
    const token = newSecret();
    await removeInvitations(tx, staffId);
    await insertChallenge(tx, {
      hash: secretHash(security, 'invitation', token),
      kind: 'invitation',
      staffId,
      data: {},
      expiresAt: `${clock.now().add({ hours: 24 * INVITATION_DAYS })}`,
    });
    await sendStaffMail(context, tx, {
      ...mail,
      body: invitation.body(person.name, brand.productName),
      link: { label: invitation.button, path: invitationHref(token) },
      expiresInSeconds: INVITATION_DAYS * DAY_SECONDS,
    });
  });
}
