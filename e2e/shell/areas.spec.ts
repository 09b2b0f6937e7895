import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteId } from '@hub/domain';
import { expect, type Page } from '@playwright/test';
import { moveTo } from '../session/parts.ts';
import { enterLogin, hubUrl } from '../setup/sign-in.ts';
import { test } from '../setup/test.ts';
import { pathOf, screen } from './parts.ts';

const features = join(import.meta.dirname, '../../apps/web/src/features');

/** The file of every screen that is built, as its feature imports it: `'nav': () => import('./nav-page.tsx')`. */
const pageFiles: readonly { readonly feature: string; readonly file: string }[] = readdirSync(features)
  .flatMap((feature) => {
    const lists = ['area.ts', 'pages.ts'].map((name) => join(features, feature, name)).filter(existsSync);
    const named = lists.map((list) => readFileSync(list, 'utf8')).join('\n');
    return [...named.matchAll(/import\('\.\/([\w/-]+)\.tsx'\)/g)].map(([, file = '']) => ({ feature, file }));
  })
  .map(({ feature, file }) => ({ feature, file: file.split('/').at(-1) ?? '' }));

/** The names of the scripts the page has asked for so far, without their hashes. */
function scriptsOf(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/(.+)-[\w-]{8}\.js$/.exec(pathOf(request))?.[1];
    if (name) names.push(name);
  });
  return names;
}

/** A screen of each area, in the order they are opened, and the file that holds it. */
const visits = [
  ['/distributor/profile', 'profile', 'profile-page'],
  ['/distributor/nav', 'nav', 'nav-page'],
  ['/distributor/notifications', 'notifications', 'notifications-page'],
  ['/distributor/investor/investor-list', 'investor/list', 'client-list-page'],
  ['/distributor/investor/scheme-list', 'investor/scheme-list', 'scheme-list-page'],
  // The three registers are one file.
  ['/distributor/sip-report', 'reports/sip', 'register-pages'],
  ['/distributor/feedback-and-queries', 'feedback', 'feedback-page'],
  ['/distributor/contact-us', 'landing/contact-us', 'contact-page'],
] as const satisfies readonly (readonly [string, RouteId, string])[];

test("every area's code comes with the first visit to it, not with the landing page, and only once [S2-01]", async ({
  page,
}) => {
  const inArea = pageFiles.filter(({ feature }) => !['landing', 'session'].includes(feature));
  expect(new Set(inArea.map(({ feature }) => feature)).size).toBeGreaterThan(5);
  // The dashboard's page lies in a chunk named `home`.
  const ofAreas = [...inArea.map(({ file }) => file), 'home', 'contact-page'];
  const asked = scriptsOf(page);
  const fetched = () => ofAreas.filter((name) => asked.includes(name));
  await page.goto(`${hubUrl()}/`);
  await expect(screen(page, 'landing')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toContain('index');
  expect(fetched()).toEqual([]);

  await page.goto(`${hubUrl()}/login/`);
  await expect(screen(page, 'login')).toBeVisible();
  expect(fetched()).toEqual([]);

  await enterLogin(page, 'otherIfa');
  await expect(screen(page, 'dashboard')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(fetched()).toEqual(['home']);

  for (const [path, route, file] of visits) {
    expect(fetched(), `${file} before its visit`).not.toContain(file);
    await moveTo(page, path);
    await expect(screen(page, route)).toBeVisible();
    expect(fetched(), file).toContain(file);
  }
  await moveTo(page, visits[0][0]);
  await expect(screen(page, visits[0][1])).toBeVisible();
  for (const [, , file] of visits) expect(asked.filter((name) => name === file)).toHaveLength(1);
});
