import { goals, removeGoal } from '@hub/contract/calls/goal-planner/goal-planner';
import { formatRupees, moneyOf } from '@hub/domain';
import { expect } from '@playwright/test';
import { moveTo } from '../session/parts.ts';
import { expectAccessible } from '../setup/axe.ts';
import { elsewhere } from '../setup/hub-client.ts';
import { expectNoSideways } from '../setup/sideways.ts';
import { test } from '../setup/signed-in.ts';

const path = '/distributor/goal-planner';
const name = 'Study of architecture';
const whole = (amount: string) => formatRupees(moneyOf(amount)).replace(/\.\d\d$/, '');

test('a goal is planned, saved, found again, and says what it still needs [S1-27]', async ({ openAs }) => {
  const page = await openAs('otherIfa', path);
  const main = page.locator('main[data-route-id="goal-planner"]');
  await main.getByRole('link', { name: /goal$/i }).first().click();
  await main.getByRole('button', { name: 'Someone who is not a client yet' }).click();
  await main.getByRole('textbox', { name: 'Name', exact: true }).fill('Nandini Rao');
  await main.getByRole('textbox', { name: 'Name of the goal' }).fill(name);
  const due = Temporal.Now.plainDateISO('Asia/Kolkata').add({ years: 10 });
  await main.getByRole('textbox', { name: 'Needed on' }).fill(`${due.day}/${due.month}/${due.year}`);
  await main.getByRole('textbox', { name: /^Cost of one year/ }).fill('500000');
  // 5,00,000 at 10 % for ten years, the example of the handbook.
  await expect(main.getByRole('region', { name: 'What is needed' })).toContainText('₹12,96,871');
  await expectAccessible(page);
  await expectNoSideways(page);
  await main.getByRole('button', { name: 'Save the goal' }).click();
  await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();

  await moveTo(page, '/distributor/contact-us');
  await moveTo(page, path);
  await main.getByRole('textbox', { name: 'Search by goal or person' }).fill('architecture');
  await main.getByRole('list', { name: 'Goals' }).getByRole('link', { name }).click();
  const hub = await elsewhere('otherIfa');
  const [saved] = (await hub.call(goals, { search: 'architecture' })).items;
  const { moreSip, moreLumpsum = '0' } = saved?.progress ?? {};
  expect(Number(moreSip)).toBeGreaterThan(0);
  await expect(main).toContainText(
    `${whole(moreSip ?? '0')} more a month, or ${whole(moreLumpsum)} as a lumpsum`,
  );
  await expectAccessible(page);
  await hub.call(removeGoal, { id: saved?.id ?? '' });
});
