import { afterEach, describe, expect, it } from 'vitest';
import { hasWorkInProgress, leaveQuestion, mayLeave, startWork } from './leave-guard.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});
const start = () =>
  ends.push(
    startWork({ message: 'The order is not sent yet.', mayGoTo: (route) => route === 'transact/cart' }),
  );

describe('leaving work in progress', () => {
  it('asks nothing where nothing is begun', async () => {
    expect(await mayLeave('nav')).toBe(true);
    expect(leaveQuestion.getSnapshot()).toBeNull();
  });

  it('asks nothing on the way to a screen of the same work', async () => {
    start();
    expect(await mayLeave('transact/cart')).toBe(true);
  });

  it('waits for the answer and follows it', async () => {
    start();
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
    start();
    const leaving = mayLeave(null, []);
    expect(leaveQuestion.getSnapshot()).toMatchObject({
      message: 'The order is not sent yet.',
      isLogout: true,
    });
    leaveQuestion.getSnapshot()?.answer(false);
    expect(await leaving).toBe(false);
  });

  it('asks before a logout that takes something from the device; without any of it, it asks nothing', async () => {
    expect(await mayLeave(null, [])).toBe(true);
    const leaving = mayLeave(null, ['A SIP is begun.', 'The copy is removed.']);
    expect(leaveQuestion.getSnapshot()?.message).toBe('A SIP is begun. The copy is removed.');
    leaveQuestion.getSnapshot()?.answer(true);
    expect(await leaving).toBe(true);
  });

  it('answers an older question with "stay" when a newer one is asked', async () => {
    start();
    const first = mayLeave('nav');
    const second = mayLeave('dashboard');
    expect(await first).toBe(false);
    leaveQuestion.getSnapshot()?.answer(true);
    expect(await second).toBe(true);
  });

  it('is over when the work is', async () => {
    start();
    expect(hasWorkInProgress()).toBe(true);
    ends.splice(0).forEach((end) => {
      end();
    });
    expect(hasWorkInProgress()).toBe(false);
    expect(await mayLeave('nav')).toBe(true);
  });
});
