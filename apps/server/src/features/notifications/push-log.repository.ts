import type { Database } from '../../db/database.ts';

export interface ShownPush {
  readonly id: string;
  readonly arn: string;
  readonly device: string;
  readonly topic: string;
  readonly title: string;
  readonly body: string;
  readonly link: string;
  readonly status: string;
  readonly createdAt: string;
}

/** For the demo's outbox: what devices were told, newest first. */
export const newestPushes = (db: Database, count: number): Promise<ShownPush[]> =>
  db.read<ShownPush>(
    'system',
    `select m.id, m.arn, coalesce(d.name, m.platform) as device, m.topic, m.title, m.body, m.link, m.status,
            m.created_at as "createdAt"
       from push_message m left join push_device d on d.arn = m.arn and d.device_id = m.device_id
      order by m.created_at desc, m.id limit $1`,
    [count],
  );
