import { type ContentItem, content, contentList, generate } from '@hub/contract/calls/co-branding';
import type { ContentType } from '@hub/domain/content/content-rules';
import { elsewhere } from '../setup/hub-client.ts';
import type { Anyone } from '../setup/people.ts';

export const library = '/distributor/co-branding';

/** The newest piece of a type that may be used, as the server has it. */
export async function pieceOf(person: Anyone, contentType: ContentType): Promise<ContentItem> {
  const { items } = await (await elsewhere(person)).call(contentList, { contentType });
  const [piece] = items;
  if (!piece) throw new Error(`The first bucket has no ${contentType}`);
  return piece;
}

/** A piece that was asked for, by calls. */
export async function askedFor(person: Anyone): Promise<{ id: string; contentId: string; path: string }> {
  const client = await elsewhere(person);
  const { id: contentId, languages } = await pieceOf(person, 'IMAGE');
  const shown = { logo: false, picture: false, phone: true, email: true, city: false };
  const { id } = await client.call(generate, { id: contentId, language: languages[0] ?? 'en', shown });
  const { made } = await client.call(content, { id: contentId });
  const link = made.find((one) => one.id === id)?.link ?? '';
  const { pathname, search } = new URL(link);
  return { id, contentId, path: pathname + search };
}
