import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../open/open-database.ts';
import { lockDataDir } from './data-dir-lock.ts';

let dataDir: string;
let child: ChildProcess | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'hub-data-'));
});
afterEach(() => {
  child?.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

/** A process that opens the folder and writes without end, saying each number once it is committed. */
const writer = `
  import { openAsBlob } from 'node:fs';
  import { openDatabase } from ${JSON.stringify(join(import.meta.dirname, '..', 'open', 'open-database.ts'))};
  import { migrate } from ${JSON.stringify(join(import.meta.dirname, '..', 'migrate.ts'))};
  const db = await openDatabase({ dataDir: process.argv[1], snapshot: await openAsBlob(process.argv[2]) });
  await migrate(db);
  for (let n = 1; ; n++) {
    await db.transaction('system', async (tx) => {
      await tx.query('insert into setting (key, value) values ($1, $2)', ['n' + n, String(n)]);
      await tx.query('insert into audit_log (actor, action) values ($1, $2)', ['writer', 'n' + n]);
    });
    console.log(n);
  }
`;

function start(): { committed: () => number; until(n: number): Promise<void>; kill(): Promise<void> } {
  const running = spawn(process.execPath, ['--input-type=module', '-e', writer, dataDir, snapshot()], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = running;
  let last = 0;
  const waiting: { n: number; resolve: () => void }[] = [];
  createInterface({ input: running.stdout }).on('line', (line) => {
    last = Number(line);
    for (const wait of waiting) if (last >= wait.n) wait.resolve();
  });
  return {
    committed: () => last,
    until: (n) => new Promise((resolve) => waiting.push({ n, resolve })),
    kill: () =>
      new Promise((resolve) => {
        running.once('close', () => resolve());
        running.kill('SIGKILL');
      }),
  };
}

/** A migrated cluster to begin with, since making one takes seconds. */
function snapshot(): string {
  const made = inject('testDatabase');
  return made.kind === 'pglite' ? made.snapshot : '';
}

const onlyPglite = inject('testDatabase').kind === 'pglite' ? describe : describe.skip;

onlyPglite('PGlite killed in the middle of a write', () => {
  it('comes up by itself with everything that was committed and nothing half', async () => {
    const writing = start();
    await writing.until(25);
    await writing.kill();
    const db = await openDatabase({ dataDir });
    expect(await migrate(db)).toEqual([]);
    const [row] = await db.read<{ settings: string; audits: string }>(
      'system',
      'select (select count(*) from setting) as settings, (select count(*) from audit_log) as audits',
    );
    expect(row?.settings).toBe(row?.audits);
    expect(Number(row?.settings)).toBeGreaterThanOrEqual(writing.committed());
    await db.close();
  });

  it('while it was being made starts over', async () => {
    mkdirSync(join(dataDir, 'pglite.new-1/base'), { recursive: true });
    writeFileSync(join(dataDir, 'pglite.new-1/PG_VERSION'), '18\n');
    const db = await openDatabase({ dataDir, snapshot: await openAsBlob(snapshot()) });
    expect(await db.read('system', 'select count(*) as n from setting')).toEqual([{ n: '0' }]);
    await db.close();
  });
});

onlyPglite('a data folder', () => {
  it('is never opened by two processes; the second is told who has it', async () => {
    const writing = start();
    await writing.until(1);
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      new RegExp(`in use by process ${child?.pid}, most likely a running server`),
    );
    await writing.kill();
    expect(lockDataDir(dataDir)).not.toThrow();
  });

  it('is never opened twice by one process', () => {
    const release = lockDataDir(dataDir);
    expect(() => lockDataDir(dataDir)).toThrow(/in use/);
    release();
    lockDataDir(dataDir)();
  });

  it('is free again when its holder is gone, also when the number went to somebody else', () => {
    for (const left of [
      '{"pid":999999999,"started":null}',
      `{"pid":${process.ppid},"started":"1"}`,
      'half a fi',
    ]) {
      writeFileSync(join(dataDir, 'lock'), left);
      lockDataDir(dataDir)();
    }
  });
});
