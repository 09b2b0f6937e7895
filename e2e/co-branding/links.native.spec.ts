import { expect } from '@playwright/test';
import { brand } from '../setup/brand.ts';
import { appUrl } from '../setup/sign-in.ts';
import { test } from '../setup/test.ts';
import { openAppAs } from '../shell/native-app.ts';
import { screen } from '../shell/parts.ts';
import { requestedText } from './pieces.ts';

const host = brand.deepLinkHosts[0];

test('a link to a piece, to its progress, to the certificates and to shared content opens that screen in the app [S2-87] [S2-88] [S2-89] [S2-90]', async ({
  page,
}) => {
  const { id, contentId, path } = await requestedText('otherIfa');
  const phone = await openAppAs(page, 'otherIfa');
  await expect(screen(page, 'dashboard')).toBeVisible();
  const links = [
    [`/distributor/co-branding/detail/${contentId}`, 'co-branding/detail'],
    ['/view-certificate', 'certificate/view'],
    [path, 'co-branding/view-content'],
    [`/distributor/co-branding/progress/${id}`, 'co-branding/progress'],
  ] as const;
  for (const [link, route] of links) {
    await phone.openUrl(`https://${host}${link}`);
    await expect(screen(page, route), link).toBeVisible();
    await expect(page).toHaveURL(appUrl() + link);
  }
});
