import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Brand } from '@hub/contract';
import { clientVideos } from './client-videos.ts';
import { drawVideo } from './draw-video.ts';
import { fundVideos } from './fund-videos.ts';

const videos = [...clientVideos, ...fundVideos];

/** What a video's picture comes from: another line of it, or another brand, is another folder. */
const drawnBy = ['.', '../content/draw', '../content/scenes'];
const cache = join(import.meta.dirname, '../../../../../node_modules/.cache/hub');

async function fingerprint(brand: Pick<Brand, 'name' | 'colours'>): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([brand.name, brand.colours]));
  for (const folder of drawnBy) {
    const path = join(import.meta.dirname, folder);
    for (const file of (await readdir(path)).sort()) hash.update(await readFile(join(path, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** The folder with the videos' files. They are drawn once on a machine; half of them is never taken for all. */
export async function drawDemoVideos(brand: Pick<Brand, 'name' | 'colours'>): Promise<string> {
  const folder = join(cache, `demo-videos-${await fingerprint(brand)}`);
  if (existsSync(folder)) return folder;
  await mkdir(cache, { recursive: true });
  const begun = await mkdtemp(join(cache, 'begun-'));
  try {
    for (const video of videos) await drawVideo(video, brand, begun);
    // Another process may have been quicker; its files are the same.
    await rename(begun, folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(begun, { recursive: true, force: true });
  }
  return folder;
}

/** The part `videos` of a manifest for that folder. */
export const demoVideoManifest = (today: Temporal.PlainDate) => ({
  buckets: [
    {
      id: 'clients',
      name: 'Working with clients',
      subBuckets: [
        { id: 'sip', name: 'SIP' },
        { id: 'meetings', name: 'Meetings' },
      ],
    },
    {
      id: 'funds',
      name: 'Funds explained',
      subBuckets: [
        { id: 'equity', name: 'Equity' },
        { id: 'debt', name: 'Debt' },
      ],
    },
    {
      id: 'papers',
      name: 'Rules and papers',
      subBuckets: [
        { id: 'kyc', name: 'KYC' },
        { id: 'nominees', name: 'Nominees' },
      ],
    },
  ],
  series: [
    { id: 'sip-partner', name: 'SIP partner' },
    { id: 'right-papers', name: 'Papers right the first time' },
  ],
  items: videos.map(({ id, title, summary, bucket, subBucket, series, part, daysAgo }) => ({
    ...{ id, title, summary, bucket, subBucket, series, part },
    publishedOn: today.subtract({ days: daysAgo }).toString(),
    file: `${id}.webm`,
    poster: `${id}.jpg`,
    captions: [{ language: 'en', label: 'English', file: `${id}.vtt` }],
  })),
});
