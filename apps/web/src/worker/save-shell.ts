import { cacheNameOf, type Shell } from './shell.ts';

/** The document is stored last, so a shell that has one is whole. */
const isWhole = async (cache: Cache, shell: Shell) => (await cache.match(shell.document)) !== undefined;

async function store(cache: Cache, shell: Shell, request: typeof fetch): Promise<void> {
  const page = await request(shell.document, { cache: 'no-cache' });
  // While a build is put up the server may be ahead of this worker: a page without its files opens nothing.
  if (!page.ok || !(await page.clone().text()).includes(shell.entry))
    throw new Error('a page of another build');
  await cache.addAll([...shell.files]);
  await cache.put(shell.document, page);
}

/** The whole shell or none of it: a device may be full, or its line may break. Never rejects. */
export async function saveShell(
  shell: Shell,
  storage: CacheStorage,
  request: typeof fetch,
): Promise<boolean> {
  try {
    const cache = await storage.open(cacheNameOf(shell));
    if (!(await isWhole(cache, shell))) await store(cache, shell, request);
    return true;
  } catch {
    await storage.delete(cacheNameOf(shell)).catch(() => false);
    return false;
  }
}
