import { expect, test } from '@playwright/test';
import { sampleMails, writeSample } from '../../apps/server/src/mails/test/sample-mails.ts';
import { withCard, withPictures } from '../../apps/server/src/ports/messenger/with-pictures.ts';
import { expectNoSideways } from '../setup/sideways.ts';

test(
  'every mail fits its reader’s screen, shows its pictures, and its button takes a finger',
  {
    tag: '@widths',
  },
  async ({ page }, testInfo) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith('data:')) requested.push(request.url());
    });
    for (const [name, mail] of Object.entries(await sampleMails())) {
      await page.setContent(withCard(withPictures(await writeSample(mail)), mail.attachment ?? null));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSideways(page);
      const widths = await page
        .locator('img')
        .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
      expect(Math.min(...widths), name).toBeGreaterThan(0);
      for (const button of await page.getByRole('link').all()) {
        expect((await button.boundingBox())?.height, name).toBeGreaterThanOrEqual(44);
      }
      await testInfo.attach(name, {
        body: await page.screenshot({ fullPage: true }),
        contentType: 'image/png',
      });
    }
    expect(requested).toEqual([]);
  },
);
