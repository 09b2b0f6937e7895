import { createContext, use } from 'react';

/** What the page reaches outside of itself. */
export interface World {
  readonly fetch: typeof fetch;
  /** Resolves after so many milliseconds; rejects when the signal says that nobody waits any more. */
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>;
  /** Leaves for another page, such as the bank's. */
  go(url: string): void;
}

const browserWorld: World = {
  fetch: (input, init) => fetch(input, init),
  wait: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, milliseconds);
      signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(signal.reason);
      });
    }),
  go: (url) => window.location.assign(url),
};

export const WorldContext = createContext<World>(browserWorld);

export const useWorld = (): World => use(WorldContext);
