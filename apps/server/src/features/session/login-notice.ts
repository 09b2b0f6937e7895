import { type Brand, href, type RequestOf } from '@hub/contract';
import type { validateSendOtp } from '@hub/contract/calls/session';
import type { Tx } from '../../db/database.ts';
import { type Notice, notify } from '../notifications/notifications.public.ts';
import { type Acquaintance, meetDevice } from './known-device.repository.ts';

type Device = RequestOf<typeof validateSendOtp>['device'];

/** The client chose this name, and a stranger may be the client: it must not read like a message of ours. */
const plainName = (name: string): string =>
  name
    .replace(/[^\p{L}\p{N} ._()-]/gu, '')
    .trim()
    .slice(0, 40);

/** A first login is welcomed. A new device is news only beside one that is known already. */
function noticeOf(brand: Brand, device: Device, known: Acquaintance): Omit<Notice, 'at'> | null {
  if (!known.isNew) return null;
  if (!known.hadAny) {
    return {
      title: `Welcome to ${brand.productName}`,
      body: 'This was your first login. What you should know about your orders, statements and logins will stand here.',
    };
  }
  if (device === undefined || !known.hadNamed) return null;
  const name = plainName(device.name);
  return {
    title: 'Login from a new device',
    body: `${name === '' ? 'A device' : `"${name}"`} logged in with a code sent to you. If that was not you, tell us at once.`,
    link: href('feedback'),
  };
}

/** Tells the distributor about a login worth knowing of. Before the session is opened, in its transaction. */
export async function tellOfLogin(
  tx: Tx,
  login: {
    readonly arn: string;
    readonly device: Device;
    readonly brand: Brand;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  const { arn, device, brand, at } = login;
  const met = { arn, id: device?.id ?? '', name: device?.name ?? null, at: at.toString() };
  const notice = noticeOf(brand, device, await meetDevice(tx, met));
  if (notice !== null) await notify(tx, arn, { ...notice, at });
}
