import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { findFfmpeg } from './find-ffmpeg.ts';

interface Run {
  readonly signal?: AbortSignal | undefined;
  /** How far the output is, in seconds of it. */
  readonly onSeconds?: (seconds: number) => void;
}

/** What it said last is enough to know why it stopped. */
const MOST_LETTERS = 8_000;

interface Ended {
  readonly code: number | null;
  /** The end of what it said on stderr. */
  readonly said: string;
}

/** Arguments go to the program as they are: no shell reads them. Aborted, it is killed and the reason is thrown. */
export async function startFfmpeg(args: readonly string[], { signal, onSeconds }: Run = {}): Promise<Ended> {
  signal?.throwIfAborted();
  const child = spawn(await findFfmpeg(), ['-nostdin', '-hide_banner', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {},
  });
  const kill = () => child.kill('SIGKILL');
  signal?.addEventListener('abort', kill, { once: true });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-MOST_LETTERS);
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [, microseconds] = /^out_time_us=(\d+)$/.exec(line) ?? [];
    if (microseconds !== undefined) onSeconds?.(Number(microseconds) / 1_000_000);
  });
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    signal?.throwIfAborted();
    return { code, said };
  } finally {
    signal?.removeEventListener('abort', kill);
  }
}

/** Throws with what it said when it could not do it. */
export async function runFfmpeg(args: readonly string[], run: Run = {}): Promise<void> {
  const { code, said } = await startFfmpeg(
    ['-loglevel', 'error', '-progress', 'pipe:1', '-nostats', ...args],
    run,
  );
  if (code !== 0)
    throw new Error(`ffmpeg ended with ${code}: ${said.trim().split('\n').slice(-3).join(' ')}`);
}
