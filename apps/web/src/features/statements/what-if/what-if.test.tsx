import { listFolios } from '@hub/contract/calls/investor/investor-details';
import { harvest } from '@hub/contract/calls/statements/statements-harvest';
import { whatIf } from '@hub/contract/calls/statements/statements-what-if';
import { rupeesText } from '@hub/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { arriveOn, clientOf, openApp } from '../../../../test/open-app.tsx';
import { filledTable, firstRow, noteSays, rowsOf } from '../../../../test/table.ts';
import { refuse } from '../../../../test/wire.ts';

const harvestPath = '/distributor/capital-gain-statement/tax-harvest';
const whatIfPath = '/distributor/capital-gain-statement/what-if';

/** The row with most to gain, of whom the client also holds something else. */
async function someHarvest() {
  const client = await clientOf('ifa');
  const { items } = await client.call(harvest, { kind: 'allowance' });
  for (const row of items) {
    const { folios } = await client.call(listFolios, { investorId: row.investorId });
    const free = folios.filter(({ blocked, banks }) => blocked === null && banks.length > 0);
    const held = folios.flatMap(({ holdings }) => holdings).filter(({ units }) => Number(units) > 0);
    if (held.length > 1 && free.some(({ folioNo }) => folioNo === row.folioNo)) return row;
  }
  throw new Error('The demo has no such row');
}

const pathOf = (row: Awaited<ReturnType<typeof someHarvest>>, more: Record<string, string>) =>
  `${whatIfPath}?${new URLSearchParams({
    investor: row.investorId,
    folio: row.folioNo,
    scheme: row.schemeCode,
    ...more,
  })}`;

const cardOf = (figure: string) => screen.findByText(figure, { exact: false });

it('the harvest shows what its call answers, in both kinds, and a row opens its what-if', async () => {
  const client = await clientOf('ifa');
  const mend = refuse(/statements\/harvest/);
  const { user } = await openApp('ifa', harvestPath);
  await screen.findByText('The list could not be loaded');
  mend();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const fitting = await client.call(harvest, { kind: 'allowance' });
  const table = await filledTable('Within LTCG exemption');
  expect(fitting.total).toBeGreaterThan(0);
  await noteSays(new RegExp(`^${fitting.total} holdings? of ${fitting.totals.clients} client`));
  // As many of the page as there is room for on the screen.
  const shown = rowsOf(table).map((row) => row.dataset.rowKey);
  expect(shown.length).toBeGreaterThan(1);
  expect(shown).toEqual(
    fitting.items.slice(0, shown.length).map(({ folioNo, schemeCode }) => `${folioNo} ${schemeCode}`),
  );

  await user.click(screen.getByRole('button', { name: /^Exit load ends soon/ }));
  const ending = await client.call(harvest, { kind: 'load' });
  const loads = await filledTable('Exit load ends soon');
  expect(ending.total).toBeGreaterThan(0);
  expect(firstRow(loads).textContent).toContain(ending.items[0]?.investor);

  await user.click(within(firstRow(loads)).getByRole('link', { name: /^What if: / }));
  await arriveOn('statements/what-if');
  expect(new URLSearchParams(window.location.search).get('folio')).toBe(ending.items[0]?.folioNo);
});

it('the harvest says the tax of each row and the client’s one allowance, and writes to many', async () => {
  const { items, totals } = await (await clientOf('ifa')).call(harvest, { kind: 'allowance' });
  const { user } = await openApp('ifa', harvestPath);
  const table = await filledTable('Within LTCG exemption');
  const [first] = items;
  if (first === undefined) throw new Error('The demo has such rows');
  const row = firstRow(table);
  const whole = (rupees: string | null | undefined) => rupeesText(rupees ?? '', { decimals: 0 });
  expect(row.textContent).toContain(whole(first.taxSaved));
  expect(row.textContent).toContain(whole(first.allowance?.left));
  await user.click(within(row).getByRole('checkbox'));
  await user.click(await screen.findByRole('button', { name: 'Message' }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText(/^(1 client gets it|0 of 1 clients can get it)$/);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await user.click(within(table).getAllByRole('checkbox', { name: /^Select all/ })[0] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Message' }));
  await within(await screen.findByRole('dialog')).findByText(
    new RegExp(`(${totals.clients} clients? get|of ${totals.clients} clients)`),
  );
});

it('the harvest says that nothing is found', async () => {
  const { user } = await openApp('ifa', `${harvestPath}?q=nobodyhasthisname`);
  await screen.findByText('No holdings match');
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  await filledTable('Within LTCG exemption');
});

it('a what-if shows what its call answers, compares, and fills the form of a redemption', async () => {
  const row = await someHarvest();
  const { user } = await openApp('ifa', pathOf(row, { by: 'units', units: row.sellUnits }));
  const answer = await (await clientOf('ifa')).call(whatIf, {
    investorId: row.investorId,
    requests: [{ folioNo: row.folioNo, schemeCode: row.schemeCode, by: 'units', units: row.sellUnits }],
  });
  const result = answer.items[0]?.result;
  await cardOf(rupeesText(result?.net ?? ''));
  expect(result?.long).toBe(row.gain);
  expect(screen.getByText(/^NAVs are assumed not to change/)).toBeDefined();

  await user.click(screen.getByText(/^Compare with others/));
  const [other] = screen
    .getAllByRole('checkbox', { checked: false })
    .filter((box) => !(box as HTMLInputElement).disabled);
  await user.click(other as HTMLElement);
  // What the other holding has may be less than is asked for.
  await waitFor(() =>
    expect(screen.getAllByText(/^Amount to bank$|^This cannot be redeemed$/)).toHaveLength(2),
  );

  const [link] = screen.getAllByRole('link', { name: 'Redeem this' });
  await user.click(link as HTMLElement);
  await arriveOn('transact/redeem');
  expect(new URLSearchParams(window.location.search).get('units')).toBe(row.sellUnits);
  const units = await screen.findByRole('textbox', { name: 'Units' });
  expect((units as HTMLInputElement).value.replaceAll(',', '')).toBe(row.sellUnits.replace(/\.000$/, ''));
  const brief = await screen.findByRole('region', { name: 'Load and gains' });
  await within(brief).findByText(`+${rupeesText(row.gain)}`);
  expect(within(brief).getByRole('link', { name: 'Lots and days' }).getAttribute('href')).toContain(
    whatIfPath,
  );
});

it('a what-if that cannot be says why, and one that fails can be tried again', async () => {
  const row = await someHarvest();
  const mend = refuse(/statements\/what-if/);
  const { user, fill } = await openApp('ifa', pathOf(row, {}));
  await screen.findByText('The what-if could not be worked out');
  mend();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Amount to bank');
  await user.click(screen.getByRole('radio', { name: 'Units' }));
  await fill(await screen.findByRole('textbox', { name: 'Units' }), '99999999');
  await screen.findByText(/^Only .* units can be redeemed/);
  expect(screen.queryByRole('link', { name: 'Redeem this' })).toBeNull();
});

it('a what-if asks whose holdings first, and knows no other distributor’s client', async () => {
  const row = await someHarvest();
  const { go } = await openApp('otherIfa', whatIfPath);
  await screen.findByRole('combobox', { name: 'Investor' });
  await go(pathOf(row, {}));
  await screen.findByText('There is no such client in your book');
});
