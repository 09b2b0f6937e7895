import type { Media } from '../../../calls/call-context.ts';

/** Where the files port keeps a logo; its id ends with what it is. */
export const logoFile = (id: string): string => `logos/${id}`;

export const logoEndings = { 'image/png': '.png', 'image/jpeg': '.jpg' } as const;

export const logoPicture = (
  media: Media,
  { id, width, height }: { readonly id: string; readonly width: number; readonly height: number },
): { url: string; width: number; height: number } => ({
  url: media.urlOf({ file: logoFile(id), mediaType: id.endsWith('.png') ? 'image/png' : 'image/jpeg' }),
  width,
  height,
});
