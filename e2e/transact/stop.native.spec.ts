import { systematicPlans } from '@hub/contract/calls/transact/transact-plans';
import { deleteRecord } from '@hub/contract/calls/transact/transact-records';
import { elsewhere } from '../setup/hub-client.ts';
import { test } from '../setup/test.ts';
import { openAppAs } from '../shell/native-app.ts';
import { screen } from '../shell/parts.ts';
import { choose, sendCart } from './form.ts';
import { emptyCart } from './orders.ts';
import { keyedStop } from './security-key.ts';
import { addToCart, openPlanForm, runningSips } from './sips.ts';

test('a stop that is sent from the app carries the security key [S7-09]', async ({ page }) => {
  const hub = await elsewhere('otherIfa');
  await emptyCart(hub);
  await openAppAs(page, 'otherIfa');
  await screen(page, 'dashboard').waitFor();
  for (const plan of await runningSips(hub)) {
    const plans = await hub.call(systematicPlans, { folioNo: plan.folioNo });
    if (!plans.find(({ regNo }) => regNo === plan.regNo)?.mayStop.isAllowed) continue;
    await openPlanForm(page, 'stop-transaction', plan);
    await page
      .locator('label')
      .filter({ hasText: `SIP ${plan.regNo}` })
      .click();
    await choose(page, 'Goal reached');
    await addToCart(page);
    const [reference = ''] = await keyedStop(page, () => sendCart(page, 1));
    // The plan stays as it was, for whoever comes next.
    await hub.call(deleteRecord, { id: reference });
    return;
  }
  throw new Error('The book has no SIP that can be stopped today');
});
