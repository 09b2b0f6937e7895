import { expect, it } from 'vitest';
import { nextTurn } from './next-turn.ts';

it('the next turn comes after everything that was already waiting', async () => {
  const seen: string[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => seen.push('an event that had arrived');
  port2.postMessage(null);
  void (async () => {
    for (let i = 0; i < 10; i++) await null;
    seen.push('a promise');
  })();
  await nextTurn();
  port1.close();
  expect(seen).toEqual(['a promise', 'an event that had arrived']);
});
