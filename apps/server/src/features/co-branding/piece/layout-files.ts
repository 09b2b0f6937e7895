import type { Media } from '../../../calls/call-context.ts';
import type { Layout } from '../../../creatives/layout/layout.ts';

const pictureTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
};

/** Its files in a language; those of its first where none is named. */
export const filesIn = (layout: Layout, language?: string): Layout['languages'][number] | null =>
  (language === undefined
    ? layout.languages[0]
    : layout.languages.find((one) => one.language === language)) ?? null;

export function previewPicture(
  media: Media,
  layout: Layout,
  language?: string,
): { url: string; width: number; height: number } | null {
  const files = filesIn(layout, language);
  if (files === null) return null;
  const ending = files.preview.slice(files.preview.lastIndexOf('.') + 1).toLowerCase();
  return {
    url: media.urlOf({ file: files.preview, mediaType: pictureTypes[ending] ?? 'image/png' }),
    width: layout.width,
    height: layout.height,
  };
}
