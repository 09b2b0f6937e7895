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

/** Opens the app on a phone that has version 1.14, with whatever the app state names. */
async function openApp(page: Page, latest: string): Promise<AppStateStub> {
  await installNativeBridge(page.context(), { platform: shell(), appVersion: '1.14' });
  const state = await stubAppState(page.context(), { [shell()]: latest, [otherShell()]: '1.14' });
  await page.goto(`${appUrl()}/login/`);
  return state;
}

/** The phone reads the app state when its user comes back to the app. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

async function expectStoreOpened(page: Page): Promise<void> {
  const before = native(page).calls('Shell.openStore').length;
  await button(page, 'YES').click();
  await expect.poll(() => native(page).calls('Shell.openStore').length).toBe(before + 1);
  const { options } = native(page).calls('Shell.openStore').at(-1) ?? {};
  expect(options).toMatchObject({ url: stores[shell()]?.url });
  expect(stores.android?.url).not.toBe(stores.ios?.url);
}

const sentence = (kind: string, latest: string) =>
  `${shell() === 'ios' ? 'iOS' : 'Android'} ${kind} update is available, current version is 1.14 and latest version is ${latest}`;

test('a major update is named with both versions, has neither CANCEL nor a close button and cannot be dismissed in any way; YES opens the store [S2-76] [S2-77] [S4-34] [S7-32] [S7-43] [S8-22] [S8-24]', async ({
  page,
}) => {
  const state = await openApp(page, '2.0');
  const stays = async () => {
    await expect(popup(page)).toBeVisible();
    await expect(popup(page).getByRole('button')).toHaveText(['YES']);
    await expect(page.locator('#root')).toHaveAttribute('inert');
  };
  await test.step('named with both versions, with YES alone', async () => {
    await stays();
    const words = `${sentence('major', '2.0')} Update your app to continue.`;
    await expect(popup(page).getByText(words, { exact: true })).toBeVisible();
  });

  await test.step('cannot be dismissed in any way', async () => {
    await page.keyboard.press('Escape');
    await stays();
    await page.mouse.click(5, 5);
    await stays();
    await expectStoreOpened(page);
    await stays();
    await native(page).backButton();
    await stays();
    await native(page).setOnline(false);
    await expect(page.getByTestId('no-internet')).toBeVisible();
    await native(page).setOnline(true);
    await expect(page.getByTestId('no-internet')).toHaveCount(0);
    await stays();
  });

  await test.step('not by a reload either: version and maintenance flag come from one reading', async () => {
    // What the network's return made the app read is over, so that the next reading is the reload's.
    await page.goto('about:blank');
    state.answer({ [shell()]: '2.0', underMaintenance: true });
    const before = state.reads.length;
    await page.goto(`${appUrl()}/login/`);
    await stays();
    await expect(page.getByTestId('maintenance')).toBeVisible();
    expect(state.reads).toHaveLength(before + 1);
  });
});

/** Reads the app state again, which its maintenance flag tells; nothing of it is a popup. */
async function expectNoPopup(page: Page, state: AppStateStub, answer: Partial<StubbedState>): Promise<void> {
  state.answer({ ...answer, underMaintenance: true });
  await comeBack(page);
  await expect(maintenance(page)).toBeVisible();
  await expect(page.getByRole('dialog'), JSON.stringify(answer)).toHaveCount(0);
}

/** Ends the maintenance with this state. */
async function readUp(page: Page, state: AppStateStub, answer: Partial<StubbedState>): Promise<void> {
  state.answer(answer);
  await comeBack(page);
  await expect(maintenance(page)).toHaveCount(0);
}

test('a minor update is offered with YES, which opens the store, and CANCEL, and ends with a question; dismissed with CANCEL or Close it stays away [S2-74] [S4-35] [S7-43] [S8-23] [S8-24]', async ({
  page,
}) => {
  const state = await openApp(page, '1.15');
  await test.step('YES, CANCEL and a question', async () => {
    await expect(popup(page)).toBeVisible();
    await expect(button(page, 'CANCEL')).toBeVisible();
    await expect(popup(page).getByText(/Do you want to update your application \?$/)).toBeVisible();
    await expect(popup(page)).toContainText(
      `${sentence('minor', '1.15')} Do you want to update your application ?`,
    );
    await expectStoreOpened(page);
  });
  const dismiss = async (name: string, latest: string) => {
    await expect(popup(page)).toContainText(sentence('minor', latest));
    await button(page, name).click();
    await expect(popup(page)).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'ARN' })).toBeEditable();
    await expectNoPopup(page, state, { [shell()]: latest });
  };
  await test.step('dismissed with CANCEL', () => dismiss('CANCEL', '1.15'));
  // Of a later version it comes again.
  await readUp(page, state, { [shell()]: '1.16' });
  await test.step('dismissed with Close', () => dismiss('Close', '1.16'));
});

const notUpdates = [
  { installed: '1.14', latest: '1.14' },
  { installed: '1.5', latest: '1.50' },
  { installed: '1.14.1', latest: '1.14.9' },
  { installed: '2.0', latest: '1.99' },
  { installed: '2', latest: '2.00' },
] as const;

test("no popup when there is neither a major nor a minor update, whatever the other system's version is [S4-36]", async ({
  page,
}) => {
  const state = await openApp(page, '1.15');
  await expect(popup(page)).toBeVisible();
  for (const { installed, latest } of notUpdates) {
    for (const ofOther of [installed, '9.9']) {
      native(page).setAppVersion(installed);
      const answer = { [shell()]: latest, [otherShell()]: ofOther };
      await expectNoPopup(page, state, answer);
      await readUp(page, state, answer);
    }
  }
});
