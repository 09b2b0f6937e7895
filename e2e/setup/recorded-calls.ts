import { type Call, routePattern } from '@hub/contract';
import { allCalls } from '@hub/contract/calls/all';
import type { Browser, BrowserContext, Request } from '@playwright/test';
import { brand } from './brand.ts';
import { hubUrl } from './hub.ts';

/* Which of the spec's calls the screens made in a test, for `npm run spec` (rule S1-30). */

const spec = (allCalls as readonly Call[])
  .filter(({ reason }) => reason === undefined)
  .map((call) => ({
    key: `${call.method} ${call.path}`,
    method: call.method,
    path: routePattern(call, brand.paths).split('/'),
  }));

const isPath = (pattern: readonly string[], path: readonly string[]): boolean =>
  pattern.length === path.length &&
  pattern.every((part, at) => {
    const [fixed = ''] = part.split(':');
    return part === fixed ? part === path[at] : (path[at] ?? '').startsWith(fixed);
  });

/** A read with a search in it goes by POST to the same path. */
function specCallOf(method: string, pathname: string): string | null {
  const path = pathname.split('/');
  const found = spec.find(
    (call) =>
      isPath(call.path, path) && (call.method === method || (call.method === 'GET' && method === 'POST')),
  );
  return found?.key ?? null;
}

const made = new Set<string>();

function note(request: Request): void {
  const { origin, pathname } = new URL(request.url());
  // What a test answers itself is no traffic of the product.
  if (origin !== new URL(hubUrl()).origin) return;
  const key = specCallOf(request.method(), pathname);
  if (key !== null) made.add(key);
}

/** Every page of this browser is listened to. */
export function recordCalls(browser: Browser): void {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options): Promise<BrowserContext> => {
    const context = await open(options);
    context.on('request', note);
    return context;
  };
}

/** Those since it was asked last. */
export function takeRecorded(): readonly string[] {
  const calls = [...made].sort();
  made.clear();
  return calls;
}
