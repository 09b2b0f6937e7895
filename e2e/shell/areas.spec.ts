import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { RouteId } from '@hub/domain';
import { expect, type Page } from '@playwright/test';
import { moveTo } from '../session/parts.ts';
import { enterLogin, hubUrl } from '../setup/sign-in.ts';
import { test } from '../setup/test.ts';
import { pathOf, screen } from './parts.ts';

const features = join(import.meta.dirname, '../../apps/web/src/features');

/** The screens that a list names, `'nav': () => import('./nav-page.tsx')`, and those of the lists that it names. */
function screensIn(list: string): string[] {
  const text = readFileSync(list, 'utf8');
  return [...text.matchAll(/import\('(\.\/[\w/-]+\.tsx?)'\)/g)].flatMap(([, file = '']) =>
    file.endsWith('.tsx') ? [basename(file, '.tsx')] : screensIn(join(dirname(list), file)),
  );
}

/** The file of every screen that is built, by its feature. */
const pageFiles: readonly { readonly feature: string; readonly file: string }[] = readdirSync(
  features,
).flatMap((feature) => {
  const lists = ['area.ts', 'pages.ts'].map((name) => join(features, feature, name)).filter(existsSync);
  return [...new Set(lists.flatMap(screensIn))].map((file) => ({ feature, file }));
});

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
  ['/distributor/transact/select-transaction', 'transact/initiate', 'initiate-page'],
  ['/distributor/transact/lumpsum', 'transact/lumpsum', 'order-pages'],
  ['/distributor/transact/zero-balance-folio', 'transact/zero-balance', 'application-pages'],
  ['/distributor/transaction-history', 'transact/history', 'record-pages'],
  ['/distributor/opportunity', 'opportunity', 'hub-pages'],
  ['/distributor/brokerage-report-payout', 'brokerage', 'payout-page'],
  ['/distributor/co-branding', 'co-branding', 'library-page'],
  ['/distributor/goal-planner', 'goal-planner', 'goal-planner-page'],
  ['/distributor/prostart', 'prostart', 'prostart-page'],
  ['/distributor/wishes/wishes-listing', 'wishes/listing', 'listing-page'],
  ['/distributor/bankmandate-list', 'Choose whose bank mandates to see', 'mandate-pages'],
  ['/distributor/nominee-details', 'Choose whose nominees to see', 'change-pages'],
  ['/distributor/account-statement', 'Choose whose account statement to see', 'select-client-page'],
] as const satisfies readonly (readonly [string, RouteId | `Choose whose ${string}`, string])[];

/** What stands there once a visit has come to its end: these pages ask for a client, some on a screen of their own. */
const arrival = (page: Page, at: (typeof visits)[number][1]) =>
  at.startsWith('Choose whose') ? page.getByText(at) : screen(page, at as RouteId);

/** Areas before the login, and those without a screen below `distributor`. */
const others = ['landing', 'session', 'app-state', 'empanelment', 'certificate'];

test("every area's code comes with the first visit to it, not with the landing page, and only once [S2-01]", async ({
  page,
}) => {
  const inArea = pageFiles.filter(({ feature }) => !['landing', 'session'].includes(feature));
  const visited = pageFiles.filter(({ file }) => visits.some(([, , visit]) => visit === file));
  const areas = new Set([...visited.map(({ feature }) => feature), ...others, 'dashboard']);
  expect(readdirSync(features).filter((feature) => !areas.has(feature))).toEqual([]);
  // The dashboard's page lies in a chunk named `home`.
  const ofAreas = [...inArea.map(({ file }) => file), 'home', 'contact-page'];
  const requested = scriptsOf(page);
  const fetched = () => ofAreas.filter((name) => requested.includes(name));
  await page.goto(`${hubUrl()}/`);
  await expect(screen(page, 'landing')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requested).toContain('index');
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
    await expect(arrival(page, route)).toBeVisible();
    await expect.poll(fetched, file).toContain(file);
  }
  await moveTo(page, visits[0][0]);
  await expect(screen(page, visits[0][1])).toBeVisible();
  for (const [, , file] of visits) expect(requested.filter((name) => name === file)).toHaveLength(1);
});
