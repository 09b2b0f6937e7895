import * as z from 'zod/mini';

export const scheme = z.object({ code: z.string(), name: z.string() });
/** A `SummaryLine` on the wire. */
export const line = z.object({ label: z.string(), value: z.string(), isEstimate: z.boolean() });
