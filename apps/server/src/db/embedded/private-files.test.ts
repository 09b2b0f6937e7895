import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  openAsBlob,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { folderFiles } from '../../ports/files/folder-files.ts';
import { openDatabase } from '../open/open-database.ts';
import { lockDataDir } from './data-dir-lock.ts';

const made = inject('testDatabase');
const umask = process.umask();
let dir: string;
beforeEach(() => {
  dir = join(mkdtempSync(join(tmpdir(), 'hub-modes-')), 'data');
});
afterEach(() => {
  rmSync(join(dir, '..'), { recursive: true, force: true });
});
afterAll(() => void process.umask(umask));

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

/** Every mode in the folder, of folders and of files. */
function modesIn(path: string): { folders: Set<string>; files: Set<string> } {
  const all = { folders: new Set([modeOf(path)]), files: new Set<string>() };
  for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
    const mode = modeOf(join(entry.parentPath, entry.name));
    (entry.isDirectory() ? all.folders : all.files).add(mode);
  }
  return all;
}
const ownersOnly = { folders: new Set(['700']), files: new Set(['600']) };

describe.each([0o000, 0o022, 0o077])('the data folder, under umask %i', (mask) => {
  it('is its owner’s, and so is the lock in it', () => {
    process.umask(mask);
    const release = lockDataDir(dir);
    expect(modesIn(dir)).toEqual(ownersOnly);
    release();
  });
});

describe('a data folder that was open to everybody', () => {
  it('is closed', () => {
    process.umask(0);
    mkdirSync(dir, { mode: 0o777 });
    lockDataDir(dir)();
    expect(modeOf(dir)).toBe('700');
  });

  it('is closed with the files in it, and keeps those that come', async () => {
    process.umask(0);
    mkdirSync(join(dir, 'files/ARN-100001'), { recursive: true });
    mkdirSync(join(dir, 'types/ARN-100001'), { recursive: true });
    writeFileSync(join(dir, 'files/ARN-100001/old.png'), 'x');
    writeFileSync(join(dir, 'types/ARN-100001/old.png'), 'image/png');
    const files = folderFiles(dir);
    await files.put('ARN-100002/new.png', Buffer.from('x'), 'image/png');
    expect(modesIn(dir)).toEqual(ownersOnly);
    const old = await files.get('ARN-100001/old.png');
    expect(old?.contentType).toBe('image/png');
    expect(old && (await buffer(old.body)).toString()).toBe('x');
  });

  it('with an embedded database is closed with all of it, and with all it writes from then on', async ({
    skip,
  }) => {
    if (made.kind !== 'pglite') skip('PostgreSQL keeps its own files');
    process.umask(0o022);
    const snapshot = await openAsBlob(made.kind === 'pglite' ? made.snapshot : '');
    const first = await openDatabase({ dataDir: dir, snapshot });
    await first.asOwner((owner) => owner.script('create table fresh (a int); insert into fresh values (1)'));
    expect(modesIn(dir)).toEqual(ownersOnly);
    await first.close();
    for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
      chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o666);
    }
    const second = await openDatabase({ dataDir: dir });
    expect(modesIn(dir)).toEqual(ownersOnly);
    await second.close();
  }, 120_000);
});
