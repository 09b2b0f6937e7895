import { todayInIndia } from '@hub/domain';
import type { JobContext } from '../../server/src/calls/job-context.ts';
import { oneStatement } from '../../server/src/db/queries.ts';
import {
  listContent,
  prepareContent,
  readManifest,
  recallContent,
} from '../../server/src/features/co-branding/co-branding.public.ts';
import { type DemoRelease, demoReleases } from './content/demo-manifest.ts';
import { drawContent } from './content/draw-content.ts';
import { findDemoSchemes } from './content/scheme-codes.repository.ts';

type Context = Pick<JobContext, 'db' | 'files' | 'clock' | 'brand'>;

const morningOf = (day: Temporal.PlainDate): Temporal.Instant =>
  day.toZonedDateTime({ timeZone: 'Asia/Kolkata', plainTime: '10:30' }).toInstant();

async function release(
  { db, files }: Context,
  folder: string,
  { id, day, manifest }: DemoRelease,
): Promise<void> {
  const read = readManifest(manifest);
  const prepared = 'manifest' in read ? await prepareContent(db, folder, read.manifest) : read;
  if ('faults' in prepared) throw new Error(`The demo's piece ${id}: ${prepared.faults.join('; ')}`);
  await prepared.add({ db, files, now: morningOf(day), notifies: null });
}

/** The demo's library, brought in the way any library is. What is there stays as it is. */
export async function makeDemoContent(context: Context, signal: AbortSignal): Promise<void> {
  const { db, brand } = context;
  const now = context.clock.now();
  const today = todayInIndia(now);
  const schemes = await findDemoSchemes(oneStatement(db, 'system'));
  const releases = demoReleases(brand, today, (fund) => schemes.get(fund));
  const existing = new Set((await listContent(db, today)).map(({ id }) => id));
  const missing = releases.filter(({ id }) => !existing.has(id));
  if (missing.length > 0) {
    const folder = await drawContent(brand, signal);
    for (const one of missing) {
      signal.throwIfAborted();
      await release(context, folder, one);
    }
  }
  for (const { id, validity } of await listContent(db, today)) {
    const reason = releases.find((one) => one.id === id)?.recalled;
    if (reason && validity !== 'recalled')
      await db.transaction('system', (tx) => recallContent(tx, { id, reason, at: now }));
  }
}
