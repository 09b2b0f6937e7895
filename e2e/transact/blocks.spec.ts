import { type Folio, listFolios } from '@hub/contract/calls/investor/investor-details';
import { listInvestors } from '@hub/contract/calls/investor/investor-list';
import { expect, type Page } from '@playwright/test';
import { moveTo } from '../session/parts.ts';
import { colorSchemes, expectAccessible } from '../setup/axe.ts';
import { elsewhere } from '../setup/hub-client.ts';
import type { Person } from '../setup/people.ts';
import { expectNoSideways } from '../setup/sideways.ts';
import { test } from '../setup/signed-in.ts';
import { screen } from '../shell/parts.ts';

interface Found {
  readonly id: string;
  readonly folio: Folio;
}

/** The first folio of somebody's book that is as wanted. */
async function folioOf(person: Person, isWanted: (folio: Folio) => boolean): Promise<Found> {
  const hub = await elsewhere(person);
  for (let pageNumber = 1; ; pageNumber++) {
    const { items } = await hub.call(listInvestors, { pageNumber });
    if (items.length === 0) throw new Error('The book has no such folio');
    for (const { id } of items) {
      const { folios } = await hub.call(listFolios, { investorId: id });
      const folio = folios.find(isWanted);
      if (folio) return { id, folio };
    }
  }
}

/** The form says it at once, and nothing gets into the cart. */
async function expectBlocked(page: Page, folioNo: string, words: string): Promise<void> {
  await moveTo(page, `/distributor/transact/lumpsum?${new URLSearchParams({ folio: folioNo })}`);
  const alert = page.getByRole('alert', { name: 'This order cannot be sent' });
  await expect(alert).toContainText(words);
  const add = page.getByRole('button', { name: 'Add to cart' });
  if (await add.isVisible()) await add.click();
  await expect(alert).toBeVisible();
  await expect(screen(page, 'transact/lumpsum')).toBeVisible();
  await expectNoSideways(page);
}

/** So does the choice of a folio, where the folio cannot be pressed. */
async function expectNotOffered(page: Page, { id, folio }: Found, words: string): Promise<void> {
  await moveTo(page, `/distributor/transact/investor-list?${new URLSearchParams({ investor: id })}`);
  const row = page.getByRole('listitem').filter({ hasText: `Folio ${folio.folioNo}` });
  await expect(row).toContainText(words);
  await expect(row.getByRole('button')).toHaveCount(0);
}

const invalid = 'Transaction Not Allowed: Folio inactive or invalid. Check details or contact CAMS.';
const refused = 'You are not allowed to proceed with the transaction.';
const joint = 'Transaction cannot be allowed. Joint account';

test('a folio of another distributor or of nobody, one that may not transact and a joint one are blocked in the words of the spec [S8-13] [S8-14] [S8-15]', async ({
  openAs,
}) => {
  const page = await openAs('ifa', '/distributor/transact/select-transaction');
  const theirs = await folioOf('otherIfa', ({ blocked }) => blocked === null);
  await expectBlocked(page, theirs.folio.folioNo, invalid);
  await expectBlocked(page, '999999999/99', invalid);
  const held = await folioOf('ifa', ({ blocked }) => blocked === joint);
  expect(held.folio.holding).toBe('JO');
  await expectNotOffered(page, held, joint);
  await expectBlocked(page, held.folio.folioNo, joint);
  const other = await folioOf('ifa', ({ blocked }) => blocked === refused);
  await expectNotOffered(page, other, refused);
  await expectBlocked(page, other.folio.folioNo, refused);
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
});

test('a restricted distributor who opens the history is led to Initiate Transaction [S6-08]', async ({
  openAs,
}) => {
  const page = await openAs('nonIfa', '/distributor/transaction-history');
  await expect(screen(page, 'transact/initiate')).toBeVisible();
  await expect(page).toHaveURL(/\/distributor\/transact\/select-transaction$/);
  await moveTo(page, '/distributor/transact/investor-list');
  await expect(screen(page, 'transact/select-investor')).toBeVisible();
  await moveTo(page, '/distributor/transaction-history');
  await expect(screen(page, 'transact/initiate')).toBeVisible();
});
