import { type NotificationChannel, type NotificationTopic, notificationChoices } from '@hub/domain';
import type { Queries } from '../../db/queries.ts';
import { findChoices } from './profile.repository.ts';

export { fileOf, pictureType, readPictureName } from './picture-file.ts';

/** Whether the ARN wants to hear of the topic this way. Works in the ARN's own transaction and in the system's. */
export async function wantsMessage(
  queries: Queries,
  arn: string,
  topic: NotificationTopic,
  channel: NotificationChannel,
): Promise<boolean> {
  return notificationChoices(await findChoices(queries, arn))[topic][channel];
}
