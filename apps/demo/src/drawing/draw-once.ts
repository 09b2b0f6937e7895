import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Brand } from '@hub/contract';

export type DrawnBrand = Pick<Brand, 'name' | 'colours'>;

interface Drawings {
  readonly name: string;
  /** The folders whose code they depend on: whoever changes a line there sees new ones. */
  readonly sources: readonly string[];
  /** What draws them into the folder of its `workerData`. */
  readonly thread: URL;
  /** What else it must know; drawings of other facts are other drawings. */
  readonly facts?: unknown;
}

function hashOf(brand: DrawnBrand, { sources, facts }: Drawings): string {
  const hash = createHash('sha256').update(JSON.stringify([brand.name, brand.colours, facts ?? null]));
  for (const folder of sources) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort())
      hash.update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

const PARTIAL = 'partial-';
const STALE_MS = 3_600_000;

const caches = [join(import.meta.dirname, '../../../../node_modules/.cache/hub'), join(tmpdir(), 'hub-demo')];

/** Where drawings are kept from one start to the next; an installation may be read-only. */
async function openCache(): Promise<string> {
  for (const folder of caches) {
    const isOpen = await mkdir(folder, { recursive: true }).then(
      () => true,
      () => false,
    );
    if (isOpen) return folder;
  }
  throw new Error('There is no room for the drawings of the demo');
}

/** What a killed process left half drawn. */
async function sweep(cache: string): Promise<void> {
  for (const name of readdirSync(cache).filter((one) => one.startsWith(PARTIAL))) {
    const path = join(cache, name);
    if (Date.now() - statSync(path).mtimeMs > STALE_MS) await rm(path, { recursive: true, force: true });
  }
}

/** In a thread of its own: many seconds of work, while people use the demo. */
async function drawIn(
  folder: string,
  { thread, facts }: Drawings,
  brand: DrawnBrand,
  signal: AbortSignal,
): Promise<void> {
  const worker = new Worker(thread, {
    workerData: { folder, brand: { name: brand.name, colours: brand.colours }, facts },
    // The voice of the films runs in Node's WASI, which is said to be experimental each time.
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  worker.unref();
  const stop = () => worker.terminate();
  signal.addEventListener('abort', stop, { once: true });
  try {
    const code = await new Promise<number>((resolve, reject) => {
      worker.once('error', reject).once('exit', resolve);
    });
    signal.throwIfAborted();
    if (code !== 0) throw new Error(`The thread that draws for the demo ended with ${code}`);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** The folder with the drawings, made once for each brand and version of the code. */
export async function drawOnce(drawings: Drawings, brand: DrawnBrand, signal: AbortSignal): Promise<string> {
  const done = join(await openCache(), `${drawings.name}-${hashOf(brand, drawings)}`);
  if (existsSync(done)) return done;
  signal.throwIfAborted();
  await sweep(dirname(done));
  const partial = join(dirname(done), `${PARTIAL}${randomUUID()}`);
  try {
    await mkdir(partial);
    await drawIn(partial, drawings, brand, signal);
    // Another process may have been quicker: its drawings are the same.
    await rename(partial, done).catch((error: unknown) => {
      if (!existsSync(done)) throw error;
    });
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
  return done;
}
