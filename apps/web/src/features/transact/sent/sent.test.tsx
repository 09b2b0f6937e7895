import { draftWire } from '@hub/contract/applications/draft-schema';
import { cancelChange } from '@hub/contract/calls/changes/changes';
import { listFolios } from '@hub/contract/calls/investor/investor-details';
import { listInvestors } from '@hub/contract/calls/investor/investor-list';
import { bankMandates, cancelMandate, otmAccounts } from '@hub/contract/calls/mandates/mandates';
import {
  applications,
  discardApplication,
  saveApplication,
} from '@hub/contract/calls/transact/transact-applications';
import { coolingPeriod } from '@hub/contract/calls/transact/transact-contact';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { application } from '../../../../../../packages/domain/test/application.ts';
import { expectAccessible } from '../../../../test/complaints.ts';
import { address, arriveOn, clientOf, openApp } from '../../../../test/open-app.tsx';
import { hold, refuse, requested } from '../../../../test/wire.ts';

const forms = '/distributor/transact';

interface Found {
  readonly id: string;
  readonly name: string;
  readonly folioNo: string;
  readonly query: URLSearchParams;
}

/** The first folio of a resident that is held alone and is such a one. */
async function folioThat(
  isSuch: (folioNo: string, hasNominees: boolean) => Promise<boolean>,
): Promise<Found> {
  const client = await clientOf('ifa');
  for (let pageNumber = 1; ; pageNumber++) {
    const { items } = await client.call(listInvestors, { kyc: 'VALIDATED', balance: 'live', pageNumber });
    if (items.length === 0) throw new Error('The demo book has no such folio');
    for (const { id, name } of items) {
      const { folios } = await client.call(listFolios, { investorId: id });
      for (const { folioNo, holding, taxStatus, nominees: named } of folios) {
        if (holding !== 'SI' || taxStatus !== '01') continue;
        if (!(await isSuch(folioNo, named.length > 0))) continue;
        return { id, name, folioNo, query: new URLSearchParams({ investor: id, folio: folioNo }) };
      }
    }
  }
}

const sentTo = (name: string) => screen.findByRole('heading', { level: 1, name: `Link sent to ${name}` });
const whatHappens = () => within(screen.getByRole('region', { name: 'What happens now' }));
const steps = () =>
  whatHappens()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** Every send ends alike: its heading has the focus, WhatsApp comes first, and the timeline says what is awaited. */
async function expectResult(name: string): Promise<void> {
  const heading = await sentTo(name);
  await waitFor(() => expect(document.activeElement).toBe(heading));
  const share = await screen.findByRole('button', { name: `Share on WhatsApp ${name}` });
  const copy = screen.getByRole('button', { name: 'Copy link' });
  expect(share.compareDocumentPosition(copy) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(steps()[0]).toMatch(/^Link sent/);
  const next = within(screen.getByRole('region', { name: `Next for ${name}` }));
  const order = next.getByRole('link', { name: 'Another order' }).getAttribute('href');
  expect(order).toMatch(/\/select-transaction\?investor=[\w-]{36}&folio=/);
  const main = within(screen.getByRole('main'));
  for (const name of ['Another client', 'Home']) expect(main.getByRole('link', { name })).toBeDefined();
  await expectAccessible();
}

it('a mandate: who got it, the link to hand on, what happens now; the same after a reload and once it is answered', async () => {
  const client = await clientOf('ifa');
  const found = await folioThat(async (folioNo) => {
    const { accounts, open, mobile } = await client.call(otmAccounts, { folioNo });
    const account = accounts.find(({ isDefault }) => isDefault) ?? accounts[0];
    return mobile !== null && open.length === 0 && (account?.channels.includes('netbanking') ?? false);
  });
  const { folioNo, name } = found;
  const { user, fill } = await openApp('ifa', `${forms}/otm?${found.query}`);
  await user.click(await screen.findByRole('radio', { name: /^Net banking/ }));
  await fill(screen.getByRole('textbox', { name: 'Limit per debit' }), '25000');
  await user.click(screen.getByRole('checkbox', { name: /has asked for this mandate/ }));
  await user.click(screen.getByRole('button', { name: 'Send to the client' }));
  await arriveOn('transact/thank-you');
  await expectResult(name);
  expect(screen.getByText(/^SMS \*{5}\d{5}/)).toBeDefined();
  expect(steps()[1]).toContain(`${name} approves it at the bank`);
  expect(screen.getByRole('link', { name: 'See the mandates' })).toBeDefined();

  await openApp('ifa', address());
  await sentTo(name);
  const [mandate] = (await client.call(bankMandates, { folioNo })).mandates;
  if (!mandate) throw new Error('no mandate');
  await client.call(cancelMandate, { folioNo, id: mandate.id });
  await openApp('ifa', address());
  await screen.findByText(/^The mandate has already been answered/);
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
});

it('a mandate on paper has a form and no link', async () => {
  const client = await clientOf('ifa');
  const found = await folioThat(async (folioNo) => {
    const { accounts, open } = await client.call(otmAccounts, { folioNo });
    const account = accounts.find(({ isDefault }) => isDefault) ?? accounts[0];
    return open.length === 0 && (account?.channels.includes('paper') ?? false);
  });
  const { user, fill } = await openApp('ifa', `${forms}/otm?${found.query}`);
  await user.click(await screen.findByRole('radio', { name: /^Paper form/ }));
  await fill(screen.getByRole('textbox', { name: 'Limit per debit' }), '25000');
  await user.click(screen.getByRole('checkbox', { name: /has asked for this mandate/ }));
  await user.click(screen.getByRole('button', { name: 'Make the form' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'The form is ready' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(steps()[1]).toContain(`${found.name} signs the form`);
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
  const { folioNo } = found;
  const [mandate] = (await client.call(bankMandates, { folioNo })).mandates;
  await client.call(cancelMandate, { folioNo, id: mandate?.id ?? '' });
});

it('a change of both contacts: sent once, until when its link is valid, and over once it is cancelled', async () => {
  const client = await clientOf('ifa');
  const found = await folioThat(async (folioNo) => {
    const state = await client.call(coolingPeriod, { folioNo });
    return (
      state.maskedMobile !== null &&
      state.maskedEmail !== null &&
      state.cooling === null &&
      state.waiting === null
    );
  });
  const { user, fill } = await openApp('ifa', `${forms}/contact-details?${found.query}`);
  await user.click(await screen.findByRole('radio', { name: /^Mobile number and e-mail/ }));
  await fill(screen.getByRole('textbox', { name: 'New mobile number' }), '+91 98200 55511');
  await fill(screen.getByRole('textbox', { name: 'New e-mail address' }), 'nobody');
  await user.click(screen.getByRole('checkbox', { name: /asked for this change/ }));
  await user.click(screen.getByRole('button', { name: 'Send to the investor' }));
  const email = screen.getByRole('textbox', { name: 'New e-mail address' });
  await waitFor(() => expect(document.activeElement).toBe(email));
  await fill(email, 'new.address@example.in');
  const send = screen.getByRole('button', { name: 'Send to the investor' });
  await user.dblClick(send);
  await arriveOn('transact/thank-you');
  await expectResult(found.name);
  expect(requested(/CHANGECONTACT\/DISSUBMIT/)).toHaveLength(1);
  expect(steps()[1]).toMatch(/Link valid until \d\d-[A-Z][a-z]{2}-\d{4}/);
  expect(steps().at(-1)).toMatch(/^For \d+ days nothing can be redeemed or switched/);

  const { waiting } = await client.call(coolingPeriod, { folioNo: found.folioNo });
  expect(waiting?.kind).toBe('CHANGEBOTH');
  await client.call(cancelChange, { id: waiting?.id ?? '' });
  const { user: again } = await openApp('ifa', address());
  await screen.findByText('No change is waiting for the investor');
  await again.click(screen.getByRole('link', { name: 'See the contact' }));
  await arriveOn('transact/contact');
});

it('a contact that is lost is said before it is sent: whom the code reaches, and what is left on paper', async () => {
  const client = await clientOf('ifa');
  const found = await folioThat(async (folioNo) => {
    const state = await client.call(coolingPeriod, { folioNo });
    return state.maskedEmail !== null && state.cooling === null && state.waiting === null;
  });
  const { user, fill } = await openApp('ifa', `${forms}/contact-details?${found.query}`);
  await fill(await screen.findByRole('textbox', { name: 'New mobile number' }), '9820055522');
  const choose = async (name: RegExp) => {
    await user.click(screen.getByRole('button', { name: /Can the investor still receive the code/ }));
    await user.click((await screen.findAllByRole('option', { name })).at(-1) as HTMLElement);
  };
  await choose(/current mobile number is lost/);
  await screen.findByText(/^The code goes to \*{5}/);
  await choose(/no other contact either/);
  await user.click(screen.getByRole('checkbox', { name: /asked for this change/ }));
  await user.click(screen.getByRole('button', { name: 'Send to the investor' }));
  expect((await screen.findAllByText(/registrar’s contact form.*or calls 1800/)).length).toBeGreaterThan(0);
  expect(requested(/CHANGECONTACT\/DISSUBMIT/)).toEqual([]);
});

it('a nomination: this one ends on the page too, and a folio that has none is offered one', async () => {
  const found = await folioThat(async (_, hasNominees) => !hasNominees);
  const { user, go } = await openApp('ifa', `/distributor/nominee-details?${found.query}`);
  await user.click(await screen.findByRole('button', { name: 'Add nominees' }));
  await user.click(await screen.findByRole('checkbox', { name: /wants no nominee/ }));
  await user.click(screen.getByRole('checkbox', { name: /asked for this nomination/ }));
  await user.click(screen.getByRole('button', { name: 'Send to the investor' }));
  await arriveOn('transact/thank-you');
  await expectResult(found.name);
  expect(screen.queryByRole('link', { name: /Add a nominee/ })).toBeNull();
  const sent = address();
  await user.click(screen.getByRole('link', { name: 'See the nominees' }));
  await arriveOn('nominee');
  expect(await screen.findByRole('link', { name: 'Share the link' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Cancel this change' }));
  await screen.findByRole('button', { name: 'Add nominees' });

  await go(sent);
  await screen.findByText('No change is waiting for the investor');
  const add = await screen.findByRole('link', { name: /^Add a nominee/ });
  expect(add.textContent).toContain('none in this folio');
});

it('a shared form: sent or handed on, and another link after a reload', async () => {
  const client = await clientOf('ifa');
  const draft = application('lumpsum');
  const holders = draft.holders.map((holder) => ({
    ...holder,
    name: 'Zubin Wadia',
    mobile: '9876512399',
    email: '',
  }));
  const started = await client.call(saveApplication, { draft: draftWire({ ...draft, holders }) });
  const { user } = await openApp('ifa', `${forms}/select-transaction`);
  await user.click(await screen.findByRole('button', { name: /unfinished form/ }));
  const lead = await screen.findByRole('button', { name: 'Share the form of Zubin Wadia' });
  await user.click(lead);
  await user.click(await screen.findByRole('button', { name: 'Make the link' }));
  await arriveOn('transact/thank-you');
  const heading = await sentTo('Zubin Wadia');
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByText(/^SMS \*{5}12399/)).toBeDefined();
  const share = await screen.findByRole('link', { name: 'Share on WhatsApp' });
  expect(share.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\?text=.*%2Fapply%2F/);
  expect(steps()[1]).toMatch(/^Zubin Wadia fills in the rest.*Link valid until/);
  await expectAccessible();

  const { user: again } = await openApp('ifa', address());
  await sentTo('Zubin Wadia');
  expect(screen.queryByRole('link', { name: 'Share on WhatsApp' })).toBeNull();
  await again.click(screen.getByRole('button', { name: 'Make a new link' }));
  await screen.findByRole('link', { name: 'Share on WhatsApp' });

  const { items } = await client.call(applications, { show: 'open', page: 1 });
  const version = items.find(({ id }) => id === started.id)?.version ?? started.version;
  await client.call(discardApplication, { id: started.id, version });
  await openApp('ifa', address());
  await screen.findByText('The form could not be loaded');
});

it('loads, fails and is tried again; an address that names nothing says so', async () => {
  const client = await clientOf('ifa');
  const found = await folioThat(async (folioNo) => {
    const { accounts, open } = await client.call(otmAccounts, { folioNo });
    const account = accounts.find(({ isDefault }) => isDefault) ?? accounts[0];
    return open.length === 0 && (account?.channels.includes('paper') ?? false);
  });
  const { folioNo } = found;
  const query = new URLSearchParams({ what: 'mandate', folio: folioNo, id: 'M00000000000' });
  const held = hold(/GETOTMDTLS/);
  await openApp('ifa', `${forms}/thank-you?${query}`);
  await screen.findByText('Loading the mandate');
  await expectAccessible();
  held.release();
  await screen.findByText('The mandate could not be loaded');
  await expectAccessible();

  const change = new URLSearchParams({ what: 'change', folio: folioNo, purpose: 'contact' });
  const mend = refuse(/COOLINGPERIOD/);
  const { user, go } = await openApp('ifa', `${forms}/thank-you?${change}`);
  await screen.findByText('The change could not be loaded');
  mend();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: 'See the contact' });

  for (const bad of [
    'what=mandate&folio=1',
    'what=change&folio=1%2F1&purpose=x',
    'what=form&id=1',
    'what=x',
  ]) {
    await go(`${forms}/thank-you?${bad}`);
    await screen.findByText('No orders were sent from here');
  }
});
