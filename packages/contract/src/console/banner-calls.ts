import * as z from 'zod/mini';
import { bannerAudiences } from '../dashboard/banner-acts.ts';
import { staffCall } from './staff-call.ts';

/** Those that run or are to come first, then the newest hundred that are over. */
export const listBanners = staffCall('banners.list', {
  access: 'content.read',
  request: z.object({}),
  response: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        text: z.string(),
        action: z.nullable(z.string()),
        link: z.nullable(z.string()),
        tone: z.enum(['brand', 'notice', 'news']),
        audience: z.enum(bannerAudiences),
        place: z.int(),
        from: z.nullable(z.string()),
        to: z.nullable(z.string()),
        state: z.enum(['shown', 'planned', 'over']),
        /** Distributors whose book is such today. */
        reach: z.int(),
      }),
    ),
    distributors: z.int(),
  }),
});
