import type { Database } from '../../../server/src/db/database.ts';
import { lockDemo } from '../lock/lock-demo.repository.ts';
import { demoDistributors } from './demo-people.ts';
import { seedBanners } from './seed-banners.repository.ts';
import { seedCertificates } from './seed-certificates.repository.ts';
import { seedNotifications } from './seed-notifications.repository.ts';
import { addDistributor, addManager, mapToManager } from './seed-people.repository.ts';
import { seedRecord } from './seed-records.repository.ts';
import { seedTestimonials } from './seed-testimonials.repository.ts';

/**
 * Fills an empty database for the demo and leaves alone what is there, all of it or nothing. Returns how many
 * distributors it added.
 */
export async function seedDemo(db: Database): Promise<number> {
  return db.transaction('system', async (tx) => {
    await lockDemo(tx);
    await addManager(tx);
    await seedBanners(tx);
    await seedTestimonials(tx);
    let added = 0;
    for (const distributor of demoDistributors) {
      const { arn } = distributor;
      if (await addDistributor(tx, distributor)) {
        added += 1;
        await seedNotifications(tx, arn);
      }
      await seedRecord(tx, arn);
      await mapToManager(tx, arn);
    }
    await seedCertificates(tx, demoDistributors[0]?.arn ?? '');
    return added;
  });
}
