import { randomUUID } from 'node:crypto';
import type { Inputs } from '../input.ts';

export const notificationsInputs: Inputs = {
  'notifications.markRead': async (hub, owner) => {
    const id = randomUUID();
    await hub.db.read(
      'system',
      "insert into notification (arn, id, title, body) values ($1, $2, 'News', 'Of the owner')",
      [owner, id],
    );
    return { id };
  },
};
