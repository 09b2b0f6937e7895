import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const watchdog = JSON.stringify(join(import.meta.dirname, 'watchdog.ts'));

let running: ChildProcess | undefined;
afterEach(() => void running?.kill('SIGKILL'));

function run(
  script: string,
): Promise<{ signal: NodeJS.Signals | null; code: number | null; output: string }> {
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', `import { startWatchdog } from ${watchdog};\n${script}`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  running = child;
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise((resolve) => child.once('close', (code, signal) => resolve({ code, signal, output })));
}

describe('the watchdog', () => {
  it('ends a process that hangs, and says so', async () => {
    const { signal, output } = await run('startWatchdog(2); setImmediate(() => { for (;;); });');
    expect(signal).toBe('SIGKILL');
    expect(output).toContain('hung for 2 seconds and is ended (HUB_WATCHDOG_SECONDS)');
  }, 60_000);

  it('leaves one alone that works, and keeps none alive that is done', async () => {
    const work =
      'startWatchdog(3); let n = 0; const t = setInterval(() => ++n === 40 && clearInterval(t), 100);';
    expect(await run(work)).toEqual({ code: 0, signal: null, output: '' });
  }, 60_000);
});
