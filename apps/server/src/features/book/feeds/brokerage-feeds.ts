import { camsWbr6 } from './cams/cams-wbr6.ts';
import { camsWbr46 } from './cams/cams-wbr46.ts';
import { camsWbr77 } from './cams/cams-wbr77.ts';
import { kfinMfsd205 } from './kfin/kfin-mfsd205.ts';
import { kfinMfsd218 } from './kfin/kfin-mfsd218.ts';

/** What the registrars pay, and what they did not take: apart from the feeds that make the book. */
export const brokerageFeeds = {
  'cams-wbr6': camsWbr6,
  'cams-wbr77': camsWbr77,
  'kfin-mfsd205': kfinMfsd205,
  'cams-wbr46': camsWbr46,
  'kfin-mfsd218': kfinMfsd218,
} as const;

export type PayoutFeed = keyof typeof brokerageFeeds;
