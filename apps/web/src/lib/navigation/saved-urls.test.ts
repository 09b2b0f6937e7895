import { describe, expect, it } from 'vitest';
import { manualTimers } from '../test/manual-timers.ts';
import { secureMemory } from '../test/memory-store.ts';
import { createSavedUrls } from './saved-urls.ts';

const HOUR_MS = 60 * 60 * 1000;

function device() {
  const storage = secureMemory();
  const timers = manualTimers();
  return { timers, urls: createSavedUrls(storage, timers) };
}

describe('the url a session ended at', () => {
  it('is given once, to the same distributor', async () => {
    const { urls } = device();
    await urls.keep('ARN-100001', '/distributor/profile?tab=bank');
    expect(await urls.take('ARN-100002')).toBeNull();
    expect(await urls.take('ARN-100001')).toBe('/distributor/profile?tab=bank');
    expect(await urls.take('ARN-100001')).toBeNull();
  });

  it('is the last one', async () => {
    const { urls } = device();
    await urls.keep('ARN-100001', '/distributor/nav');
    await urls.keep('ARN-100001', '/distributor/profile');
    expect(await urls.take('ARN-100001')).toBe('/distributor/profile');
  });

  it('is forgotten by a logout, and after a day', async () => {
    const { urls, timers } = device();
    await urls.keep('ARN-100001', '/distributor/nav');
    await urls.keep('ARN-100002', '/distributor/nav');
    await urls.forget('ARN-100001');
    expect(await urls.take('ARN-100001')).toBeNull();
    timers.advance(24 * HOUR_MS);
    expect(await urls.take('ARN-100002')).toBeNull();
  });

  it('is kept for five distributors of one device', async () => {
    const { urls } = device();
    for (let arn = 1; arn <= 6; arn += 1) await urls.keep(`ARN-${arn}`, `/distributor/nav?${arn}`);
    expect(await urls.take('ARN-1')).toBeNull();
    expect(await urls.take('ARN-2')).toBe('/distributor/nav?2');
  });
});
