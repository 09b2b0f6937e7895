import type { Messenger } from './messenger.ts';

/** The demo's messenger: a table that its outbox page shows. Nothing leaves the machine. */
export const outboxMessenger: Messenger = {
  channels: ['SMS', 'EMAIL'],
  async send(tx, message) {
    await tx.asSystem(
      `insert into outbox_message (arn, channel, target, subject, body, html, purpose)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        message.arn,
        message.channel,
        message.to,
        message.subject,
        message.text,
        message.html,
        message.purpose,
      ],
    );
  },
};
