import type { Page } from '@playwright/test';

interface Photo {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/**
 * A JPEG as a camera stores it: drawn in the browser, red on its left half and blue on its right. With `turned` a
 * note says that the device was held upright (EXIF orientation 6), so upright it is red above and blue below.
 */
export async function photo(
  page: Page,
  { width, height, turned = false }: { width: number; height: number; turned?: boolean },
): Promise<Photo> {
  const base64 = await page.evaluate(
    async ([wide, high]) => {
      const canvas = new OffscreenCanvas(wide, high);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = 'rgb(200, 20, 20)';
      context.fillRect(0, 0, wide / 2, high);
      context.fillStyle = 'rgb(20, 20, 200)';
      context.fillRect(wide / 2, 0, wide / 2, high);
      const bytes = new Uint8Array(
        await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })).arrayBuffer(),
      );
      let text = '';
      for (const byte of bytes) text += String.fromCharCode(byte);
      return btoa(text);
    },
    [width, height] as const,
  );
  const drawn = Buffer.from(base64, 'base64');
  const buffer = turned ? Buffer.concat([drawn.subarray(0, 2), orientation6, drawn.subarray(2)]) : drawn;
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
}

/** The segment APP1 with nothing but "turn me a quarter to the right". */
const orientation6 = Buffer.concat([
  Buffer.from([0xff, 0xe1, 0, 34]),
  Buffer.from('Exif\0\0', 'latin1'),
  Buffer.from('MM\0\x2a\0\0\0\x08', 'latin1'),
  Buffer.from([0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]),
]);

/** The colour of an image on the page at some places, each from 0 to 1 from its left and top. */
export const coloursOf = (
  page: Page,
  address: string,
  places: readonly (readonly [number, number])[],
): Promise<{ size: [number, number]; colours: ('red' | 'blue' | 'other')[] }> =>
  page.evaluate(
    async ([url, points]) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      const { naturalWidth: width, naturalHeight: height } = image;
      const context = new OffscreenCanvas(width, height).getContext('2d');
      if (!context) throw new Error('no canvas');
      context.drawImage(image, 0, 0);
      const colours = points.map(([x, y]) => {
        const [red = 0, , blue = 0] = context.getImageData(x * width, y * height, 1, 1).data;
        if (red > 150 && blue < 100) return 'red' as const;
        return blue > 150 && red < 100 ? ('blue' as const) : ('other' as const);
      });
      return { size: [width, height] as [number, number], colours };
    },
    [address, places] as const,
  );
