import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkPromises } from './types/promises.mjs';

const planted = `
declare function save(): Promise<void>;
declare function later(done: () => void): void;
declare function each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void>;
declare const state: 'draft' | 'paid' | 'rejected' | null;
declare const dirty: boolean;

export async function good(): Promise<string> {
  await save();
  void save();
  save().catch(() => {});
  save().then(() => {}, () => {});
  const kept = save();
  await each(['a'], async () => kept);
  later(() => {});
  later(async () => {
    try {
      await save();
    } catch {}
  });
  switch (state) {
    case 'draft':
    case 'paid':
      return 'open';
    case 'rejected':
      return 'over';
    case null:
      return 'none';
  }
}

export function bad(): string {
  save();
  dirty && save();
  save().then(() => {});
  ['a'].map(async () => save());
  later(async () => save());
  switch (state) {
    case 'draft':
      return 'open';
  }
  switch (state) {
    case 'paid':
      return 'paid';
    default:
      return 'any';
  }
}
`;

let home;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'promises-'));
  mkdirSync(join(home, 'app'));
  const options = { strict: true, lib: ['esnext'], noEmit: true };
  writeFileSync(
    join(home, 'app', 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, include: ['.'] }),
  );
  writeFileSync(join(home, 'app', 'planted.ts'), planted);
});
afterAll(() => rmSync(home, { recursive: true }));

it('finds promises that nobody waits for, and switches that leave out a value', () => {
  const lines = planted.split('\n');
  const at = (text) => `app/planted.ts:${lines.findIndex((line, n) => n > 31 && line.includes(text)) + 1}`;
  expect(checkPromises(home, 'app')).toEqual([
    `${at('  save();')}: nobody waits for this promise`,
    `${at('dirty && save()')}: nobody waits for this promise`,
    `${at('save().then')}: nobody waits for this promise`,
    `${at("['a'].map")}: nobody waits for this promise`,
    `${at('later(async')}: nobody waits for what this function promises`,
    `${at('switch (state)')}: this switch leaves out 'paid', 'rejected', null`,
  ]);
});
