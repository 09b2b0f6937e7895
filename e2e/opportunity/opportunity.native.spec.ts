import { brand } from '../setup/brand.ts';
import { test } from '../setup/test.ts';
import { openAppAs } from '../shell/native-app.ts';
import { expectList, listPaths } from './lists-of-spec.ts';

test('a deep link to an opportunity list opens that list in the running app [S2-85]', async ({ page }) => {
  const phone = await openAppAs(page, 'otherIfa');
  for (const path of listPaths) {
    await expectList(page, path, () => phone.openUrl(`https://${brand.deepLinkHosts[0]}${path}`));
  }
});
