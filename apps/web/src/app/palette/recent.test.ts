import { type RouteId, routeIds } from '@hub/domain';
import { describe, expect, it } from 'vitest';
import { memoryStore, secureMemory } from '../../lib/test/memory-store.ts';
import { MOST_RECENT, noteRecentScreen, readRecentScreens } from './recent.ts';

describe('the screens opened last', () => {
  it('come newest first, each once, and only a few', async () => {
    const storage = secureMemory();
    const some = routeIds.slice(0, MOST_RECENT + 3);
    for (const route of [...some, ...some.slice(0, 1)]) await noteRecentScreen(storage, 'ARN-1', route);
    const newest = [some[0], ...some.slice(1).toReversed()].slice(0, MOST_RECENT);
    expect(await readRecentScreens(storage, 'ARN-1')).toEqual(newest);
  });

  it('are those of one ARN, and are forgotten where too many share a device', async () => {
    const storage = secureMemory();
    await noteRecentScreen(storage, 'ARN-0', 'nav');
    for (let arn = 1; arn <= 5; arn++) await noteRecentScreen(storage, `ARN-${arn}`, 'profile');
    expect(await readRecentScreens(storage, 'ARN-5')).toEqual(['profile']);
    expect(await readRecentScreens(storage, 'ARN-0')).toEqual([]);
  });

  it('lie on the device unreadable, and a screen that is none is left out', async () => {
    const kv = memoryStore();
    const storage = secureMemory(kv);
    await noteRecentScreen(storage, 'ARN-1', 'reports/sip');
    expect([...kv.values.values()].join()).not.toMatch(/ARN-1|reports/);
    await storage.write('recentScreens', { 'ARN-1': ['nav', 'gone/away', 'toString'] });
    expect(await readRecentScreens(storage, 'ARN-1')).toEqual(['nav' satisfies RouteId]);
  });

  it('are none when what is stored cannot be read', async () => {
    const kv = memoryStore();
    kv.values.set('hub.recentScreens', 'v1.a.b');
    const storage = secureMemory(kv);
    expect(await readRecentScreens(storage, 'ARN-1')).toEqual([]);
    await noteRecentScreen(storage, 'ARN-1', 'nav');
    expect(await readRecentScreens(storage, 'ARN-1')).toEqual(['nav']);
  });
});
