import { expect, type Page } from '@playwright/test';
import { moveTo } from '../session/parts.ts';
import { test } from '../setup/test.ts';
import { answerProfile, expectGenericAvatars, kavita, lostPicture, openProfile, path } from './parts.ts';

/** The same in a browser and in the shells. `signIn` opens the app with Kavita Rao, who has no picture. */
export function avatarRules(signIn: (page: Page) => Promise<void>): void {
  test('without a picture the avatar is the generic icon, to which one that cannot be loaded gives way too [S3-45] [S3-46]', async ({
    page,
  }) => {
    await signIn(page);
    await test.step('without a picture', async () => {
      await moveTo(page, path);
      await expectGenericAvatars(page);
    });

    await test.step('a picture that cannot be loaded', async () => {
      await answerProfile(page, { ...kavita, profilePic: lostPicture });
      const requested = page.waitForRequest((request) => request.url().endsWith(lostPicture));
      await openProfile(page);
      // To an app the refusal of another origin is no answer at all.
      expect((await (await requested).response())?.status() ?? 404).toBe(404);
      await expectGenericAvatars(page);
    });
  });
}
