import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNav } from './amfi/read-nav.ts';
import { camsType } from './cams/cams-types.ts';
import { camsWbr2 } from './cams/cams-wbr2.ts';
import { camsWbr9 } from './cams/cams-wbr9.ts';
import { redact } from './fields/redact.ts';
import { kfinType } from './kfin/kfin-types.ts';
import { readTable } from './read-table.ts';
import { FeedFault } from './rows/feed-fault.ts';
import { chunked, collect } from './test/byte-source.ts';
import { wbr2, wbr9 } from './test/feed-samples.ts';
import { csvSheet, readAll, TODAY } from './test/read-all.ts';

const MEGABYTE = 1_048_576;

/** The same piece without end, or until so many bytes; counts what was taken from it. */
function endless(start: string, piece: string, bytes = 2048 * MEGABYTE) {
  const chunk = Buffer.from(piece.repeat(Math.ceil(65_536 / piece.length)));
  const source = { pulled: 0, bytes: stream() };
  async function* stream() {
    yield Buffer.from(start);
    for (; source.pulled < bytes; source.pulled += chunk.length) yield chunk;
  }
  return source;
}

/** What this thread worked, in milliseconds; the machine may serve others meanwhile. */
const worked = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** The least of several runs, because a collection of garbage only ever makes one slower. */
async function least(work: () => unknown): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3; run += 1) {
    const started = worked();
    await work();
    best = Math.min(best, worked() - started);
  }
  return best;
}

/**
 * Eight times as much costs about eight times as much; with the square of it, it would be 64 times. What takes no
 * time at all cannot be compared, and counts as five milliseconds.
 */
async function expectLinear(size: number, work: (size: number) => unknown): Promise<void> {
  await work(size);
  const small = await least(() => work(size));
  expect((await least(() => work(size * 8))) / Math.max(small, 5)).toBeLessThan(24);
}

const faultOf = (bytes: string) =>
  readTable(chunked(bytes)).then(
    () => null,
    (fault: unknown) => fault as FeedFault,
  );

describe('a file that begins with comments', () => {
  it('is read at once, however many they are', async () => {
    const comments = '<!---->'.repeat(97);
    expect(await faultOf(comments)).toMatchObject({ code: 'bad-header' });
    expect(await faultOf(`${comments}<html>`)).toMatchObject({ code: 'not-text' });
    expect(await faultOf(`\n<!-- a -->\n<!-- b --> <!DOCTYPE html>`)).toMatchObject({ code: 'not-text' });
    expect(await faultOf('<!-- never closed <html>')).toMatchObject({ code: 'bad-header' });
  });
});

describe('a file of blank lines', () => {
  it('is read through in the memory of one piece, and its rows keep their numbers', async () => {
    const blank = 20 * MEGABYTE;
    async function* source() {
      yield* endless('', '\n', blank).bytes;
      yield Buffer.from(' \r\n\tFOLIO,PAN\n1,2\n');
      yield* endless('', '\r\n', MEGABYTE).bytes;
      yield Buffer.from('3,4');
    }
    const table = await readTable(source());
    const { items, fault } = await collect(table.batches);
    expect([table.columns, fault]).toEqual([['FOLIO', 'PAN'], null]);
    expect(items.map((row) => row.line)).toEqual([blank + 3, blank + 3 + MEGABYTE / 2 + 1]);
  });

  it('and nothing else has no headings, and no NAVs', async () => {
    const lines = () => endless('', '\n', 2 * MEGABYTE).bytes;
    await expect(readTable(lines())).rejects.toMatchObject({ code: 'bad-header' });
    const { fault } = await collect(navs(lines()));
    expect(fault).toMatchObject({ code: 'no-rows' });
  });

  it('below a title is not searched for headings for ever', async () => {
    const source = endless('A title\n', '\n');
    await expect(readTable(source.bytes)).rejects.toMatchObject({ code: 'bad-header' });
    expect(source.pulled).toBeLessThan(MEGABYTE);
  });
});

async function* navs(source: AsyncIterable<Uint8Array>) {
  for await (const { records } of readNav(source, { file: 'nav.txt', today: TODAY })) yield records;
}

describe('headings', () => {
  it('are refused when they have more columns than any file', async () => {
    const source = endless('', 'a,'.repeat(20_000).concat('\n'));
    await expect(readTable(source.bytes)).rejects.toMatchObject({ code: 'bad-header' });
    expect(source.pulled).toBeLessThan(MEGABYTE);
  });
});

describe('rows', () => {
  it('are held for the order of their dates by bytes as well as by number', async () => {
    const heading = csvSheet(wbr2, []).trimEnd();
    const width = heading.split(',').length;
    const row = `${'x'.repeat(60_000)}${','.repeat(width - 1)}\n`;
    const source = endless(`${heading}\n`, row);
    const table = await readTable(source.bytes);
    const { mapTable } = await import('./read-feed.ts');
    for await (const batch of mapTable(table, camsWbr2, { file: 'x', today: TODAY })) {
      expect(batch.records).toEqual([]);
      break;
    }
    expect(source.pulled).toBeLessThan(10 * MEGABYTE);
  });

  it('with a value longer than any are put into quarantine, DBF or CSV, and the next is read', async () => {
    const hostile = 'x@'.repeat(5000);
    const { records, quarantined } = await readAll(camsWbr9, csvSheet(wbr9, [{ INV_NAME: hostile }, {}]));
    expect(records).toHaveLength(1);
    expect(quarantined).toMatchObject([{ line: 2, reason: expect.stringContaining('more than 4,000') }]);
  });
});

describe('the cost of a value', () => {
  it.each([
    ['a mail address without its sign', (size: number) => redact('x'.repeat(size))],
    ['words of undoing, KFintech', (size: number) => kfinType('X', 'REJ'.repeat(size), '')],
    ['blanks, CAMS', (size: number) => camsType('Purchase', 'P', `${' '.repeat(size)}x`)],
    ['dashes, CAMS', (size: number) => camsType(`${' -'.repeat(size)}x`, 'P', '')],
  ])('grows with its length and no faster: %s', async (_name, work) => {
    await expectLinear(20_000, work);
  });

  it('grows with its length and no faster: brackets in a NAV file', async () => {
    const line = (size: number) => `Scheme Code;Scheme Name;Net Asset Value;Date\nOpen ${'('.repeat(size)}\n`;
    await expectLinear(5_000, (size) =>
      collect(navs(chunked(line(size)))).then(({ fault }) =>
        expect(fault).toMatchObject({ code: 'no-rows' }),
      ),
    );
  });
});

describe('the cost of a file', () => {
  const heading = 'FOLIO,PAN,NAME\n';
  it.each([
    ['quotes that open in every field and never close', heading, `${'"a,'.repeat(20_000)}\n`],
    ['quotes within quotes', heading, `"${'""'.repeat(15_000)}",1,2\n`],
    ['separators', heading, `${','.repeat(60_000)}x\n`],
    ['carriage returns', heading, '\r'],
    ['quotes at the end of lines', heading, '"\n'],
    ['half of UTF-16', '\ufeff', 'a,b\u0000\n'],
  ])('grows with its length and no faster: %s', async (_name, start, piece) => {
    await expectLinear(65_536, async (size) => {
      const read = async () => (await readTable(endless(start, piece, size).bytes)).batches;
      const batches = await read().catch(() => null);
      if (batches !== null) for await (const _rows of batches);
    });
  });

  it('whatever stands in it: it ends with rows or with a fault in words', async () => {
    const piece = fc.constantFrom(
      ...['<!--', '-->', '"', '""', "'", ',', ';', '|', '\t', '\n', '\r', '\r\n', ' ', '\u001a', '\0'],
      ...['FOLIO', 'Scheme Code;', 'Open Ended(', ')', 'é', '₹', '\ufeff', 'REJ', '@', '1/4/26', '0'],
    );
    const repeated = fc.tuple(piece, fc.integer({ min: 1, max: 3000 }));
    await fc.assert(
      fc.asyncProperty(fc.array(repeated, { minLength: 1, maxLength: 12 }), async (pieces) => {
        const file = pieces.map(([text, times]) => text.repeat(times)).join('');
        const read = async () => (await collect((await readTable(chunked(file))).batches)).fault;
        for (const fault of [
          await read().catch((error: unknown) => error),
          (await collect(navs(chunked(file)))).fault,
          (await readAll(camsWbr2, csvSheet(wbr2, [{}]) + file)).fault,
        ]) {
          if (fault !== null) expect(fault).toBeInstanceOf(FeedFault);
        }
      }),
      { numRuns: 60 },
    );
  });
});
