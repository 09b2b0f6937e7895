import { expect } from '@playwright/test';
import { hubUrl } from '../setup/sign-in.ts';
import { test } from '../setup/test.ts';
import { appStateRules, maintenance } from './app-state-rules.ts';
import { stubAppState } from './stub-app-state.ts';

appStateRules(async () => {});

test('says that the site is down, apologizes, and why; never offers an update, whatever versions the app state names [S2-73] [S2-75]', async ({
  page,
}) => {
  const state = await stubAppState(page.context());
  for (const version of ['1.2', '1.11', '2.0', '99.99']) {
    // The maintenance screen tells that the same reply has been read.
    state.answer({ android: version, ios: version, underMaintenance: true });
    await page.goto(hubUrl());
    await expect(maintenance(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('Update Available')).toHaveCount(0);
  }
  await expect(page.getByText('We apologize for the inconvenience')).toBeVisible();
  await expect(page.getByText('down for maintenance')).toBeVisible();
});
