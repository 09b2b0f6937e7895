import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FeedFault } from '../rows/feed-fault.ts';
import { chunked, chunkSizes, collect } from '../test/byte-source.ts';
import { readLines } from './read-lines.ts';

const texts = async (bytes: Uint8Array | string, sizes: readonly number[] = []) =>
  (await collect(readLines(chunked(bytes, sizes)))).items.map((line) => line.text);

const refusal = async (bytes: Uint8Array | string) => {
  const { items, fault } = await collect(readLines(chunked(bytes)));
  expect(items).toEqual([]);
  expect(fault).toBeInstanceOf(FeedFault);
  return (fault as FeedFault).message;
};

describe('the lines of a text file', () => {
  it('end at LF, CR LF or a lone CR, and are numbered as in an editor', async () => {
    const { items } = await collect(readLines(chunked('one\ntwo\r\n\r\nfour\rfive')));
    expect(items).toEqual([
      { number: 1, text: 'one' },
      { number: 2, text: 'two' },
      { number: 3, text: '' },
      { number: 4, text: 'four' },
      { number: 5, text: 'five' },
    ]);
  });

  it('are the same however the source cuts its chunks', async () => {
    const line = fc.string({ unit: fc.constantFrom('a', ';', ' ', 'é', '₹', '\u2019', '"') });
    const end = fc.constantFrom('\n', '\r\n', '\r');
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(line, end), { minLength: 1 }), chunkSizes, async (lines, sizes) => {
        const text = `a${lines.map((pair) => pair.join('')).join('')}`;
        expect(await texts(text, sizes)).toEqual(await texts(text));
      }),
    );
  });

  it('need no line end after the last, and a DOS end-of-file mark is no line', async () => {
    expect(await texts('one\ntwo')).toEqual(['one', 'two']);
    expect(await texts('one\ntwo\n\u001a')).toEqual(['one', 'two']);
  });
});

describe('the encoding', () => {
  const word = 'Children’s — ₹';

  it('is UTF-8 with or without its mark', async () => {
    expect(await texts(word)).toEqual([word]);
    expect(await texts(`\ufeff${word}`)).toEqual([word]);
  });

  it('is UTF-16 of either order, marked or not', async () => {
    const little = Buffer.from(`${'x;'.repeat(20)}${word}\nnext`, 'utf16le');
    const marked = Buffer.concat([Buffer.from([0xff, 0xfe]), little]);
    const lines = [`${'x;'.repeat(20)}${word}`, 'next'];
    expect(await texts(little)).toEqual(lines);
    expect(await texts(marked, [3])).toEqual(lines);
    expect(await texts(Buffer.from(marked).swap16())).toEqual(lines);
    expect(await texts(Buffer.from(little).swap16())).toEqual(lines);
  });

  it('is Windows-1252 when the first character outside ASCII is not UTF-8, wherever chunks end', async () => {
    const bytes = Buffer.concat([
      Buffer.from('Fund '),
      Buffer.from([0x96]),
      Buffer.from(' Children'),
      Buffer.from([0x92]),
      Buffer.from('s'),
    ]);
    for (const sizes of [[], [1], [6], [7]]) expect(await texts(bytes, sizes)).toEqual(['Fund – Children’s']);
  });
});

describe('a file that is no text', () => {
  it('is refused by its first bytes in a sentence that says what to do', async () => {
    expect(await refusal(Buffer.from('PK\u0003\u0004\u0014\u0000\u0000\u0000navall.txt', 'latin1'))).toMatch(
      /zip archive. Unpack/,
    );
    expect(await refusal(Buffer.from('PK\u0003\u0004....[Content_Types].xml', 'latin1'))).toMatch(
      /Excel workbook/,
    );
    expect(await refusal(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]))).toMatch(/old Excel workbook/);
    expect(await refusal(Buffer.from([0x1f, 0x8b, 8, 0]))).toMatch(/gzip/);
    expect(await refusal('%PDF-1.7\n')).toMatch(/PDF/);
    expect(await refusal('\r\n <!DOCTYPE html><html><body>503</body></html>')).toMatch(/web page/);
    expect(await refusal('<html>error</html>')).toMatch(/web page/);
    expect(await refusal(Buffer.from([1, 2, 0, 0, 3, 0, 0, 0, 200]))).toMatch(/binary/);
    expect(await refusal('')).toMatch(/empty/);
    expect(await refusal(Buffer.from([3, 126, 11, 15, 0, 0, 0, 0]))).toMatch(/DBF/);
  });

  it('is refused even when it comes byte by byte', async () => {
    const { fault } = await collect(readLines(chunked('%PDF-1.7', [1])));
    expect(fault).toMatchObject({ code: 'not-text' });
  });
});

describe('a line of 2 GB', () => {
  it('is refused once the cap is passed; no more is pulled, and the source is closed', async () => {
    let pulled = 0;
    let closed = false;
    async function* endless() {
      try {
        yield Buffer.from('good\n');
        for (; pulled < 2_147_483_648; pulled += 65_536) yield Buffer.alloc(65_536, 'x');
      } finally {
        closed = true;
      }
    }
    const { items, fault } = await collect(readLines(endless()));
    expect(items).toEqual([{ number: 1, text: 'good' }]);
    expect(fault).toMatchObject({ code: 'line-too-long', line: 2 });
    expect(pulled).toBeLessThan(2 * 1_048_576);
    expect(closed).toBe(true);
  });

  it('is found the same when the long line came in one chunk', async () => {
    const text = `short\n${'x'.repeat(50)}\nafter`;
    for (const sizes of [[], [7]]) {
      const { items, fault } = await collect(readLines(chunked(text, sizes), { maxLineLength: 40 }));
      expect(items.map((line) => line.text)).toEqual(['short']);
      expect(fault).toMatchObject({ code: 'line-too-long', line: 2 });
    }
  });
});
