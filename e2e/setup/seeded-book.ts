import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentList } from '@hub/contract/calls/co-branding/co-branding';
import { videos } from '@hub/contract/calls/prostart/prostart';
import { elsewhere } from './hub-client.ts';
import { launchServer } from './launch-server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const books = join(root, '.cache', 'books');

/** Whatever the book is made of, and the day in India that it is made for. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const sources = ['apps/{server,demo}/src/**/*.{ts,sql,json}', 'packages/*/src/**/*.ts', 'brands/**/*.json'];
  const isTest = (path: string) => path.endsWith('.test.ts');
  for (const path of globSync(sources, { cwd: root }).sort()) {
    if (!isTest(path))
      hash
        .update(path)
        .update('\0')
        .update(readFileSync(join(root, path)));
  }
  const today = Temporal.Now.plainDateISO('Asia/Kolkata');
  return `${today}-${hash.digest('hex').slice(0, 16)}`;
}

/** What the demo draws after its start: pieces that may be used, and videos. */
const drawn = { pieces: 21, videos: 8 };

/** Waits until the demo has drawn all: else every server on a copy would draw it again. */
async function untilDrawn(url: string): Promise<void> {
  process.env.HUB_URL = url;
  const client = await elsewhere('otherIfa');
  const isDrawn = async () => {
    const { buckets } = await client.call(contentList, {});
    const { items } = await client.call(videos, {});
    const pieces = buckets.reduce((sum, { count }) => sum + count, 0);
    return pieces === drawn.pieces && items.length === drawn.videos;
  };
  for (let tries = 0; !(await isDrawn()); tries += 1) {
    if (tries > 2400)
      throw new Error(`The demo has not drawn ${JSON.stringify(drawn)}, or draws more by now`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  delete process.env.HUB_URL;
}

/**
 * The database as it is after the demo's first start, all drawn, closed. Making it takes a minute, so the tests of a run, and
 * the runs of a day, share one; only a copy of it is ever opened.
 */
export async function seededBook(): Promise<string> {
  const book = join(books, fingerprint());
  if (existsSync(book)) return book;
  rmSync(books, { recursive: true, force: true });
  mkdirSync(books, { recursive: true });
  const made = mkdtempSync(join(books, 'making-'));
  const server = await launchServer(made);
  try {
    await untilDrawn(server.url);
  } finally {
    await server.stop();
  }
  // Another run may have been quicker.
  if (existsSync(book)) rmSync(made, { recursive: true });
  else renameSync(made, book);
  return book;
}

export async function copyBook(to: string): Promise<void> {
  cpSync(await seededBook(), to, { recursive: true });
}
