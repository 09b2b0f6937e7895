import { join } from 'node:path';
import { type DrawnBrand, drawOnce } from '../drawing/draw-once.ts';
import { allVideos } from './all-videos.ts';

const content = join(import.meta.dirname, '../content');

/** The folder with the videos' files. */
export const drawDemoVideos = (brand: DrawnBrand, signal: AbortSignal): Promise<string> =>
  drawOnce(
    {
      name: 'demo-videos',
      sources: [import.meta.dirname, join(content, 'draw'), join(content, 'scenes')],
      thread: new URL('./draw-thread.ts', import.meta.url),
    },
    brand,
    signal,
  );

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
  items: allVideos.map(({ id, title, summary, bucket, subBucket, series, part, daysAgo }) => ({
    ...{ id, title, summary, bucket, subBucket, series, part },
    publishedOn: today.subtract({ days: daysAgo }).toString(),
    file: `${id}.webm`,
    poster: `${id}.jpg`,
    captions: [{ language: 'en', label: 'English', file: `${id}.vtt` }],
  })),
});
