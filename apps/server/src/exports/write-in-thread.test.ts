import { randomUUID } from 'node:crypto';
import { type FileHandle, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverTexts } from '@hub/contract/texts/server-texts';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refusalFor } from '../http/wire/failures.ts';
import { type ExportFormat, writeFile } from './export-file.ts';
import type { ExportTable } from './table/export-table.ts';
import { BATCH_ROWS, createWriters } from './write-in-thread.ts';

interface Row {
  readonly name: string;
  readonly amount: string | null;
}

const rowOf = (at: number): Row => ({ name: `Client ${at}, "${at}"`, amount: at % 3 ? `${at}.5` : null });
const tableOf = (rows: ExportTable<Row>['rows'], count = 0): ExportTable<Row> => ({
  title: 'Clients',
  notes: ['As on 13-Nov-2026'],
  columns: [
    { header: 'Name', kind: 'text', width: 30, value: ({ name }) => name },
    { header: 'Amount (₹)', kind: { decimals: 2 }, width: 14, value: ({ amount }) => amount },
  ],
  rows,
  count,
  footer: 'The small print',
});
const many = (count: number) => Array.from({ length: count }, (_, at) => rowOf(at));
/** However busy the machine is. */
const eventually = <T>(read: () => T) => expect.poll(read, { timeout: 30_000 });
const stays = new AbortController().signal;

const writers = createWriters();
afterAll(() => writers.close());
let path: string;
let file: FileHandle;
beforeEach(async () => {
  path = join(tmpdir(), `hub-test-${randomUUID()}`);
  file = await open(path, 'wx+', 0o600);
});
afterEach(async () => {
  await file.close();
  await rm(path);
});

const write = (
  table: ExportTable<Row>,
  { format = 'csv', signal = stays, onWritten = () => {} }: Partial<Parameters<typeof writers.write>[0]> = {},
) => writers.write({ table, format, fd: file.fd, signal, onWritten });

it.runIf(process.platform === 'linux')('a full disk is told as one, and the writers go on', async () => {
  const full = await open('/dev/full', 'r+');
  const task = { table: tableOf(many(10)), format: 'csv' as const, signal: stays, onWritten: () => {} };
  const failure = await writers.write({ ...task, fd: full.fd }).catch((error: unknown) => error);
  expect(refusalFor(failure)).toMatchObject({ kind: 'unavailable', message: serverTexts.call.diskFull });
  await full.close();
  expect(await writers.write({ ...task, fd: file.fd })).toBeGreaterThan(0);
});

describe('a file written by another thread', () => {
  it.each<ExportFormat>(['csv', 'xlsx'])('as %s is the same, byte for byte', async (format) => {
    const rows = many(BATCH_ROWS * 2 + 17);
    const size = await write(tableOf(rows), { format });
    const here = Buffer.concat(await Array.fromAsync(writeFile(format, tableOf(rows))));
    const there = await readFile(path);
    expect(there.equals(here)).toBe(true);
    expect(size).toBe(here.length);
  });

  it('asks for rows as it needs them: no more than one batch is ahead', async () => {
    let [made, written] = [0, 0];
    let furthest = 0;
    async function* rows() {
      for (; made < BATCH_ROWS * 20; made++) {
        furthest = Math.max(furthest, made - written);
        yield rowOf(made);
      }
    }
    await write(tableOf(rows()), {
      onWritten: (count) => {
        written = count;
      },
    });
    expect(written).toBe(BATCH_ROWS * 20);
    expect(furthest).toBeLessThanOrEqual(BATCH_ROWS);
  });

  it('leaves this thread free while it is written', async () => {
    let turns = 0;
    let isDone = false;
    const turn = () => {
      turns++;
      if (!isDone) setImmediate(turn);
    };
    const writing = write(tableOf(many(BATCH_ROWS)), {
      format: 'pdf',
      onWritten: (count) => {
        // From here on there is nothing but the writer's own work.
        if (count === 0) setImmediate(turn);
      },
    });
    await writing;
    isDone = true;
    expect(turns).toBeGreaterThan(10);
  });

  it('ends when nobody waits for it any more, and its rows are not read on', async () => {
    const gone = new AbortController();
    let [made, isOver] = [0, false];
    async function* rows() {
      try {
        for (; ; made++) {
          if (made === BATCH_ROWS * 3) gone.abort(new Error('gone'));
          yield rowOf(made);
        }
      } finally {
        isOver = true;
      }
    }
    await expect(write(tableOf(rows()), { format: 'pdf', signal: gone.signal })).rejects.toThrow('gone');
    expect(made).toBeLessThanOrEqual(BATCH_ROWS * 4);
    await eventually(() => isOver).toBe(true);
    expect(await write(tableOf(many(1)))).toBeGreaterThan(0);
  });

  it('fails when its rows do or cannot be written, and the next one is not harmed', async () => {
    async function* broken() {
      yield* many(BATCH_ROWS + 1);
      throw new Error('the rows broke');
    }
    await expect(write(tableOf(broken()))).rejects.toThrow('the rows broke');
    await expect(write(tableOf([{ name: 'x', amount: '1.005' }]))).rejects.toThrow('no amount');
    expect(await write(tableOf(many(1)))).toBeGreaterThan(0);
  });
});
