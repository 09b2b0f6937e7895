import { afterEach, describe, expect, it } from 'vitest';
import { beginWork, hasWorkInProgress, leaveQuestion, mayLeave } from './leave-guard.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});
const begin = () =>
  ends.push(
    beginWork({ message: 'The order is not sent yet.', mayGoTo: (route) => route === 'transact/cart' }),
  );

describe('leaving work in progress', () => {
  it('asks nothing where nothing is begun', async () => {
    expect(await mayLeave('nav')).toBe(true);
    expect(leaveQuestion.getSnapshot()).toBeNull();
  });

  it('asks nothing on the way to a screen of the same work', async () => {
    begin();
    expect(await mayLeave('transact/cart')).toBe(true);
  });

  it('waits for the answer and follows it', async () => {
    begin();
    for (const answer of [true, false]) {
      const leaving = mayLeave('nav');
      const question = leaveQuestion.getSnapshot();
      expect(question?.message).toBe('The order is not sent yet.');
      question?.answer(answer);
      expect(await leaving).toBe(answer);
      expect(leaveQuestion.getSnapshot()).toBeNull();
    }
  });

  it('asks before a logout, wherever that leads', async () => {
    begin();
    const leaving = mayLeave(null);
    leaveQuestion.getSnapshot()?.answer(false);
    expect(await leaving).toBe(false);
  });

  it('answers an older question with "stay" when a newer one is asked', async () => {
    begin();
    const first = mayLeave('nav');
    const second = mayLeave('dashboard');
    expect(await first).toBe(false);
    leaveQuestion.getSnapshot()?.answer(true);
    expect(await second).toBe(true);
  });

  it('is over when the work is', async () => {
    begin();
    expect(hasWorkInProgress()).toBe(true);
    ends.splice(0).forEach((end) => {
      end();
    });
    expect(hasWorkInProgress()).toBe(false);
    expect(await mayLeave('nav')).toBe(true);
  });
});
