// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startWorker } from '../../platform/service-worker.ts';
import { startWork } from '../../ui/navigation/leave-guard.ts';
import { followBuild } from './follow-build.ts';

type Moved = (event: { pathChanged: boolean }) => void;

/** A browser's workers: `controller` is null on the first visit. */
function browser(controller: object | null) {
  const host = Object.assign(new EventTarget(), { controller, register: vi.fn(async () => ({})) });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: host });
  return { host, takeOver: () => host.dispatchEvent(new Event('controllerchange')) };
}

let move: Moved = () => {};
const router = {
  subscribe: (_: string, listener: Moved) => {
    move = listener;
    return () => {};
  },
} as never;
const reload = vi.fn();
const moved = (pathChanged = true) => {
  move({ pathChanged });
  vi.runAllTimers();
  return reload.mock.calls.length;
};

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('registers the one worker, and does without where a browser has none', () => {
  const { host } = browser(null);
  followBuild(router, startWorker, reload);
  expect(host.register.mock.calls).toEqual([['/sw.js']]);
  Reflect.deleteProperty(navigator, 'serviceWorker');
  expect(() => followBuild(router, startWorker, reload)()).not.toThrow();
});

it('the first worker of a device is no new build, the next one is', () => {
  const { takeOver } = browser(null);
  followBuild(router, startWorker, reload);
  takeOver();
  expect(moved()).toBe(0);
  takeOver();
  expect(moved(false)).toBe(0);
  expect(moved()).toBe(1);
});

it('a form with work in it is not taken away', () => {
  const { takeOver } = browser({});
  followBuild(router, startWorker, reload);
  takeOver();
  const done = startWork({ message: 'Unsent', mayGoTo: () => true });
  expect(moved()).toBe(0);
  done();
  expect(moved()).toBe(1);
});
