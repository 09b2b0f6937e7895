import { expect, type Page, test } from '@playwright/test';
import { enterLogin, hubUrl } from '../setup/sign-in.ts';
import { footer, pathOf, screen } from './parts.ts';

/** The names of the scripts the page has asked for so far, without their hashes. */
function scriptsOf(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/(.+)-[\w-]{8}\.js$/.exec(pathOf(request))?.[1];
    if (name) names.push(name);
  });
  return names;
}

const area = ['home', 'contact-page'];

test("an area's code comes with the first visit to it, not with the landing page, and only once [S2-01]", async ({
  page,
}) => {
  const asked = scriptsOf(page);
  const ofArea = () => area.filter((name) => asked.includes(name));
  await page.goto(`${hubUrl()}/`);
  await expect(screen(page, 'landing')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toContain('index');
  expect(ofArea()).toEqual([]);

  await page.goto(`${hubUrl()}/login/`);
  await expect(screen(page, 'login')).toBeVisible();
  expect(ofArea()).toEqual([]);

  await enterLogin(page, 'otherIfa');
  await expect(screen(page, 'dashboard')).toBeVisible();
  expect(ofArea()).toEqual(['home']);

  await footer(page).getByRole('link', { name: 'Write to us' }).click();
  await expect(screen(page, 'landing/contact-us')).toBeVisible();
  expect(ofArea()).toEqual(area);

  await footer(page).getByRole('link', { name: 'Dashboard' }).click();
  await expect(screen(page, 'dashboard')).toBeVisible();
  expect(asked.filter((name) => area.includes(name))).toHaveLength(area.length);
});
