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
});
