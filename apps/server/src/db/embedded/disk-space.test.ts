import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Database } from '../database.ts';
import { openDatabase } from '../open/open-database.ts';
import { DiskFullError, DiskSpace, freeBytesOf } from './disk-space.ts';

const made = inject('testDatabase');
const onlyPglite = made.kind === 'pglite' ? describe : describe.skip;
const megabyte = 1_048_576;

/** A disk whose room the test sets; `check` looks anew each time. */
function diskWith(room: { free: number }, onChange?: (isFull: boolean) => void) {
  const options = { leastFreeBytes: 100, freeBytes: () => room.free, ...(onChange && { onChange }) };
  const disk = new DiskSpace('somewhere', options);
  return (text: string) => {
    try {
      disk.checkNow();
    } catch {
      // What `check` says counts.
    }
    disk.check(text);
  };
}

describe('a disk without room', () => {
  it.each([
    'insert into a values (1)',
    'with x as (delete from a returning 1) select * from x',
    'UPDATE a set b = 1',
    'select 1 from a for update',
    'copy a from stdin',
    'create temp table x (a int)',
  ])('refuses %j', (text) => {
    const room = { free: 99 };
    const check = diskWith(room);
    expect(() => check(text)).toThrow(DiskFullError);
    room.free = 100;
    check(text);
  });

  it.each([
    'select updated_at, inserted from a',
    'begin',
    'commit',
    "select set_config('app.arn', $1, true)",
  ])('lets pass %j', (text) => diskWith({ free: 0 })(text));

  it('is told once when room runs out, and once when there is some again', () => {
    const room = { free: 0 };
    const reported: boolean[] = [];
    const check = diskWith(room, (isFull) => reported.push(isFull));
    check('select 1');
    check('select 1');
    room.free = 200;
    check('select 1');
    expect(reported).toEqual([true, false]);
  });
});

onlyPglite('PGlite on a disk that fills up', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hub-disk-'));
  let mounted = false;
  let why = '';
  beforeAll(() => {
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', folder], { stdio: 'pipe' });
      mounted = true;
    } catch (error) {
      why = (error as Error).message;
    }
  });
  afterAll(() => {
    if (mounted) execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true, force: true });
  });

  const write = (db: Database, key: string) =>
    db.transaction('system', (tx) =>
      tx.query('insert into setting (key, value) values ($1, $2)', [
        key,
        JSON.stringify(randomBytes(megabyte / 2).toString('hex')),
      ]),
    );

  it('refuses to write before it is full, reads on, and writes again when there is room', async ({
    skip,
  }) => {
    if (!mounted) skip(`needs a small disk, and mounting one is not allowed: ${why}`);
    const snapshot = await openAsBlob(made.kind === 'pglite' ? made.snapshot : '');
    let free = () => freeBytesOf(folder);
    const disk = { leastFreeBytes: 60 * megabyte, freeBytes: () => free() };
    const db = await openDatabase({ dataDir: folder, snapshot, disk });
    await write(db, 'before');
    const spare = join(folder, 'spare');
    writeFileSync(spare, Buffer.alloc(freeBytesOf(folder) - 70 * megabyte));
    // Until it says so; without the guard this would hang.
    let written = 0;
    await expect(
      (async () => {
        for (; written < 1000; written += 1) await write(db, `n${written}`);
      })(),
    ).rejects.toThrow(/has less than 60 MB left, so nothing is written/);
    expect(freeBytesOf(folder)).toBeGreaterThan(16 * megabyte);
    expect(await db.read('system', "select count(*)::int as n from setting where key <> 'x'")).toEqual([
      { n: written + 1 },
    ]);
    rmSync(spare);
    free = () => Number.POSITIVE_INFINITY;
    await expect
      .poll(() => write(db, 'after').then(() => 'written', String), { timeout: 10_000 })
      .toBe('written');
    await db.close();
    // And is not opened at all on one that is full.
    const full = { leastFreeBytes: 1000 * megabyte };
    await expect(openDatabase({ dataDir: folder, disk: full })).rejects.toThrow(DiskFullError);
    await (await openDatabase({ dataDir: folder })).close();
  }, 240_000);
});
