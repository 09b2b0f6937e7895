import type { Media } from '../call-context.ts';

/** Where the files port keeps a logo, always as PNG. */
export const logoFile = (id: string): string => `logos/${id}.png`;

export const logoPicture = (
  media: Media,
  { id, width, height }: { readonly id: string; readonly width: number; readonly height: number },
): { url: string; width: number; height: number } => ({
  url: media.urlOf({ file: logoFile(id), mediaType: 'image/png' }),
  width,
  height,
});
