import { camsWbr2 } from './cams/cams-wbr2.ts';
import { camsWbr9 } from './cams/cams-wbr9.ts';
import { camsWbr22 } from './cams/cams-wbr22.ts';
import { camsWbr49 } from './cams/cams-wbr49.ts';
import { camsWbr56 } from './cams/cams-wbr56.ts';
import { fits } from './feed-mapper.ts';
import { kfinMfsd201 } from './kfin/kfin-mfsd201.ts';
import { kfinMfsd203 } from './kfin/kfin-mfsd203.ts';
import { kfinMfsd211 } from './kfin/kfin-mfsd211.ts';
import { kfinMfsd243 } from './kfin/kfin-mfsd243.ts';
import type { FeedName } from './records.ts';

/** Every registrar feed under its name. */
export const feeds = {
  'cams-wbr2': camsWbr2,
  'cams-wbr9': camsWbr9,
  'cams-wbr22': camsWbr22,
  'cams-wbr49': camsWbr49,
  'cams-wbr56': camsWbr56,
  'kfin-mfsd201': kfinMfsd201,
  'kfin-mfsd203': kfinMfsd203,
  'kfin-mfsd211': kfinMfsd211,
  'kfin-mfsd243': kfinMfsd243,
} as const;

/** Which feed a table is, by its headings alone: `hub import cams` takes any of them. */
export function recogniseFeed(headings: readonly string[]): FeedName | null {
  for (const [name, matches] of checks) if (matches(headings)) return name;
  return null;
}

const checks: readonly (readonly [FeedName, (headings: readonly string[]) => boolean])[] = [
  ['cams-wbr2', (headings) => fits(camsWbr2, headings)],
  ['cams-wbr9', (headings) => fits(camsWbr9, headings)],
  ['cams-wbr49', (headings) => fits(camsWbr49, headings)],
  ['cams-wbr56', (headings) => fits(camsWbr56, headings)],
  ['cams-wbr22', (headings) => fits(camsWbr22, headings)],
  ['kfin-mfsd201', (headings) => fits(kfinMfsd201, headings)],
  ['kfin-mfsd243', (headings) => fits(kfinMfsd243, headings)],
  ['kfin-mfsd203', (headings) => fits(kfinMfsd203, headings)],
  ['kfin-mfsd211', (headings) => fits(kfinMfsd211, headings)],
];
