import type { Tx } from '../../db/database.ts';
import { insertNotification } from './notifications.repository.ts';

export interface Notice {
  /** One short line in the words of a distributor. */
  readonly title: string;
  readonly body: string;
  /** Where it leads: a path from the contract's `href`. */
  readonly link?: string | null;
  readonly at: Temporal.Instant;
}

/** Tells the ARN something, in the very transaction of what it tells about. */
export async function notify(tx: Tx, arn: string, { title, body, link = null, at }: Notice): Promise<void> {
  await insertNotification(tx, arn, { title, body, link, at: at.toString() });
}
