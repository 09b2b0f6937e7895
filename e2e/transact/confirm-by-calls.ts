import {
  decideConfirmation,
  openConfirmation,
  sendConfirmationOtp,
} from '@hub/contract/calls/confirmation/confirmation';
import type { HubClient } from '../setup/hub-client.ts';
import { newestCode } from './outbox.ts';

/** As the investor, without a browser: confirms all that a link has. */
export async function confirmByCalls(hub: HubClient, link: string): Promise<void> {
  const token = link.split('/').at(-1) ?? '';
  const { confirmation } = await hub.call(openConfirmation, { token });
  if (!confirmation) throw new Error('The link opens nothing');
  await hub.call(sendConfirmationOtp, { token, channel: 'SMS' });
  const confirmed = confirmation.orders.map(({ reference }) => reference);
  await hub.call(decideConfirmation, { token, otp: await newestCode(), confirmed, declined: [] });
}
