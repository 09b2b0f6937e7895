import { join } from 'node:path';
import { type DrawnBrand, drawOnce } from '../drawing/draw-once.ts';
import type { DemoVideo } from './films/demo-video.ts';

const content = join(import.meta.dirname, '../content');

/** The folder with a film's files. */
export type MakeFilm = (video: DemoVideo, brand: DrawnBrand, signal: AbortSignal) => Promise<string>;

export const drawDemoVideo: MakeFilm = ({ id }, brand, signal) =>
  drawOnce(
    {
      name: `demo-video-${id}`,
      sources: [
        import.meta.dirname,
        ...[join(content, 'draw'), join(content, 'scenes'), join(import.meta.dirname, '../voice')],
      ],
      thread: new URL('./draw-thread.ts', import.meta.url),
      facts: { id },
    },
    brand,
    signal,
  );

/** The part `videos` of a manifest for that folder. */
export const demoVideoManifest = (
  { id, title, summary, bucket, subBucket, series, part, daysAgo }: DemoVideo,
  today: Temporal.PlainDate,
) => ({
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
  items: [
    {
      ...{ id, title, summary, bucket, subBucket, series, part },
      publishedOn: today.subtract({ days: daysAgo }).toString(),
      file: `${id}.webm`,
      poster: `${id}.jpg`,
      captions: [{ language: 'en', label: 'English', file: `${id}.vtt` }],
    },
  ],
});
