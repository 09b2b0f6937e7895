import { expect } from '@playwright/test';
import { hubUrl } from '../setup/sign-in.ts';
import { test } from '../setup/signed-in.ts';
import { screen } from '../shell/parts.ts';
import { requestedText } from './pieces.ts';

test('a link to a piece, to its progress, to the certificates and to shared content opens that screen [S2-87] [S2-88] [S2-89] [S2-90]', async ({
  openAs,
}) => {
  const { id, contentId, path } = await requestedText('ifa');
  const links = [
    [`/distributor/co-branding/detail/${contentId}`, 'co-branding/detail'],
    [`/distributor/co-branding/progress/${id}`, 'co-branding/progress'],
    ['/view-certificate', 'certificate/view'],
    [path, 'co-branding/view-content'],
  ] as const;
  const page = await openAs('ifa', '/distributor/contact-us');
  for (const [link, route] of links) {
    for (const address of [link, `/?smtDeeplink=${encodeURIComponent(link)}`]) {
      await page.goto(hubUrl() + address);
      await expect(screen(page, route), address).toBeVisible();
      await expect(page).toHaveURL(hubUrl() + link);
    }
  }
});
