import type { Database } from '../../../server/src/db/database.ts';
import { addArn } from '../../../server/src/features/arn-register/arn-register.public.ts';
import { addFirstBanners } from '../../../server/src/features/dashboard/dashboard.public.ts';
import { addFirstTestimonials } from '../../../server/src/features/landing/landing.public.ts';
import {
  addManager,
  giveManager,
} from '../../../server/src/features/relationship-managers/relationship-managers.public.ts';
import { systemClock } from '../../../server/src/ports/clock/system-clock.ts';
import { lockDemo } from '../lock/lock-demo.repository.ts';
import { demoBanners } from './demo-banners.ts';
import { demoDistributors, demoRelationshipManager } from './demo-people.ts';
import { demoTestimonials } from './demo-testimonials.ts';
import { seedCertificates } from './seed-certificates.ts';
import { seedNotifications } from './seed-notifications.ts';
import { seedRecord } from './seed-records.ts';

/**
 * Fills an empty database for the demo and leaves alone what is there, all of it or nothing. Its days are counted from
 * the real one, wherever the demo's clock stands. Returns how many distributors it added.
 */
export async function seedDemo(db: Database): Promise<number> {
  const now = systemClock.now();
  return db.transaction('system', async (tx) => {
    await lockDemo(tx);
    await addManager(tx, demoRelationshipManager);
    await addFirstBanners(tx, demoBanners);
    await addFirstTestimonials(tx, demoTestimonials);
    let added = 0;
    for (const { shows: _, status = 'active', ...distributor } of demoDistributors) {
      const { arn } = distributor;
      if (await addArn(tx, { ...distributor, status })) {
        added += 1;
        await seedNotifications(tx, arn, now);
      }
      await seedRecord(tx, arn, now);
      await giveManager(tx, arn, demoRelationshipManager.id);
    }
    await seedCertificates(tx, demoDistributors[0]?.arn ?? '', now);
    return added;
  });
}
