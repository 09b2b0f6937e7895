import { expect, it } from 'vitest';
import { turnstile } from './turnstile.ts';

it('lets two through at once, in the order they came, also past one that fails', async () => {
  const through = turnstile(2);
  const order: string[] = [];
  let inside = 0;
  let most = 0;
  const work = (name: string) => async () => {
    order.push(name);
    most = Math.max(most, ++inside);
    await Promise.resolve();
    inside--;
    if (name === 'b') throw new Error('b fails');
    return name;
  };
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  const ended = await Promise.allSettled(names.map((name) => through(work(name))));
  expect(order).toEqual(names);
  expect(most).toBe(2);
  expect(ended.map((one) => one.status)).toEqual(
    names.map((name) => (name === 'b' ? 'rejected' : 'fulfilled')),
  );
  expect(await through(work('g'))).toBe('g');
});
