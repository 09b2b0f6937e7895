import type { Page, Route } from '@playwright/test';

export interface Held {
  /** How many calls have arrived and wait, or have been let go. */
  arrived(): number;
  /** Lets the oldest one that waits go to the server. */
  release(): Promise<void>;
  /** The oldest one that waits fails as if the line had broken. */
  break(): Promise<void>;
}

/** Holds calls back on their way to the server until the test lets them go, one by one. */
export async function hold(page: Page, path: RegExp): Promise<Held> {
  const waiting: Route[] = [];
  const requested: ((route: Route) => void)[] = [];
  let count = 0;
  await page.route(
    (url) => path.test(url.pathname),
    (route) => {
      count += 1;
      const first = requested.shift();
      if (first) first(route);
      else waiting.push(route);
    },
  );
  const next = (): Promise<Route> => {
    const route = waiting.shift();
    return route ? Promise.resolve(route) : new Promise((resolve) => requested.push(resolve));
  };
  return {
    arrived: () => count,
    release: async () => (await next()).continue(),
    break: async () => (await next()).abort(),
  };
}
