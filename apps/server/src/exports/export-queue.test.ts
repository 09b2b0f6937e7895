import { serverTexts } from '@hub/contract/texts/server-texts';
import { describe, expect, it } from 'vitest';
import { createExportQueue } from './export-queue.ts';

const stays = new AbortController().signal;
const bounds = { running: 2, perUser: 3, open: 6 };

/** Users in the order in which their turn came. */
function watched() {
  const queue = createExportQueue(bounds);
  const started: string[] = [];
  const enter = (user: string, signal = stays) => {
    const place = queue.enter(user, signal);
    place.turn.then(
      () => started.push(user),
      () => {},
    );
    return place;
  };
  const settled = () => new Promise(setImmediate);
  return { queue, started, enter, settled };
}

describe('the queue of exports', () => {
  it('runs one of a user at a time and no more than its bound of all', async () => {
    const { queue, started, enter, settled } = watched();
    const first = enter('a');
    enter('a');
    enter('b');
    enter('c');
    await settled();
    expect(started).toEqual(['a', 'b']);
    expect(queue.counts()).toEqual({ waiting: 2, running: 2, sending: 0 });
    first.written();
    await settled();
    expect(started).toEqual(['a', 'b', 'a']);
    expect(queue.counts()).toEqual({ waiting: 1, running: 2, sending: 1 });
  });

  it('refuses at once, in words: whoever has too many open with 429, everybody when it is full with 503', () => {
    const { queue, enter } = watched();
    for (const user of ['a', 'a', 'a']) enter(user);
    expect(() => queue.enter('a', stays)).toThrow(
      expect.objectContaining({ kind: 'limited', message: serverTexts.exports.yoursAreBusy }),
    );
    for (const user of ['b', 'c', 'd']) enter(user);
    expect(() => queue.enter('e', stays)).toThrow(
      expect.objectContaining({ kind: 'unavailable', message: serverTexts.exports.allAreBusy }),
    );
    expect(queue.counts()).toEqual({ waiting: 4, running: 2, sending: 0 });
  });

  it('counts a file that is being sent for its user, not for the threads', async () => {
    const { queue, started, enter, settled } = watched();
    for (const place of [enter('a'), enter('b')]) place.written();
    enter('a');
    enter('c');
    await settled();
    expect(started).toEqual(['a', 'b', 'a', 'c']);
    enter('a');
    expect(() => queue.enter('a', stays)).toThrow(serverTexts.exports.yoursAreBusy);
  });

  it('lets the next one in when somebody goes away, waiting or running', async () => {
    const { queue, started, enter, settled } = watched();
    const [running, waiting] = [new AbortController(), new AbortController()];
    enter('a', running.signal);
    enter('b');
    const given = enter('c', waiting.signal);
    enter('d');
    waiting.abort(new Error('gone'));
    await expect(given.turn).rejects.toThrow('gone');
    running.abort();
    await settled();
    expect(started).toEqual(['a', 'b', 'd']);
    expect(queue.counts()).toEqual({ waiting: 0, running: 2, sending: 0 });
  });

  it('is empty when all were closed, however often', () => {
    const { queue, enter } = watched();
    for (const place of [enter('a'), enter('a'), enter('b')]) {
      place.close();
      place.close();
      place.written();
    }
    expect(queue.counts()).toEqual({ waiting: 0, running: 0, sending: 0 });
  });
});
