import { texts } from '@hub/contract';
import { describe, expect, it } from 'vitest';
import { createGate, type GateDeps } from './gate.ts';

const move = (from: string, to: string) => ({
  currentLocation: { pathname: from },
  nextLocation: { pathname: to },
});

function gate(deps: Partial<GateDeps> = {}) {
  const refused: string[] = [];
  const requested: unknown[] = [];
  const refuses = createGate({
    isOnline: () => true,
    blocksNavigation: async () => false,
    mayLeave: async (to) => {
      requested.push(to);
      return true;
    },
    routeOf: (pathname) => (pathname === '/nav' ? 'nav' : null),
    refuse: (message) => refused.push(message),
    ...deps,
  });
  return { refuses, refused, requested };
}

describe('the gate every navigation passes', () => {
  it('lets it pass when nothing stands in the way', async () => {
    const { refuses, refused } = gate();
    expect(await refuses(move('/a', '/nav'))).toBe(false);
    expect(refused).toEqual([]);
  });

  it('refuses offline, with its message, and does not even ask the server', async () => {
    let read = 0;
    const { refuses, refused } = gate({
      isOnline: () => false,
      blocksNavigation: async () => {
        read += 1;
        return false;
      },
    });
    expect(await refuses(move('/a', '/nav'))).toBe(true);
    expect(refused).toEqual([texts.offline.navigating]);
    expect(read).toBe(0);
  });

  it('refuses under maintenance, with its message, before work in progress is asked about', async () => {
    const { refuses, refused, requested } = gate({ blocksNavigation: async () => true });
    expect(await refuses(move('/a', '/nav'))).toBe(true);
    expect(refused).toEqual([texts.maintenance.toast]);
    expect(requested).toEqual([]);
  });

  it('asks by the screen that is gone to, and stays silent when the user stays', async () => {
    const { refuses, refused } = gate({ mayLeave: async (to) => to !== 'nav' });
    expect(await refuses(move('/a', '/nav'))).toBe(true);
    expect(await refuses(move('/a', '/unknown'))).toBe(false);
    expect(refused).toEqual([]);
  });

  it('does not ask when only the query changes', async () => {
    const { refuses, requested } = gate({ mayLeave: async () => false });
    expect(await refuses(move('/nav', '/nav'))).toBe(false);
    expect(requested).toEqual([]);
  });
});
