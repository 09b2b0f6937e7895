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
    const asked = page.waitForResponse((reply) => reply.url().endsWith(lostPicture));
    await openProfile(page);
    expect((await asked).status()).toBe(404);
    await expectGenericAvatars(page);
  });
}
