import type { NotificationSettings } from '@hub/contract/calls/notifications/notifications';
import type { Queries } from '../../db/queries.ts';

export interface StoredSettings {
  readonly choices: unknown;
  readonly quietFrom: string | null;
  readonly quietTo: string | null;
  readonly digestHour: number | null;
  readonly email: string | null;
  readonly devices: readonly { readonly id: string; readonly name: string }[];
}

/** What was chosen, where mail goes, and the devices that get pushes, the one seen last first. */
export async function findSettings(queries: Queries, arn: string): Promise<StoredSettings | null> {
  const rows = await queries.query<StoredSettings>(
    `select s.choices, s.quiet_from as "quietFrom", s.quiet_to as "quietTo", s.digest_hour as "digestHour", d.email,
            (select coalesce(jsonb_agg(jsonb_build_object('id', k.device_id, 'name', coalesce(k.name, ''))
                                       order by k.push_at desc), '[]')
               from push_device k where k.arn = d.arn and k.push_token is not null) as devices
       from arn_record d left join notification_setting s on s.arn = d.arn
      where d.arn = $1`,
    [arn],
  );
  return rows[0] ?? null;
}

export async function saveSettings(
  queries: Queries,
  arn: string,
  { choices, quiet, digestHour }: NotificationSettings,
  at: string,
): Promise<void> {
  await queries.query(
    `insert into notification_setting (arn, choices, quiet_from, quiet_to, digest_hour, updated_at)
     values ($1, $2::jsonb, $3, $4, $5, $6)
     on conflict (arn) do update
       set choices = excluded.choices, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,
           digest_hour = excluded.digest_hour, updated_at = excluded.updated_at`,
    [arn, JSON.stringify(choices), quiet?.from ?? null, quiet?.to ?? null, digestHour, at],
  );
}

/** What waits for the end of quiet hours is looked at anew: they may have changed. */
export const wakePushes = (queries: Queries, arn: string, at: string): Promise<unknown> =>
  queries.query('update push_waiting set due_at = $2 where arn = $1 and due_at > $2', [arn, at]);
