import { describe, expect, it } from 'vitest';
import { pictureKindOf } from './picture-file.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('what a file is', () => {
  it.each([
    ['\xff\xd8\xff\xe0\0\x10JFIF\0\x01', 'jpeg'],
    ['\x89PNG\r\n\x1a\n\0\0\0\r', 'png'],
    ['RIFF\x24\0\0\0WEBP', 'webp'],
    ['\0\0\0\x18ftypheic', 'heic'],
    ['\0\0\0\x18ftypmif1', 'heic'],
    ['\0\0\0\x18ftypmp42', null],
    ['RIFF\x24\0\0\0WAVE', null],
    ['GIF89a\0\0\0\0\0\0', null],
    ['<svg xmlns="', null],
    ['', null],
  ])('is told by its first bytes: %j', (text, kind) => {
    expect(pictureKindOf(bytes(text))).toBe(kind);
  });
});
