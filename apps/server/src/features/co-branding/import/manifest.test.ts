import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { layoutOf, readManifest } from './manifest.ts';

const operations = join(import.meta.dirname, '../../../../../../docs/operations.md');

describe('the manifest of a folder', () => {
  it('is right as docs/operations.md shows it', () => {
    const [, example = ''] = /```json\n([^`]+)```/.exec(readFileSync(operations, 'utf8')) ?? [];
    const read = readManifest(JSON.parse(example));
    if ('faults' in read) throw new Error(read.faults.join('\n'));
    const [piece] = read.manifest.pieces;
    if (piece === undefined) throw new Error('no piece');
    const files = piece.languages.map(({ language, file }) => ({ language, source: file, preview: file }));
    expect(layoutOf(piece, files).faults).toEqual([]);
  });

  it.each([
    ['2026-10-31', '2026-12-10', null],
    [
      '2026-10-31',
      '2026-12-11',
      'figures as on 2026-10-31 may be used until 2026-12-10, not until 2026-12-11',
    ],
    ['2026-10-30', '2026-11-30', '2026-10-30 is not the last day of a month'],
  ])('with figures as on %s ends by the next ones: valid to %s', (figuresAsOn, validTo, fault) => {
    const [, example = ''] = /```json\n([^`]+)```/.exec(readFileSync(operations, 'utf8')) ?? [];
    const { pieces, ...rest } = JSON.parse(example);
    const [first] = pieces;
    const dated = { ...first, validFrom: '2026-11-01', validTo, figuresAsOn };
    const read = readManifest({ ...rest, pieces: [dated] });
    expect('faults' in read ? read.faults : null).toEqual(fault && [`piece ${first.id}: ${fault}`]);
  });
});
