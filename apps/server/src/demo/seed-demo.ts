import type { Database } from '../db/database.ts';
import { demoDistributors, demoRelationshipManager } from './demo-people.ts';
import { lockDemo } from './lock-demo.ts';
import { seedBanners } from './seed-banners.ts';
import { seedNotifications } from './seed-notifications.ts';
import { seedRecord } from './seed-records.ts';

/**
 * Fills an empty database for the demo and leaves alone what is there, all of it or nothing. Returns how many
 * distributors it added.
 */
export async function seedDemo(db: Database): Promise<number> {
  return db.transaction('system', async (tx) => {
    await lockDemo(tx);
    const manager = demoRelationshipManager;
    await tx.query(
      `insert into relationship_manager (id, name, mobile, email, city, availability)
       values ($1, $2, $3, $4, $5, $6) on conflict (id) do nothing`,
      [manager.id, manager.name, manager.mobile, manager.email, manager.city, manager.availability],
    );
    await seedBanners(tx);
    let added = 0;
    for (const { arn, name, userType, isEmployee, mobile, email, status = 'active' } of demoDistributors) {
      const rows = await tx.query(
        `insert into distributor (arn, name, user_type, is_employee, mobile, email, status)
         values ($1, $2, $3, $4, $5, $6, $7) on conflict (arn) do nothing returning arn`,
        [arn, name, userType, isEmployee, mobile, email, status],
      );
      added += rows.length;
      if (rows.length > 0) await seedNotifications(tx, arn);
      await seedRecord(tx, arn);
      await tx.query('insert into rm_mapping (arn, rm_id) values ($1, $2) on conflict (arn) do nothing', [
        arn,
        manager.id,
      ]);
    }
    return added;
  });
}
