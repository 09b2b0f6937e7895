import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Call, encodeReply, importKey } from '@hub/contract';
import { profileInfo } from '@hub/contract/calls/profile/profile';
import type { Profile } from '@hub/contract/calls/session/session';
import { expect, type Locator, type Page } from '@playwright/test';
import { appUrl, hubUrl } from '../setup/sign-in.ts';
import { header, screen } from '../shell/parts.ts';

export const path = '/distributor/profile';

/** What a multipart call carries, which the browser does not show to a test: texts, and the sizes of files. */
export async function watchForms(page: Page): Promise<() => Promise<readonly (string | number)[]>> {
  await page.evaluate(() => {
    const { append } = FormData.prototype;
    const seen: (string | number)[] = [];
    Object.assign(window, { seenInForms: seen });
    FormData.prototype.append = function (this: FormData, ...entry: [string, string | Blob, string?]) {
      const [, value] = entry;
      seen.push(typeof value === 'string' ? value : value.size);
      Reflect.apply(append, this, entry);
    };
  });
  return () => page.evaluate(() => (window as unknown as { seenInForms: (string | number)[] }).seenInForms);
}

export async function openProfile(page: Page): Promise<void> {
  await page.goto(`${appUrl()}${path}`);
  await expect(screen(page, 'profile')).toBeVisible();
}

/** One card of the page, by its title. */
export const card = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: title, exact: true });
export const details = (page: Page): Locator => card(page, 'Your details');
export const field = (page: Page, label: string): Locator => details(page).getByLabel(label, { exact: true });
export const edit = (page: Page): Promise<void> =>
  details(page).getByRole('button', { name: 'Edit' }).click();
export const save = (page: Page): Locator => details(page).getByRole('button', { name: /^Sav/ });

/** The avatar of the header and the one of the page. */
export const avatars = (page: Page): Locator[] => [
  header(page).locator('img').last(),
  card(page, 'You').locator('img'),
];

/** The generic drawing comes with the app, as an address that holds it. */
const person = /\bd="([^"]+)"/.exec(
  readFileSync(join(import.meta.dirname, '../../apps/web/src/parts/person/person.svg'), 'utf8'),
)?.[1];

export async function expectGenericAvatars(page: Page): Promise<void> {
  for (const avatar of avatars(page)) {
    await expect
      .poll(async () => decodeURIComponent((await avatar.getAttribute('src')) ?? ''))
      .toContain(`${person}`);
    await expect.poll(() => avatar.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
}

/** Answers a sealed call in the server's place, under the key every client knows. */
export async function answer<Res>(
  page: Page,
  pattern: string,
  call: Call<unknown, Res>,
  value: Res,
): Promise<void> {
  const config = (await (await fetch(`${hubUrl()}/app-config.json`)).json()) as {
    wireKey: { id: string; key: string };
  };
  const key = await importKey(config.wireKey.id, config.wireKey.key);
  const { contentType, body } = await encodeReply(call, value, key);
  await page.route(pattern, (route) => route.fulfill({ contentType, body }));
}

/** From the next start on the server seems to know this profile. */
export const answerProfile = (page: Page, profile: Profile): Promise<void> =>
  answer(page, '**/getUserdetailByArnNo*', profileInfo, { profile });

export const kavita: Profile = {
  type: 'NON_IFA_USER',
  arnNo: 'ARN-100003',
  name: 'Kavita Rao',
  profilePic: null,
  isEmployeeLogin: false,
  isInternalTeam: false,
  arnStatus: 'active',
  postLoginRedirection: null,
};

/** The path of a picture that is not there. */
export const lostPicture = `/pictures/${'0'.repeat(32)}.webp`;

/** Breaks calls to a path until it is mended. */
export async function breakCall(page: Page, pattern: string): Promise<() => Promise<void>> {
  await page.route(pattern, (route) =>
    route.fulfill({ status: 500, json: { status: 'Failed', error: 'Something Went Wrong' } }),
  );
  return () => page.unroute(pattern);
}
