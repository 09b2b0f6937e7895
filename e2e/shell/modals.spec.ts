import { expect, type Page } from '@playwright/test';
import { expectFilled } from '../dashboard/parts.ts';
import { edit, field } from '../profile/parts.ts';
import { photo } from '../profile/pictures.ts';
import { moveTo } from '../session/parts.ts';
import { elsewhere } from '../setup/hub-client.ts';
import { watchPolicy } from '../setup/policy.ts';
import { signIn } from '../setup/stored-login.ts';
import { test } from '../setup/test.ts';
import { header, noInternet, screen, showMenu } from './parts.ts';

interface Dialog {
  readonly title: string;
  open(page: Page): Promise<unknown>;
  /** Left out where there is none: on a wide page, or on a day without such orders. */
  readonly isThere?: (page: Page) => boolean | Promise<boolean>;
}

async function atProfile(page: Page): Promise<void> {
  await moveTo(page, '/distributor/profile');
  await expect(screen(page, 'profile')).toBeVisible();
}

const choosePicture = async (page: Page) => {
  await atProfile(page);
  await page.getByRole('button', { name: /(Add a|Change) picture/ }).click();
};

const euinLine = (page: Page) => page.getByRole('button', { name: /EUIN missing/ });

/** Some of each kind. That all others are the same one, and close alike, static-dialog.test.tsx proves from the sources. */
const all: readonly Dialog[] = [
  {
    title: 'Orders without an EUIN',
    isThere: async (page) => (await euinLine(page).count()) > 0,
    open: (page) => euinLine(page).click(),
  },
  { title: 'Your picture', open: choosePicture },
  {
    title: 'Adjust your picture',
    async open(page) {
      await choosePicture(page);
      const input = page.getByRole('dialog').locator('input[type=file]').first();
      await input.setInputFiles(await photo(page, { width: 300, height: 300 }));
    },
  },
  {
    title: 'Log out all other devices?',
    async open(page) {
      await atProfile(page);
      await page.getByRole('button', { name: 'Log out all other devices' }).click();
    },
  },
  {
    title: 'Discard your changes?',
    async open(page) {
      await atProfile(page);
      await edit(page);
      await field(page, 'City').fill('Somewhere else');
      await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    },
  },
  {
    title: 'More filters',
    isThere: () => test.info().project.name === 'phone',
    async open(page) {
      await moveTo(page, '/distributor/investor/investor-list');
      await page.getByRole('button', { name: /^More filters/ }).click();
    },
  },
  {
    title: 'Leave this page?',
    async open(page) {
      await moveTo(page, '/distributor/transact/zero-balance-folio');
      await page.getByRole('textbox', { name: /^PAN/ }).fill('ABC');
      await (await showMenu(page)).getByRole('link', { name: 'NAV', exact: true }).click();
    },
  },
  { title: 'Are you still there?', open: (page) => page.clock.fastForward('14:30') },
];

test('no dialog of the app closes by Escape or a click beside it; the no-internet screen closes each [S2-72] [S2-82] [S2-83]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await elsewhere('ifa'); // so that there is another device
  const refused = await watchPolicy(page);
  await page.clock.install();
  await signIn(page, 'ifa');
  await expectFilled(page);
  const logo = await header(page).getByRole('link').first().boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  for (const { title, open, isThere } of all) {
    if (isThere && !(await isThere(page))) continue;
    await open(page);
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog, title).toBeVisible();
    const address = page.url();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    for (const [x, y] of [
      [2, 2],
      [width - 2, height - 2],
      [(logo?.x ?? 0) + 3, (logo?.y ?? 0) + 3],
    ] as const) {
      await page.mouse.click(x, y);
    }
    await expect(dialog, title).toBeVisible();
    expect(page.url(), title).toBe(address);

    await page.context().setOffline(true);
    await expect(noInternet(page), title).toBeVisible();
    await expect(page.getByRole('dialog'), title).toHaveCount(0);
    await page.context().setOffline(false);
    await expect(noInternet(page), title).toHaveCount(0);
    await expect(page.getByRole('dialog'), title).toHaveCount(0);
  }
  expect(refused).toEqual([]);
});
