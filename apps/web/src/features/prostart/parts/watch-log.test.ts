import { expect, it } from 'vitest';
import { createWatchLog } from './watch-log.ts';

function newLog() {
  const counted: string[] = [];
  const saved: { second: number; played: number }[] = [];
  const log = createWatchLog({
    newId: () => 'view-1',
    count: (viewId) => counted.push(viewId),
    save: ({ second, played }) => saved.push({ second, played }),
  });
  /** Four times a second, as players do. */
  const play = (from: number, to: number) => {
    for (let at = from; at <= to; at += 0.25) log.play(at);
  };
  return { log, play, counted, saved };
}

it('a view counts once, after three seconds of playing', () => {
  const { log, play, counted } = newLog();
  play(0, 2.75);
  expect(counted).toEqual([]);
  play(3, 40);
  log.rest();
  play(40, 60);
  expect(counted).toEqual(['view-1']);
});

it('what is skipped is not played; where it stands is told all the same', () => {
  const { log, play, counted, saved } = newLog();
  play(0, 2);
  log.jump(90);
  play(90, 90.5);
  expect(counted).toEqual([]);
  log.rest();
  expect(saved).toEqual([{ second: 90, played: 2 }]);
});

it('is told every fifteen seconds and at each rest, and nothing twice', () => {
  const { log, play, saved } = newLog();
  play(0, 32);
  log.rest();
  log.rest();
  expect(saved).toEqual([
    { second: 15, played: 15 },
    { second: 30, played: 30 },
    { second: 32, played: 32 },
  ]);
});

it('a player that only moved tells nothing', () => {
  const { log, saved } = newLog();
  log.play(0);
  log.jump(50);
  log.rest();
  expect(saved).toEqual([]);
});
