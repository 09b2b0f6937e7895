import type { RequestOf, ResponseOf } from '@hub/contract';
import type {
  NotificationSettings,
  notificationSettings,
  saveNotificationSettings as saveNotificationSettingsCall,
} from '@hub/contract/calls/notifications/notifications';
import { maskContact } from '@hub/domain';
import { noticeChoices, usualDigestHour } from '@hub/domain/notifications/notice-settings';
import type { ChangeContext, SignedInContext } from '../../calls/call-context.ts';
import { unauthenticated } from '../../calls/refusal/refusal.ts';
import type { Tx } from '../../db/database.ts';
import { asSystem, oneStatement } from '../../db/queries.ts';
import { findSettings, type StoredSettings, saveSettings, wakePushes } from './settings.repository.ts';

const settingsOf = ({ choices, quietFrom, quietTo, digestHour }: StoredSettings): NotificationSettings => ({
  choices: noticeChoices(choices),
  quiet: quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo },
  digestHour: digestHour ?? usualDigestHour,
});

export async function getNotificationSettings({
  db,
  session: { arn },
  push,
}: SignedInContext): Promise<ResponseOf<typeof notificationSettings>> {
  const stored = await findSettings(oneStatement(db, { arn }), arn);
  // The session outlived its user by a moment.
  if (stored === null) throw unauthenticated();
  return {
    settings: settingsOf(stored),
    mailTo: stored.email === null ? null : maskContact(stored.email),
    webPushKey: push.webKey,
    devices: [...stored.devices],
  };
}

export async function saveNotificationSettings(
  { session: { arn }, clock }: ChangeContext,
  tx: Tx,
  settings: RequestOf<typeof saveNotificationSettingsCall>,
): Promise<ResponseOf<typeof saveNotificationSettingsCall>> {
  const at = clock.now().toString();
  await saveSettings(tx, arn, settings, at);
  await wakePushes(asSystem(tx), arn, at);
  return { settings };
}
