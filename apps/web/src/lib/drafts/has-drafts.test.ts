import { expect, it } from 'vitest';
import { secureMemory } from '../test/memory-store.ts';
import { createDrafts } from './drafts.ts';
import { hasDrafts } from './has-drafts.ts';

it('forms are known to be kept, also before they were written; of nobody else', async () => {
  const storage = secureMemory();
  const drafts = createDrafts(storage, () => 'ARN-100001');
  expect(await hasDrafts({ drafts, storage }, 'ARN-100001')).toBe(false);
  drafts.saveSoon('transact/sip', { amount: '5,000' });
  expect(await hasDrafts({ drafts, storage }, 'ARN-100001')).toBe(true);
  expect(await hasDrafts({ drafts, storage }, 'ARN-100002')).toBe(false);
  await drafts.remove('transact/sip');
  expect(await hasDrafts({ drafts, storage }, 'ARN-100001')).toBe(false);
});
