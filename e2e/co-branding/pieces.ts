import {
  type ContentItem,
  type ContentPage,
  content,
  contentList,
  generate,
} from '@hub/contract/calls/co-branding/co-branding';
import type { ContentType } from '@hub/domain/content/content-rules';
import { expect } from '@playwright/test';
import { elsewhere } from '../setup/hub-client.ts';
import type { Anyone } from '../setup/people.ts';

export const library = '/distributor/co-branding';

/** Of the demo's pieces, those that may be used. */
const USABLE = 21;

/** What the library begins with, once the demo's pieces are drawn, which happens after its start. */
export async function firstPage(person: Anyone): Promise<ContentPage> {
  const client = await elsewhere(person);
  const read = () => client.call(contentList, {});
  const count = async () => (await read()).buckets.reduce((sum, bucket) => sum + bucket.count, 0);
  await expect.poll(count, { timeout: 120_000 }).toBe(USABLE);
  return read();
}

/** The newest piece of a type that may be used, and the bucket that it lies in. */
export async function pieceOf(person: Anyone, contentType: ContentType): Promise<ContentItem> {
  const { buckets } = await firstPage(person);
  const client = await elsewhere(person);
  for (const { id: bucketType } of buckets) {
    const { items } = await client.call(contentList, { contentType, bucketType });
    if (items[0]) return items[0];
  }
  throw new Error(`The library has no ${contentType}`);
}

/** A piece that was asked for, by calls. */
export async function requestedText(
  person: Anyone,
): Promise<{ id: string; contentId: string; path: string }> {
  const client = await elsewhere(person);
  const { id: contentId, languages } = await pieceOf(person, 'IMAGE');
  const shown = { logo: false, picture: false, phone: true, email: true, city: false };
  const { id } = await client.call(generate, { id: contentId, language: languages[0] ?? 'en', shown });
  const { made } = await client.call(content, { id: contentId });
  const link = made.find((one) => one.id === id)?.link ?? '';
  const { pathname, search } = new URL(link);
  return { id, contentId, path: pathname + search };
}
