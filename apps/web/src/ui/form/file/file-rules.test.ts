import { describe, expect, it } from 'vitest';
import { fileKindOf } from './file-kind.ts';
import { type FileRules, fileProblem, fileRulesText, sizeText } from './file-rules.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const rules: FileRules = { kinds: ['jpeg', 'pdf'], mostBytes: 2048 };

describe('a file', () => {
  it.each([
    ['\xff\xd8\xff\xe0', 'jpeg'],
    ['\x89PNG\r\n\x1a\n', 'png'],
    ['RIFF\x00\x00\x00\x00WEBP', 'webp'],
    ['\x00\x00\x00\x18ftypheic', 'heic'],
    ['%PDF-1.7', 'pdf'],
    ['<svg>', null],
    ['', null],
  ])('%j is told by its bytes', (text, kind) => {
    expect(fileKindOf(bytes(text))).toBe(kind);
  });

  it('is refused by its content, whatever it is called', async () => {
    const script = new File([bytes('<script>')], 'proof.pdf', { type: 'application/pdf' });
    expect(await fileProblem(script, rules)).toBe('proof.pdf is not JPEG or PDF');
    const picture = new File([bytes('\x89PNG\r\n\x1a\n')], 'proof.jpg', { type: 'image/jpeg' });
    expect(await fileProblem(picture, rules)).toBe('proof.jpg is not JPEG or PDF, it is PNG');
    expect(await fileProblem(new File([bytes('%PDF-1.7')], 'x.bin'), rules)).toBeNull();
  });

  it('is refused by its size', async () => {
    const large = new File([bytes('%PDF-1.7'), new Uint8Array(4096)], 'large.pdf');
    expect(await fileProblem(large, rules)).toBe('large.pdf has 4 KB: choose a file of at most 2 KB');
    expect(await fileProblem(new File([], 'none.pdf'), rules)).toBe('none.pdf is empty');
  });

  it('has rules that are said beforehand', () => {
    expect(fileRulesText({ kinds: ['jpeg', 'png', 'pdf'], mostBytes: 5 * 1024 * 1024 })).toBe(
      'JPEG, PNG or PDF, at most 5 MB',
    );
    expect(fileRulesText({ ...rules, most: 3 })).toBe('JPEG or PDF, at most 2 KB each, 3 files at most');
    expect(sizeText(1_300_000)).toBe('1.2 MB');
  });
});
