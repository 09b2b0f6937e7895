import { expect } from '@playwright/test';
import { moveTo } from '../session/parts.ts';
import { expectAccessible } from '../setup/axe.ts';
import { isLong } from '../setup/long.ts';
import { expectNoSideways } from '../setup/sideways.ts';
import { test } from '../setup/signed-in.ts';
import { expectRows, isPhone, listPath, rows } from './parts.ts';

test('says that it could not be loaded, loads when tried again; axe finds nothing', async ({ openAs }) => {
  const page = await openAs('ifa', '/distributor/profile');
  await page.emulateMedia({ colorScheme: isPhone() ? 'dark' : 'light' });
  const calls = '**/GetInvestorSearch_ByName_New*';
  await page.route(calls, (route) =>
    route.fulfill({ status: 500, json: { status: 'Failed', error: 'Something Went Wrong' } }),
  );
  await moveTo(page, listPath);
  const alert = page.getByRole('alert').filter({ hasText: 'The clients could not be loaded' });
  await expect(alert).toBeVisible();
  await expectAccessible(page);
  await page.unroute(calls);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expectRows(page);
  await expectNoSideways(page);
  await expectAccessible(page);
  expect(await rows(page).count()).toBeGreaterThan(5);
  // routes/axe.spec has it in the other colours.
  if (!isLong) return;
  // Loaded in them: on the way from one to the other there is no contrast to speak of.
  await page.emulateMedia({ colorScheme: isPhone() ? 'light' : 'dark' });
  await page.reload();
  await expectRows(page);
  await expectAccessible(page);
});
