import { expect, type Page } from '@playwright/test';
import { readBrandFile } from '../../apps/web/vite/brand-file.ts';
import { installNativeBridge, native } from '../native/bridge.ts';
import { appUrl } from '../setup/sign-in.ts';
import { test } from '../setup/test.ts';
import { maintenance } from './app-state-rules.ts';
import { type AppStateStub, type StubbedState, stubAppState } from './stub-app-state.ts';

const { stores } = readBrandFile().brand;

/** Each of the two projects is one system. */
const shell = () => (test.info().project.name === 'ios' ? 'ios' : 'android');
const otherShell = () => (shell() === 'ios' ? 'android' : 'ios');

const popup = (page: Page) => page.getByRole('dialog', { name: 'Update Available' });
const button = (page: Page, name: string) => popup(page).getByRole('button', { name, exact: true });

interface Versions {
  readonly installed: string;
  readonly latest: string;
}

/** Opens the app on a phone that has one version installed, while the app state names another. */
async function openApp(
  page: Page,
  { installed, latest }: Versions,
  more: Partial<StubbedState> = {},
): Promise<AppStateStub> {
  await installNativeBridge(page.context(), { platform: shell(), appVersion: installed });
  const state = await stubAppState(page.context(), { [shell()]: latest, [otherShell()]: installed, ...more });
  await page.goto(`${appUrl()}/login/`);
  return state;
}

const major = { installed: '1.14', latest: '2.0' };
const minor = { installed: '1.14', latest: '1.15' };

test('a minor update is offered with YES and CANCEL [S2-74]', async ({ page }) => {
  await openApp(page, minor);
  await expect(popup(page)).toBeVisible();
  await expect(button(page, 'YES')).toBeVisible();
  await expect(button(page, 'CANCEL')).toBeVisible();
});

test('a major update has neither CANCEL nor a close button [S2-76] [S2-77]', async ({ page }) => {
  await openApp(page, major);
  await expect(button(page, 'YES')).toBeVisible();
  await expect(popup(page).getByRole('button')).toHaveText(['YES']);
});

test('a major update cannot be dismissed in any way [S4-34]', async ({ page }) => {
  const state = await openApp(page, major);
  const stays = async () => {
    await expect(popup(page)).toBeVisible();
    await expect(popup(page).getByRole('button')).toHaveText(['YES']);
    await expect(page.locator('#root')).toHaveAttribute('inert');
  };
  await stays();
  await page.keyboard.press('Escape');
  await stays();
  await page.mouse.click(5, 5);
  await stays();
  await button(page, 'YES').click();
  await stays();
  await native(page).backButton();
  await stays();
  await native(page).setOnline(false);
  await expect(page.getByTestId('no-internet')).toBeVisible();
  await native(page).setOnline(true);
  await expect(page.getByTestId('no-internet')).toHaveCount(0);
  await stays();
  const reads = state.reads.length;
  await page.reload();
  await expect.poll(() => state.reads.length).toBeGreaterThan(reads);
  await stays();
});

for (const name of ['CANCEL', 'Close']) {
  test(`a minor update is dismissed with ${name}, and stays away [S4-35]`, async ({ page }) => {
    const state = await openApp(page, minor);
    await button(page, name).click();
    await expect(popup(page)).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'ARN' })).toBeEditable();
    // The next reading of the app state, told by its maintenance flag, brings it back no more.
    state.answer({ [shell()]: minor.latest, underMaintenance: true });
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(maintenance(page)).toBeVisible();
    await expect(popup(page)).toHaveCount(0);
  });
}

const notUpdates: readonly Versions[] = [
  { installed: '1.14', latest: '1.14' },
  { installed: '1.5', latest: '1.50' },
  { installed: '1.14.1', latest: '1.14.9' },
  { installed: '2.0', latest: '1.99' },
  { installed: '2', latest: '2.00' },
];

test('no popup when there is neither a major nor a minor update [S4-36]', async ({ page }) => {
  const state = await openApp(page, { installed: '1.14', latest: '1.15' });
  await expect(popup(page)).toBeVisible();
  for (const { installed, latest } of notUpdates) {
    native(page).setAppVersion(installed);
    // The maintenance screen tells that the same reply has been read.
    state.answer({ [shell()]: latest, underMaintenance: true });
    await page.reload();
    await expect(maintenance(page)).toBeVisible();
    await expect(page.getByRole('dialog'), `${installed} to ${latest}`).toHaveCount(0);
  }
});

test("the other system's version is no concern of this one [S4-36]", { tag: '@ios' }, async ({ page }) => {
  await openApp(
    page,
    { installed: '1.14', latest: '1.14' },
    { [otherShell()]: '9.9', underMaintenance: true },
  );
  await expect(maintenance(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const versions of [major, minor]) {
  test(`YES opens the system's own store from ${versions.latest} [S7-43]`, { tag: '@ios' }, async ({
    page,
  }) => {
    await openApp(page, versions);
    await button(page, 'YES').click();
    await expect.poll(() => native(page).calls('Shell.openStore').length).toBe(1);
    expect(native(page).calls('Shell.openStore')[0]?.options).toMatchObject({ url: stores[shell()]?.url });
    expect(stores.android?.url).not.toBe(stores.ios?.url);
  });
}

test('Android names a major update with both versions [S8-22]', async ({ page }) => {
  test.skip(shell() !== 'android', 'the sentence is Android’s');
  await openApp(page, major);
  await expect(
    popup(page).getByText(
      'Android major update is available, current version is 1.14 and latest version is 2.0 Update your app to continue.',
      { exact: true },
    ),
  ).toBeVisible();
});

test('a minor update ends with a question [S8-23]', async ({ page }) => {
  await openApp(page, minor);
  await expect(popup(page).getByText(/Do you want to update your application \?$/)).toBeVisible();
});

test('iOS has its own major and minor sentence [S8-24]', { tag: '@ios' }, async ({ page }) => {
  test.skip(shell() !== 'ios', 'the sentences are iOS’s');
  const state = await openApp(page, major);
  await expect(popup(page)).toContainText(
    'iOS major update is available, current version is 1.14 and latest version is 2.0 Update your app to continue.',
  );
  state.answer({ ios: minor.latest });
  await page.reload();
  await expect(popup(page)).toContainText(
    'iOS minor update is available, current version is 1.14 and latest version is 1.15 Do you want to update your application ?',
  );
});

test('version and maintenance flag come from one reading [S7-32]', async ({ page }) => {
  const state = await openApp(page, major, { underMaintenance: true });
  await expect(popup(page)).toBeVisible();
  await expect(page.getByTestId('maintenance')).toBeVisible();
  expect(state.reads).toHaveLength(1);
});
