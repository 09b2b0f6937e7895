import type { CallContext } from '../../calls/call-context.ts';
import type { Tx } from '../../db/database.ts';

interface StaffMail {
  readonly to: string;
  readonly purpose: 'staff-login' | 'staff-passkey' | 'staff-invitation';
  readonly subject: string;
  readonly heading: string;
  readonly body: string;
  readonly facts?: readonly { readonly label: string; readonly value: string }[];
  /** A page of the console. */
  readonly link: { readonly label: string; readonly path: string };
  readonly expiresInSeconds?: number;
}

/** In the transaction of what it speaks of. Where no mail can be sent there is none. */
export async function sendStaffMail(
  { config, messenger }: Pick<CallContext, 'config' | 'messenger'>,
  tx: Tx,
  { to, purpose, subject, heading, body, facts = [], link, expiresInSeconds }: StaffMail,
): Promise<void> {
  if (!messenger.channels.includes('EMAIL')) return;
  const url = `${config.publicUrl}${link.path}`;
  const lines = facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
  await messenger.send(tx, {
    channel: 'EMAIL',
    to,
    purpose,
    subject,
    text: [body, ...(lines === '' ? [] : [lines]), `${link.label}: ${url}`].join('\n\n'),
    mail: { heading, body, facts, link: { label: link.label, url } },
    ...(expiresInSeconds !== undefined && { expiresInSeconds }),
  });
}
