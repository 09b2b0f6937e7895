import { expect } from '@playwright/test';
import { moveTo } from '../session/parts.ts';
import { isLong } from '../setup/long.ts';
import { watchPolicy } from '../setup/policy.ts';
import { hubUrl } from '../setup/sign-in.ts';
import { signIn } from '../setup/stored-login.ts';
import { test } from '../setup/test.ts';
import { arrive } from './arrive.ts';
import { endOf, type Visitor } from './expected.ts';
import { kindsInside, kindsOutside } from './kinds.ts';
import { urls } from './urls.ts';

const visitors: readonly Visitor[] = ['stranger', 'ifa', 'nonIfa', 'employee', 'internal'];

// Where a visitor ends depends on who they are, not on the width.
const oneWidth = { tag: '@desktop-only' };
/** Every screen opens for one of these, or for nobody; what the guards decide for the others is proved in domain. */
const openMost: readonly Visitor[] = ['stranger', 'ifa'];

test('there are the 96 routes of the spec, the shared form and five of our own', oneWidth, () => {
  expect(new Set(urls).size).toBe(102);
});

/**
 * The guards are the same whether an address is loaded or moved to inside the running app, which is quicker: each
 * visitor loads the first address that opens, and the first of those that lead to the same other place.
 */
const loadedFrom = (visitor: Visitor): ReadonlySet<string> => {
  const outcome = (url: string) => (endOf(url, visitor) === url ? 'opens' : endOf(url, visitor));
  return new Set(
    Map.groupBy(urls, outcome)
      .values()
      .map(([first = '/']) => first),
  );
};

/** routes/axe.spec moves to one route of each screen, and waits for the same: those are loaded here, or left to it. */
const openedBy = (visitor: Visitor, loaded: ReadonlySet<string>): readonly string[] => {
  const kinds = { stranger: kindsOutside, ifa: kindsInside }[visitor as string] ?? [];
  return isLong ? urls : urls.filter((url) => loaded.has(url) || !kinds.includes(url));
};

for (const visitor of visitors) {
  test(`each of the routes ends where the spec says for ${visitor}, and the policy refuses nothing`, {
    tag: openMost.includes(visitor) ? ['@desktop-only'] : ['@desktop-only', '@long'],
  }, async ({ page }) => {
    test.setTimeout(240_000);
    const refused = await watchPolicy(page);
    if (visitor !== 'stranger') await signIn(page, visitor);
    const loaded = loadedFrom(visitor);
    const wrong: string[] = [];
    for (const url of openedBy(visitor, loaded)) {
      try {
        // Until the app has started: the landing page is readable before, and who moves then moves without it.
        if (loaded.has(url)) await page.goto(`${hubUrl()}${url}`, { waitUntil: 'domcontentloaded' });
        else await moveTo(page, url);
        await arrive(page, url, visitor, 15_000);
      } catch {
        const { pathname } = new URL(page.url());
        wrong.push(`${url} ended at ${pathname}, not ${endOf(url, visitor)}, or not on its screen`);
      }
    }
    expect(wrong).toEqual([]);
    expect(refused).toEqual([]);
  });
}

test(
  'the watch over the policy sees a style element that was not known beforehand',
  oneWidth,
  async ({ page }) => {
    const refused = await watchPolicy(page);
    await page.goto(hubUrl());
    await page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'p { color: red }';
      document.head.append(style);
    });
    await expect.poll(() => refused).toEqual([expect.stringContaining('style-src-elem refused inline')]);
  },
);
