import { asSystem } from '../../db/queries.ts';
import type { Messenger, WriteMail } from './messenger.ts';
import { putMessage } from './outbox.repository.ts';
import { withPictures } from './with-pictures.ts';

/** The demo's messenger: a table that its outbox page shows. Nothing leaves the machine. */
export const outboxMessenger = (write?: WriteMail): Messenger => ({
  channels: ['SMS', 'EMAIL'],
  async send(tx, message) {
    const isLaidOut = message.channel === 'EMAIL' && write !== undefined;
    await putMessage(tx, message, isLaidOut ? withPictures(await write(message, asSystem(tx))) : null);
  },
});
