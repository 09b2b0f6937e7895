import { formKinds } from '@hub/domain/orders/terms/order-terms';
import * as z from 'zod/mini';
import { staffCall } from './staff-call.ts';

/** Acts: `maintenance.plan`, `maintenance.cancel`, `version.set`, `orders.stop-kind`, `orders.take-kind`. */
export const readPlatform = staffCall('platform.read', {
  access: 'platform.read',
  request: z.object({}),
  response: z.object({
    isClosed: z.boolean(),
    versions: z.object({ android: z.string(), ios: z.string() }),
    /** That run or are to come, the next first. */
    windows: z.array(
      z.object({
        id: z.string(),
        from: z.string(),
        to: z.string(),
        words: z.string(),
        isRunning: z.boolean(),
      }),
    ),
    kinds: z.array(
      z.object({
        kind: z.enum(formKinds),
        isTaken: z.boolean(),
        words: z.nullable(z.string()),
        since: z.nullable(z.string()),
      }),
    ),
  }),
});
