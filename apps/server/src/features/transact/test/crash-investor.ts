import {
  decideConfirmation,
  openConfirmation,
  sendConfirmationOtp,
  startPayment,
} from '@hub/contract/calls/confirmation/confirmation';
import type { Database } from '../../../db/database.ts';
import { account } from './many-folios.ts';
import type { MortalServer } from './mortal-server.ts';
import { readCode, readLinkMessages } from './sent-messages.ts';

/** An order that was acknowledged to its distributor. */
export interface AcknowledgedOrder {
  readonly reference: string;
  readonly confirmation: string;
  readonly mobile: string;
  readonly isPaidFor: boolean;
}

const mostTries = 20;

/** The demo's own page: whatever waits for time is looked at then. */
export const moveClock = (server: MortalServer, by: '1h' | '1d' | '2d'): Promise<Response> =>
  server.through(({ url }) =>
    fetch(`${url}/demo/clock`, { method: 'POST', body: new URLSearchParams({ by }), redirect: 'manual' }),
  );

async function tokenOf(db: Database, purpose: 'order-link' | 'order-payment', confirmation: string) {
  const found = (await readLinkMessages(db)).find(
    (message) => message.purpose === purpose && message.confirmation === confirmation,
  );
  if (found === undefined) throw new Error(`No ${purpose} was sent for the confirmation ${confirmation}`);
  return found.token;
}

/** Opens the link, asks for a code and confirms; as a person does who tries again when the page does not answer. */
async function confirm(server: MortalServer, db: Database, order: AcknowledgedOrder): Promise<void> {
  const token = await tokenOf(db, 'order-link', order.confirmation);
  for (let tries = 0; tries < mostTries; tries += 1) {
    const { link } = await server.through((up) => up.client().request(openConfirmation, { token }));
    // Confirmed by a request whose answer was cut off.
    if (link === 'used') return;
    if (link !== 'open') throw new Error(`The link of ${order.reference} is ${link}`);
    const code = await server.through((up) =>
      up.client().call(sendConfirmationOtp, { token, channel: 'SMS' }),
    );
    const otp = await readCode(db, order.mobile);
    const decided = await server.through((up) =>
      up.client().call(decideConfirmation, { token, otp, confirmed: [order.reference], declined: [] }),
    );
    // A code that was counted and never sent: the next one may be asked for in half a minute.
    if (!decided.ok && !code.ok) await moveClock(server, '1h');
  }
  throw new Error(`${order.reference} could not be confirmed`);
}

async function pay(server: MortalServer, db: Database, order: AcknowledgedOrder): Promise<void> {
  const token = await tokenOf(db, 'order-payment', order.confirmation);
  await server.through(async (up) => {
    const started = await up.client().call(startPayment, { token, mode: 'netbanking', account });
    // Nothing is due any more: it was paid by a request whose answer was cut off.
    if (!started.ok) return;
    if (started.value.kind !== 'page') throw new Error('Net banking has a page');
    const body = new URLSearchParams({ act: 'approve', delivery: 'once' });
    const page = await fetch(up.url + started.value.url, { method: 'POST', body, redirect: 'manual' });
    if (page.status !== 303) throw new Error(`The bank answered ${page.status}`);
  });
}

export async function confirmAndPay(
  server: MortalServer,
  db: Database,
  order: AcknowledgedOrder,
): Promise<void> {
  await confirm(server, db, order);
  if (order.isPaidFor) await pay(server, db, order);
}
