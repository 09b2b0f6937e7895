import { describe, expect, it } from 'vitest';
import { createKeptPlaces } from './kept-places.ts';
import { manualTimers } from './test/manual-timers.ts';
import { secureMemory } from './test/memory-store.ts';

const HOUR_MS = 60 * 60 * 1000;

function device() {
  const storage = secureMemory();
  const timers = manualTimers();
  return { timers, places: createKeptPlaces(storage, timers) };
}

describe('the place a session ended at', () => {
  it('is given once, to the same distributor', async () => {
    const { places } = device();
    await places.keep('ARN-100001', '/distributor/profile?tab=bank');
    expect(await places.take('ARN-100002')).toBeNull();
    expect(await places.take('ARN-100001')).toBe('/distributor/profile?tab=bank');
    expect(await places.take('ARN-100001')).toBeNull();
  });

  it('is the last one', async () => {
    const { places } = device();
    await places.keep('ARN-100001', '/distributor/nav');
    await places.keep('ARN-100001', '/distributor/profile');
    expect(await places.take('ARN-100001')).toBe('/distributor/profile');
  });

  it('is forgotten by a logout, and after a day', async () => {
    const { places, timers } = device();
    await places.keep('ARN-100001', '/distributor/nav');
    await places.keep('ARN-100002', '/distributor/nav');
    await places.forget('ARN-100001');
    expect(await places.take('ARN-100001')).toBeNull();
    timers.advance(24 * HOUR_MS);
    expect(await places.take('ARN-100002')).toBeNull();
  });

  it('is kept for five distributors of one device', async () => {
    const { places } = device();
    for (let arn = 1; arn <= 6; arn += 1) await places.keep(`ARN-${arn}`, `/distributor/nav?${arn}`);
    expect(await places.take('ARN-1')).toBeNull();
    expect(await places.take('ARN-2')).toBe('/distributor/nav?2');
  });
});
