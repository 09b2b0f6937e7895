import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweepTemporary } from './sweep-temporary.ts';
import { temporaryPath } from './temporary-path.ts';

const now = Date.UTC(2026, 10, 15, 6, 30);
const hours = (count: number) => new Date(now - count * 3600_000);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sweep-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function leave(name: string, age: number, kind: 'file' | 'folder' = 'file'): string {
  const path = join(folder, name);
  if (kind === 'folder') {
    mkdirSync(path);
    writeFileSync(join(path, 'frame.png'), 'x');
  } else writeFileSync(path, 'x');
  utimesSync(path, hours(age), hours(age));
  return name;
}
const ours = (what: string) => basename(temporaryPath(what));

describe('what a killed process left in the temporary folder', () => {
  it('is removed when it is ours and old; all else stays', async () => {
    leave(ours('file'), 30);
    leave(ours('piece'), 7, 'folder');
    const young = [leave(ours('file'), 1), leave(ours('piece'), 5, 'folder')];
    const foreign = [leave('hub-demo', 300, 'folder'), leave('other-temporary-file', 300)];
    expect(await sweepTemporary(now, folder)).toBe(2);
    expect(readdirSync(folder).sort()).toEqual([...young, ...foreign].sort());
  });

  it('is removed once by two processes that start at the same moment', async () => {
    for (let no = 0; no < 20; no++) leave(ours('piece'), 10, 'folder');
    await Promise.all([sweepTemporary(now, folder), sweepTemporary(now, folder)]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('leads nowhere else: of a link the link goes, and not what it names', async () => {
    const saved = join(folder, leave('kept', 300, 'folder'));
    symlinkSync(saved, join(folder, ours('piece')));
    // A link is as old as it is; seen from a day later.
    await sweepTemporary(Date.now() + 24 * 3600_000, folder);
    expect(readdirSync(folder)).toEqual(['kept']);
    expect(existsSync(join(saved, 'frame.png'))).toBe(true);
  });

  it('is no trouble where there is no such folder', async () => {
    expect(await sweepTemporary(now, join(folder, 'none'))).toBe(0);
  });
});
