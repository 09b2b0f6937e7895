import { expect } from '@playwright/test';
import { brand } from '../setup/brand.ts';
import { appUrl } from '../setup/sign-in.ts';
import { test } from '../setup/test.ts';
import { openAppAs } from '../shell/native-app.ts';
import { screen } from '../shell/parts.ts';
import { selection } from './parts.ts';

test('a link to a statement, opened or pushed, goes to the choice of an investor with its suffix [S2-86]', async ({
  page,
}) => {
  const phone = await openAppAs(page, 'otherIfa');
  await phone.tapPush({ smtDeeplink: '/distributor/account-statement' });
  await expect(page).toHaveURL(`${appUrl()}${selection}/account-statement`);
  await expect(screen(page, 'statements/select-investor-account')).toBeVisible();
  await phone.openUrl(`https://${brand.deepLinkHosts[0]}/distributor/capital-gain-statement`);
  await expect(page).toHaveURL(`${appUrl()}${selection}/capital-gain-statement`);
  await expect(screen(page, 'statements/select-investor-capital-gain')).toBeVisible();
});
