import { expect, type Page } from '@playwright/test';
import { test } from '../setup/test.ts';
import { answerProfile, expectGenericAvatars, kavita, lostPicture, openProfile } from './parts.ts';

/** The same in a browser and in the shells. `signIn` opens the app with Kavita Rao, who has no picture. */
export function avatarRules(signIn: (page: Page) => Promise<void>): void {
  test('without a picture the avatar is the generic icon [S3-45]', async ({ page }) => {
    await signIn(page);
    await openProfile(page);
    await expectGenericAvatars(page);
  });

  test('a picture that cannot be loaded gives way to the generic icon [S3-46]', async ({ page }) => {
    await signIn(page);
    await answerProfile(page, { ...kavita, profilePic: lostPicture });
    const asked = page.waitForRequest((request) => request.url().endsWith(lostPicture));
    await openProfile(page);
    // To an app the refusal of another origin is no answer at all.
    expect((await (await asked).response())?.status() ?? 404).toBe(404);
    await expectGenericAvatars(page);
  });
}
