import type { CallContext } from '../../../calls/call-context.ts';
import { writeAudit } from '../../../db/audit-log.ts';
import { asSystem } from '../../../db/queries.ts';
import { type OpenedLink, peekLink, useLink } from '../../../links/links.ts';
import { LOGOUT_LINK } from '../logout-link/issue-logout-link.ts';
import { endSessions, findLoggedInDevice, type LoggedInDevice } from '../sessions/session.repository.ts';
import { distrustDevices } from './own-sessions.service.ts';

/** Whoever tries tokens finds none of 256 bits; whoever tries much is slowed all the same. */
const perAddress = { name: 'device-logout-address', max: 600, windowSeconds: 3600 };

type Needed = Pick<CallContext, 'db' | 'clock' | 'security' | 'limit'>;
type DeadLink = Exclude<OpenedLink['status'], 'open'>;

interface Opener {
  readonly token: string;
  readonly ip: string;
  readonly requestId: string;
}

const sessionOf = ({ details }: Extract<OpenedLink, { status: 'open' }>): string =>
  (details as { readonly session: string }).session;

/** What the link would end. It stays as good as it was: a program that looks at mails only opens its page. */
export async function readLogoutLink(
  { db, clock, security, limit }: Needed,
  { token, ip }: Pick<Opener, 'token' | 'ip'>,
): Promise<LoggedInDevice | DeadLink> {
  await limit({ ...perAddress, key: ip });
  return db.transaction('system', async (tx) => {
    const link = await peekLink(tx, security.digest, { purpose: LOGOUT_LINK, token, now: clock.now() });
    if (link.status !== 'open') return link.status;
    return (await findLoggedInDevice(tx, link.arn, sessionOf(link))) ?? 'expired';
  });
}

/** Uses the link up. Its session has ended then, whoever ended it, and what could log in again on that device is taken back. */
export async function endLinkedSession(
  { db, clock, security, limit }: Needed,
  { token, ip, requestId }: Opener,
): Promise<'ended' | DeadLink> {
  await limit({ ...perAddress, key: ip });
  const now = clock.now();
  const ended = await db.transaction('system', async (tx) => {
    const link = await useLink(tx, security.digest, { purpose: LOGOUT_LINK, token, now });
    if (link.status !== 'open') return link.status;
    const { arn } = link;
    const id = sessionOf(link);
    const at = `${now}`;
    const device = await findLoggedInDevice(tx, arn, id);
    const { length } = await endSessions(tx, { arn, only: id }, at);
    if (device?.deviceId) await distrustDevices(tx, { arn, deviceIds: [device.deviceId], at });
    await writeAudit(asSystem(tx), {
      arn,
      action: 'session.ended-by-mail',
      subject: id,
      details: { ended: length },
      address: ip,
      requestId,
    });
    return { arn, id };
  });
  if (typeof ended === 'string') return ended;
  security.forgetSession(ended.arn, ended.id);
  return 'ended';
}
