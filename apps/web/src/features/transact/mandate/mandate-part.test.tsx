import { listFolios } from '@hub/contract/calls/investor/investor-details';
import { listInvestors } from '@hub/contract/calls/investor/investor-list';
import { bankMandates } from '@hub/contract/calls/mandates/mandates';
import { orderFacts } from '@hub/contract/calls/transact/transact';
import { deleteRecord, records } from '@hub/contract/calls/transact/transact-records';
import { newMandateTexts } from '@hub/contract/mandates/fields/mandate-field-texts';
import { readFacts } from '@hub/contract/orders/facts/facts-codec';
import { moneyOf } from '@hub/domain';
import type { OrderFacts } from '@hub/domain/orders/facts/order-facts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../../../test/complaints.ts';
import { arriveOn, clientOf, openApp } from '../../../../test/open-app.tsx';
import { refuse, requested } from '../../../../test/wire.ts';
import { executionOnly } from '../test/order-steps.ts';

const sipCall = /DistributorSIPTrxDet/;
const mandateCalls = /DistributorAddMandate|DistributorAddOTMDet/;

interface Found {
  readonly folioNo: string;
  readonly facts: OrderFacts;
  readonly form: string;
}

/** The last client, by name, whose folio may start a SIP in a scheme it holds, and is such a one. */
async function folioThat(isSuch: (facts: OrderFacts) => boolean): Promise<Found> {
  const client = await clientOf('otherIfa');
  for (let pageNumber = 1; ; pageNumber++) {
    const requestedPage = {
      kyc: 'VALIDATED',
      balance: 'live',
      sort: 'name',
      order: 'desc',
      pageNumber,
    } as const;
    const { items } = await client.call(listInvestors, requestedPage);
    if (items.length === 0) throw new Error('The demo book has no such folio');
    for (const { id } of items) {
      const { folios } = await client.call(listFolios, { investorId: id });
      for (const { folioNo, holding, taxStatus, blocked } of folios) {
        if (holding !== 'SI' || taxStatus !== '01' || blocked !== null) continue;
        const found = await factsOf(folioNo);
        if (found === null || !isSuch(found.facts)) continue;
        const query = new URLSearchParams({ investor: id, folio: folioNo, scheme: found.scheme });
        return { folioNo, facts: found.facts, form: `/distributor/transact/sip?${query}` };
      }
    }
  }
}

async function factsOf(folioNo: string): Promise<{ facts: OrderFacts; scheme: string } | null> {
  const client = await clientOf('otherIfa');
  const alone = readFacts(await client.call(orderFacts, { kind: 'sip', folioNo }));
  for (const schemeCode of alone.folio?.schemesHeld ?? []) {
    const facts = readFacts(await client.call(orderFacts, { kind: 'sip', folioNo, schemeCode }));
    const { scheme, folio } = facts;
    const isTaken = scheme?.isOpen && scheme.option === 'GROWTH' && scheme.rules.sip !== null;
    if (isTaken && folio?.mobile != null && folio.contactChangedOn === null)
      return { facts, scheme: schemeCode };
  }
  return null;
}

const takesNetBanking = ({ folio }: OrderFacts): boolean =>
  folio?.banks.some(({ isDefault, channels }) => isDefault && channels.includes('netbanking')) ?? false;

const amount = () => screen.findByRole('textbox', { name: /^Amount/ });
const limit = () => screen.findByRole('textbox', { name: 'Limit per debit' });
const shownLimit = async () => ((await limit()) as HTMLInputElement).value;
const radio = (name: RegExp | string) => screen.findByRole('radio', { name });
const consent = () => screen.getByRole('checkbox', { name: / asked for this / });
const send = () => screen.getByRole('button', { name: /^Send link to / });
const mandatesOf = async (folioNo: string) =>
  (await (await clientOf('otherIfa')).call(bankMandates, { folioNo })).mandates;

it('a folio without a mandate: the SIP brings its own, proposed from the SIP, and one send makes both', async () => {
  const { folioNo, form, facts } = await folioThat(
    (one) => one.mandates.length === 0 && takesNetBanking(one),
  );
  const { user, fill, client } = await openApp('otherIfa', form);
  await fill(await amount(), '5000');
  await waitFor(async () => expect(await shownLimit()).toBe('10,000'));
  expect(screen.getByText(newMandateTexts.twice)).toBeDefined();
  const bank = facts.folio?.banks.find(({ isDefault }) => isDefault);
  expect(screen.getByText(new RegExp(`^${bank?.bank} \\*{4}\\d{4}$`))).toBeDefined();
  expect(await radio('Net banking')).toHaveProperty('checked', true);
  expect(screen.getByText(/^Valid until \d\d-\w{3}-20\d\d$/)).toBeDefined();
  await user.click(await radio('The 7th'));
  await expectAccessible();

  // The limit follows the SIP until it is entered, and says at its field when it is too small.
  await fill(await amount(), '7300');
  await waitFor(async () => expect(await shownLimit()).toBe('15,000'));
  await fill(await limit(), '7000');
  await user.click(executionOnly());
  expect(consent().parentElement?.textContent).toContain(
    'asked for this SIP and its mandate, knows the limit',
  );
  await user.click(consent());
  await user.click(send());
  expect((await screen.findAllByText('Enter a limit of at least ₹7,300')).length).toBeGreaterThan(0);
  expect(document.activeElement).toBe(await limit());
  expect(requested(sipCall)).toHaveLength(0);
  await fill(await limit(), '20000');

  // What the server refuses stands at the field too.
  const mend = refuse(sipCall, {
    status: 422,
    error: 'No.',
    fields: { 'terms.newMandate.limit': 'The bank takes less.' },
  });
  await user.click(send());
  expect((await screen.findAllByText('The bank takes less.')).length).toBeGreaterThan(0);
  expect(await mandatesOf(folioNo)).toEqual([]);
  mend();
  await fill(await limit(), '20500');
  await user.click(send());
  await arriveOn('transact/thank-you');
  const steps = within(await screen.findByRole('region', { name: 'What happens now' })).getAllByRole(
    'listitem',
  );
  expect(steps.map(({ textContent }) => textContent)).toContainEqual(
    expect.stringMatching(/ approves the mandate at the bank$/),
  );
  expect(requested(mandateCalls)).toHaveLength(0);
  const [waiting, ...others] = await mandatesOf(folioNo);
  expect(others).toEqual([]);
  expect(waiting).toMatchObject({ status: 'INITIATED', channel: 'netbanking', limit: '20500.00' });

  // It waits now: another SIP may ride on it, or bring one of its own.
  await openApp('otherIfa', form);
  await amount();
  const choice = within(await screen.findByRole('radiogroup', { name: newMandateTexts.label }));
  const [onIt, own] = choice.getAllByRole('radio');
  expect(onIt).toHaveProperty('checked', false);
  expect(own?.closest('label')?.textContent).toContain('New mandate');
  expect(screen.queryByRole('textbox', { name: 'Limit per debit' })).toBeNull();
  await user.click(own as HTMLElement);
  await limit();

  // Taken back, the SIP takes its mandate with it.
  const { items } = await client.call(records, { kind: 'sip', status: 'Pending for confirmation' });
  const order = items.find((one) => one.folioNo === folioNo);
  await client.call(deleteRecord, { id: order?.reference ?? '' });
  expect((await mandatesOf(folioNo)).map(({ status }) => status)).toEqual(['CANCELLED']);
});

it('a mandate that is too small for the SIP says so, and a new one takes its place', async () => {
  const { form, facts } = await folioThat(
    (one) =>
      takesNetBanking(one) &&
      one.mandates.some(({ status, limit: most }) => status === 'APPROVED' && most < moneyOf('500000')) &&
      one.mandates.filter(({ status }) => status !== 'CANCELLED' && status !== 'REJECTED').length < 5,
  );
  const highest = facts.mandates
    .filter(({ status }) => status === 'APPROVED')
    .reduce((most, one) => (one.limit > most ? one.limit : most), 0n);
  const above = String(highest / 100n + 100n);
  const { user, fill } = await openApp('otherIfa', form);
  await fill(await amount(), above);
  await user.click(await radio('The 7th'));
  await screen.findByText(/^This mandate allows ₹[\d,]+ per debit; the SIP goes up to ₹[\d,]+\.$/);
  await user.click(screen.getByRole('button', { name: newMandateTexts.instead }));
  expect(await radio(/^New mandate/)).toHaveProperty('checked', true);
  expect(Number((await shownLimit()).replaceAll(',', ''))).toBeGreaterThanOrEqual(2 * Number(above));
  expect(screen.queryByText(/^This mandate allows /)).toBeNull();

  // By UPI it needs the client's UPI ID, and takes a lakh at most.
  await user.click(await radio('UPI Autopay'));
  await screen.findByRole('textbox', { name: 'UPI ID' });
  await user.click(consent());
  await user.click(send());
  expect((await screen.findAllByText('Enter the client’s UPI ID')).length).toBeGreaterThan(0);
  await user.click(await radio('Debit card'));
  await waitFor(() => expect(screen.queryByText(/Enter the client’s UPI ID/)).toBeNull());
  await user.click(await radio('UPI Autopay'));
  await waitFor(async () =>
    expect(Number((await shownLimit()).replaceAll(',', ''))).toBeLessThanOrEqual(100_000),
  );
});
