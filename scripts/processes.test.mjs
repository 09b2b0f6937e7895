import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { processesBelow, processorSeconds } from './steps/processes.mjs';
import { root } from './steps/run.mjs';

const hereToStay = 'setInterval(() => {}, 1000);';

/** A script of ours that runs a program, which starts two more: one that does not want to end, one in its own group. */
function startRun() {
  const stubborn = JSON.stringify(`process.on('SIGINT', () => {}); ${hereToStay}`);
  const inner = `
    const { spawn } = require('node:child_process');
    spawn(process.execPath, ['-e', ${stubborn}], { stdio: 'ignore' });
    spawn(process.execPath, ['-e', ${JSON.stringify(hereToStay)}], { stdio: 'ignore', detached: true });
    ${hereToStay}`;
  const outer = `
    import { endAllWithUs } from ${JSON.stringify(join(root, 'scripts/steps/processes.mjs'))};
    import { run } from ${JSON.stringify(join(root, 'scripts/steps/run.mjs'))};
    endAllWithUs({ patience: 200 });
    await run(process.execPath, ['-e', ${JSON.stringify(inner)}]);`;
  return spawn(process.execPath, ['--input-type=module', '-e', outer], { stdio: 'ignore' });
}

const isRunning = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe('what a run has started', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('ends with it when it is ended by %s', async (signal) => {
    const run = startRun();
    await expect.poll(() => processesBelow(run.pid).length, { timeout: 30_000 }).toBe(3);
    const started = processesBelow(run.pid);
    const ended = new Promise((resolve) => run.once('close', resolve));
    run.kill(signal);
    expect(await ended).toBeGreaterThan(128);
    await expect.poll(() => started.filter(isRunning), { timeout: 30_000 }).toEqual([]);
  });
});

describe('a server that a test starts', () => {
  it('stops when the test is killed, which tells nobody', async () => {
    const preload = join(root, 'scripts/steps/end-with-parent.mjs');
    const parent = spawn(
      process.execPath,
      [
        '-e',
        `const { spawn } = require('node:child_process');
         const server = spawn(process.execPath, ['--import', ${JSON.stringify(preload)}, '-e', ${JSON.stringify(hereToStay)}], { stdio: 'pipe' });
         console.log(server.pid); ${hereToStay}`,
      ],
      { stdio: ['ignore', 'pipe', 'ignore'] },
    );
    const [line] = await once(parent.stdout, 'data');
    const pid = Number(String(line));
    expect(isRunning(pid)).toBe(true);
    parent.kill('SIGKILL');
    await expect.poll(() => isRunning(pid), { timeout: 30_000 }).toBe(false);
  });
});

describe('processor seconds', () => {
  const before = processorSeconds();

  it.skipIf(before === null)('count the work of a process and of what it started', async () => {
    const work = 'const until = process.cpuUsage().user + 3e5; while (process.cpuUsage().user < until);';
    const child = spawn(process.execPath, ['-e', work]);
    await new Promise((resolve) => child.once('close', resolve));
    const after = processorSeconds();
    expect(after - before).toBeGreaterThanOrEqual(0.3);
  });
});
