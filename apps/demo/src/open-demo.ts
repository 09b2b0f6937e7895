import type { Log } from '../../server/src/calls/call-context.ts';
import { openPlatform, type Platform } from '../../server/src/compose/open-platform.ts';
import type { Config } from '../../server/src/config/config.ts';
import { enqueueMandates } from '../../server/src/features/mandates/mandates.public.ts';
import { enqueueDay } from '../../server/src/features/transact/transact.public.ts';
import type { SettableClock } from '../../server/src/ports/clock/clock.ts';
import { makeDemoChanges } from './changes/demo-changes.ts';
import { demoJobs, enqueueDrawing } from './demo-jobs.ts';
import { adoptDemoMandates } from './mandates/demo-mandates.ts';
import { moveDemoClock } from './navs/move-demo-clock.ts';
import type { MoveClock } from './pages/demo-clock.ts';
import { demoDistributors } from './people/demo-people.ts';
import { seedStaff } from './people/demo-staff.ts';
import { seedDemo } from './people/seed-demo.ts';
import { demoClock } from './ports/clock/demo-clock.ts';
import { type DemoPorts, openDemoPorts } from './ports/open-demo-ports.ts';
import { seedDemoBook } from './seed-demo-book.ts';
import { makeDemoHistories } from './statements/demo-histories.ts';
import { makeDemoOrders } from './transact/demo-orders.ts';

export type DemoPlatform = Platform<SettableClock> & DemoPorts & { readonly moveClock: MoveClock };

/** People, their books and what they have under way. What is there is left alone. */
async function fill({ db, clock, context, payments, mandates }: Platform & DemoPorts): Promise<void> {
  const { demoInvestors } = context.config;
  await seedDemo(db);
  await seedStaff(db);
  if (demoInvestors === 0) return;
  await seedDemoBook(db, clock.today(), { investors: demoInvestors });
  const [first] = demoDistributors;
  if (first === undefined) return;
  await makeDemoOrders(context, first.arn, payments.bank);
  await makeDemoChanges(context, first.arn);
  await adoptDemoMandates(context, first.arn, mandates.bank);
  await makeDemoHistories(context, first.arn);
}

/** The server's platform with the demo's own clock, ports and jobs, filled. */
export async function openDemo(config: Config, log: Log): Promise<DemoPlatform> {
  const platform = await openPlatform(config, log, {
    clock: demoClock,
    ports: openDemoPorts,
    jobs: demoJobs,
  });
  const { db, jobs, clock } = platform;
  await fill(platform).catch(async (error: unknown) => {
    await platform.close();
    throw error;
  });
  return {
    ...platform,
    async moveClock(by) {
      await moveDemoClock(db, clock, clock.now().add(by));
      await db.transaction('system', async (tx) => {
        await enqueueDay(jobs, tx);
        await enqueueMandates(jobs, tx);
        await jobs.enqueue(tx, 'brokerage.accrue', {});
        await jobs.enqueue(tx, 'wishes.send', {});
        await jobs.enqueue(tx, 'notifications.push', {});
        await jobs.enqueue(tx, 'notifications.digest', {});
      });
    },
    async startJobs() {
      await platform.startJobs();
      if (config.demoInvestors === 0) return;
      // Drawn and added while the first people look around.
      await db.transaction('system', (tx) => enqueueDrawing(jobs, tx));
    },
  };
}
