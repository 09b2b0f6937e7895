import { describe, expect, it } from 'vitest';
import { memoryRecords } from '../test/memory-store.ts';
import { createTabTurns } from './tab-turns.ts';

/** One tab's view of the browser's storage, which may be behind. */
function view(values: Map<string, string>): Storage {
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  } as unknown as Storage;
}

describe('the turns of several tabs', () => {
  it('come one after the other', async () => {
    const values = new Map<string, string>();
    const records = memoryRecords();
    const tabs = [1, 2, 3].map(() => createTabTurns(view(values), records));
    const seen: string[] = [];
    await Promise.all(
      tabs.map((alone, tab) =>
        alone(async () => {
          seen.push(`${tab} starts`);
          await new Promise((resolve) => setTimeout(resolve, 1));
          seen.push(`${tab} ends`);
        }),
      ),
    );
    expect(seen).toEqual([0, 1, 2].flatMap((tab) => [`${tab} starts`, `${tab} ends`]));
  });

  it('wait until a tab sees what the one before it has stored', async () => {
    const records = memoryRecords();
    const [here, there] = [new Map<string, string>(), new Map<string, string>()];
    await createTabTurns(view(here), records)(async () => void here.set('token', 'new'));
    // The writes arrive late, in their order.
    setTimeout(() => {
      for (const [name, value] of here) there.set(name, value);
    }, 30);
    const token = await createTabTurns(view(there), records)(async () => there.get('token'));
    expect(token).toBe('new');
  });

  it('go on when work fails', async () => {
    const alone = createTabTurns(view(new Map()), memoryRecords());
    await expect(alone(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await alone(async () => 'next')).toBe('next');
  });
});
