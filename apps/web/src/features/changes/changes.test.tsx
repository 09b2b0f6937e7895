import { listFolios } from '@hub/contract/calls/investor/investor-details';
import { listInvestors } from '@hub/contract/calls/investor/investor-list';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../../test/complaints.ts';
import { clientOf, openApp } from '../../../test/open-app.tsx';
import { hold, refuse } from '../../../test/wire.ts';

/** The first folio of one resident that may be changed by a link, with nominees or without. */
async function folioOf(hasNominees: boolean): Promise<URLSearchParams> {
  const client = await clientOf('ifa');
  for (let pageNumber = 1; ; pageNumber++) {
    const { items } = await client.call(listInvestors, { kyc: 'VALIDATED', balance: 'live', pageNumber });
    if (items.length === 0) throw new Error('The demo book has no such folio');
    for (const { id } of items) {
      const { folios } = await client.call(listFolios, { investorId: id });
      const found = folios.find(
        ({ holding, taxStatus, nominees }) =>
          holding === 'SI' && taxStatus === '01' && nominees.length > 0 === hasNominees,
      );
      if (found) return new URLSearchParams({ investor: id, folio: found.folioNo });
    }
  }
}
const contact = '/distributor/transact/contact-details';
const nominee = '/distributor/nominee-details';
const calls = /COOLINGPERIOD|GetNomineeDistributor/;

it('the contact: loading, failing and tried again, what is wrong at its field, by keyboard alone', async () => {
  const chosen = await folioOf(true);
  const held = hold(calls);
  await openApp('ifa', `${contact}?${chosen}`);
  await screen.findByText('Loading the folio');
  await expectAccessible();
  held.release();
  await screen.findByRole('textbox', { name: 'New mobile number' });

  const mend = refuse(calls);
  const { user } = await openApp('ifa', `${contact}?${chosen}`);
  await screen.findByText('The folio could not be loaded');
  await expectAccessible();
  mend();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const mobile = await screen.findByRole('textbox', { name: 'New mobile number' });
  await expectAccessible();

  const reach = async (element: HTMLElement) => {
    for (let tabs = 0; tabs < 40 && document.activeElement !== element; tabs++) await user.tab();
    expect(document.activeElement).toBe(element);
  };
  await reach(mobile);
  await user.keyboard('5820011111');
  await reach(screen.getByRole('checkbox', { name: /asked for this change/ }));
  await user.keyboard(' ');
  await reach(screen.getByRole('button', { name: 'Send to the investor' }));
  await user.keyboard('{Enter}');
  await screen.findAllByText(/starts with 6, 7, 8 or 9/);
  await waitFor(() => expect(document.activeElement).toBe(mobile));
  await expectAccessible();
});

it('the nominees: loading, failing, registered ones and none, and the form for new ones', async () => {
  const full = await folioOf(true);
  const held = hold(calls);
  await openApp('ifa', `${nominee}?${full}`);
  await screen.findByText('Loading the folio');
  await expectAccessible();
  held.release();
  await screen.findByRole('button', { name: 'Change nominees' });
  await expectAccessible();

  const mend = refuse(calls);
  const { user, go } = await openApp('ifa', `${nominee}?${full}`);
  await screen.findByText('The folio could not be loaded');
  mend();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Change nominees' });

  await go(`${nominee}?${await folioOf(false)}`);
  await user.click(await screen.findByRole('button', { name: 'Add nominees' }));
  await user.click(await screen.findByRole('button', { name: 'Send to the investor' }));
  await expectAccessible();
});
