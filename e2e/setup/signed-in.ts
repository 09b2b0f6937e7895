import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { Person } from './people.ts';
import { watchPolicy } from './policy.ts';
import { hubUrl } from './sign-in.ts';
import { storeLogin } from './stored-login.ts';
import { test as base } from './test.ts';

interface Fixtures {
  /**
   * A new page of someone who is logged in, at `path`. All such pages of a person share one login per worker,
   * so a test that logs out, stops the clock or changes what is stored logs in on a page of its own. The test fails
   * when the content policy refuses anything on one of them.
   */
  openAs: (person: Person, path?: string) => Promise<Page>;
}

interface WorkerFixtures {
  contexts: Map<Person, BrowserContext>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  contexts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const contexts = new Map<Person, BrowserContext>();
      await use(contexts);
      for (const context of contexts.values()) await context.close();
    },
    { scope: 'worker' },
  ],

  openAs: async ({ browser, contexts }, use) => {
    const opened: Page[] = [];
    const refused: (readonly string[])[] = [];
    const logIn = async (person: Person) => {
      const context = await browser.newContext();
      const page = await context.newPage();
      // Stays open on something small: with its last page a process would end, and the next one begin anew.
      await storeLogin(page, person);
      contexts.set(person, context);
      return context;
    };
    await use(async (person, path = '/distributor/dashboard') => {
      const context = contexts.get(person) ?? (await logIn(person));
      const page = await context.newPage();
      opened.push(page);
      refused.push(await watchPolicy(page));
      await page.goto(`${hubUrl()}${path}`);
      await page.locator('main[data-route-id]').waitFor();
      return page;
    });
    for (const page of opened) {
      await page.context().setOffline(false);
      await page.close();
    }
    expect(refused.flat()).toEqual([]);
  },
});
