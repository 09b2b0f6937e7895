import type { Messenger } from './messenger.ts';
import { putMessage } from './outbox.repository.ts';

/** The demo's messenger: a table that its outbox page shows. Nothing leaves the machine. */
export const outboxMessenger: Messenger = { channels: ['SMS', 'EMAIL'], send: putMessage };
