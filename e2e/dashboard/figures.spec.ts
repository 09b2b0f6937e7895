import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../setup/signed-in.ts';
import { screen } from '../shell/parts.ts';
import { expectAll, tile } from './parts.ts';

const money = /−?₹[\d,.]+(?: (?:K|L|Cr|L Cr))?(?![\d.])/;
const count = /\d[\d,]*/;

/** What a link says, without the line breaks that only the layout makes. */
async function wordsOf(link: Locator): Promise<string> {
  // Far from the screen a card is not drawn, and has no words.
  await link.scrollIntoViewIfNeeded();
  await expect(link).toHaveText(/\S/, { useInnerText: true });
  return (await link.innerText()).replaceAll(/\s+/g, ' ');
}

async function figureIn(link: Locator, pattern: RegExp): Promise<string> {
  const found = pattern.exec(await wordsOf(link))?.[0];
  if (found === undefined) throw new Error(`${await wordsOf(link)} has no figure`);
  return found;
}

/** Opens the list behind a figure, looks at it, and comes back to the dashboard. */
async function behind(page: Page, link: Locator, look: () => Promise<void>): Promise<void> {
  await link.click();
  await expect(screen(page, 'dashboard')).toHaveCount(0);
  await look();
  await page.goBack();
  await expect(screen(page, 'dashboard')).toBeVisible();
}

const note = (page: Page): Locator => page.locator('main').getByRole('status').first();

/** The list's own count: `737 SIPs …`, `1 client found …`. */
const expectCount = async (page: Page, figure: string) =>
  expect(note(page)).toHaveText(new RegExp(`^${figure} (?:clients?|SIPs?|STPs?|SWPs?)\\b`));

test('the SIP, STP and SWP figures of the dashboard lead to their reports [S2-25]', async ({ openAs }) => {
  const page = await openAs('ifa');
  await expectAll(page);
  const sips = tile(page, 'SIP book').getByRole('link');
  await expect(sips).toHaveCount(6);
  const monthly = await figureIn(sips.first(), money);
  await behind(page, sips.first(), async () => {
    await expect(screen(page, 'reports/sip')).toBeVisible();
    await expect(note(page)).toContainText(`${monthly} a month`);
  });
  for (const at of [1, 2, 3]) {
    const figure = await figureIn(sips.nth(at), count);
    await behind(page, sips.nth(at), () => expectCount(page, figure));
  }
  for (const [at, route] of ['reports/stp', 'reports/swp'].entries()) {
    // In one line under the SIPs.
    const transfers = sips.nth(4 + at);
    const figure = await figureIn(transfers, count);
    const amount = await figureIn(transfers, money);
    await behind(page, transfers, async () => {
      await expect(screen(page, route)).toBeVisible();
      await expectCount(page, figure);
      await expect(note(page)).toContainText(amount);
    });
  }
});
