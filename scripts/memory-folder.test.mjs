import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hasRoom } from './steps/memory-folder.mjs';

const script = `
  const { keepTemporaryFilesInMemory } = await import(${JSON.stringify(join(import.meta.dirname, 'steps/memory-folder.mjs'))});
  keepTemporaryFilesInMemory();
  const { statSync } = await import('node:fs');
  const folder = (await import('node:os')).tmpdir();
  console.log(JSON.stringify({ folder, mode: statSync(folder).mode & 0o777 }));
`;
const run = (env) =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      env: { PATH: process.env.PATH, ...env },
      encoding: 'utf8',
    }),
  );

it('temporary files lie in memory, where other users may pass, and go with the run', ({ skip }) => {
  if (!hasRoom()) skip('no file system in memory with room');
  const { folder, mode } = run({});
  expect(folder).toMatch(/^\/dev\/shm\/hub-tests-/);
  expect(mode).toBe(0o711);
  expect(existsSync(folder)).toBe(false);
});

it('a folder that was chosen stays', () => {
  expect(run({ TMPDIR: import.meta.dirname }).folder).toBe(import.meta.dirname);
  expect(existsSync(import.meta.dirname)).toBe(true);
});
