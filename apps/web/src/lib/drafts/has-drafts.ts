import type { SecureStore } from '../storage/secure-store.ts';
import type { Drafts } from './drafts.ts';

interface Stored {
  readonly drafts: Pick<Drafts, 'flush'>;
  readonly storage: Pick<SecureStore, 'read'>;
}

/** Whether forms of this distributor are kept here, also one that has not been written yet. Never rejects. */
export async function hasDrafts({ drafts, storage }: Stored, arn: string): Promise<boolean> {
  await drafts.flush();
  const saved = await storage.read('drafts').catch(() => null);
  return Object.keys(saved ?? {}).some((name) => name.startsWith(`${arn}/`));
}
