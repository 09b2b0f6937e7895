import fc from 'fast-check';
import type { ByteSource } from '../rows/feed-row.ts';

/** Bytes cut into chunks of the given sizes, over and over; one chunk when there are none. */
export async function* chunked(bytes: Uint8Array | string, sizes: readonly number[] = []): ByteSource {
  const all = typeof bytes === 'string' ? Buffer.from(bytes) : bytes;
  if (sizes.length === 0) {
    yield all;
    return;
  }
  for (let at = 0, turn = 0; at < all.length; turn += 1) {
    const size = Math.max(1, sizes[turn % sizes.length] ?? 1);
    yield all.subarray(at, at + size);
    at += size;
  }
}

export const chunkSizes = fc.array(fc.integer({ min: 1, max: 70 }), { minLength: 1, maxLength: 5 });

/** Everything a reader hands out before it ends or fails, and the fault if it fails. */
export async function collect<Item>(
  batches: AsyncIterable<readonly Item[]>,
): Promise<{ items: Item[]; fault: unknown }> {
  const items: Item[] = [];
  try {
    for await (const batch of batches) items.push(...batch);
  } catch (fault) {
    return { items, fault };
  }
  return { items, fault: null };
}
