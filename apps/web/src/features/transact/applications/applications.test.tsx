import { applicationTexts, pageTexts, stepTexts } from '@hub/contract/applications/application-texts';
import { draftWire } from '@hub/contract/applications/draft-schema';
import {
  decideConfirmation,
  openConfirmation,
  sendConfirmationOtp,
} from '@hub/contract/calls/confirmation/confirmation';
import { findAnything } from '@hub/contract/calls/investor/investor-list';
import {
  type ApplicationReply,
  applications,
  discardApplication,
  getApplication,
  saveApplication,
  submitFirstLumpsum,
} from '@hub/contract/calls/transact/transact-applications';
import { shareLink } from '@hub/contract/calls/transact/transact-records';
import { openShared } from '@hub/contract/calls/transact/transact-shared-form';
import type { ApplicationDraft } from '@hub/domain/applications/application-draft';
import { applicationSteps } from '@hub/domain/applications/application-steps';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { newestCode } from '../../../../../../e2e/transact/outbox.ts';
import { application } from '../../../../../../packages/domain/test/application.ts';
import { expectAccessible } from '../../../../test/complaints.ts';
import { address, clientOf, openApp } from '../../../../test/open-app.tsx';
import { breakLine, hold, refuse, requested } from '../../../../test/wire.ts';

const forms = {
  lumpsum: '/distributor/transact/lumpsum-first-time',
  sip: '/distributor/transact/sip-first-time',
  'zero-balance': '/distributor/transact/zero-balance-folio',
} as const;
let started: ApplicationReply | null = null;

async function start(draft: ApplicationDraft): Promise<(step: string) => string> {
  started = await (await clientOf('ifa')).call(saveApplication, { draft: draftWire(draft) });
  const { id, kind } = started;
  return (step) => `${forms[kind]}?${new URLSearchParams({ application: id, step })}`;
}

async function discard(): Promise<void> {
  if (started !== null) {
    const { id, version } = started;
    // A screen may have saved it in between: then it is that version.
    for (let at = version; at < version + 5; at++) {
      const isGone = await (await clientOf('ifa')).call(discardApplication, { id, version: at }).then(
        () => true,
        () => false,
      );
      if (isGone) break;
    }
  }
  started = null;
}
afterEach(discard);

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const existing = { pan: 'ABCPN1001A', birthDate: '1990-04-12', name: 'Ananya Nair' };
/** The KYC agency says where she lives and what she does. */
const newcomer = { pan: 'ABCPK1018V', birthDate: '1994-10-02', name: 'Divya Kurian' };
/** Everything is answered as the demo knows it. */
async function full(person: typeof existing = existing): Promise<ApplicationDraft> {
  const draft = application('lumpsum');
  const { schemes } = await (await clientOf('ifa')).call(findAnything, { words: 'flexi growth' });
  return {
    ...draft,
    holders: draft.holders.map((holder) => ({
      ...holder,
      ...person,
      fatca: { ...holder.fatca, residencies: [{ country: 'IN', taxId: '', taxIdType: 'PAN' }] },
    })),
    bank: { ...draft.bank, ifsc: 'HDFC0000668' },
    nomineeOptOut: false,
    nominees: [{ name: 'Rahul Nair', relation: '04', share: '', birthDate: '', guardian: null }],
    order: { ...draft.order, schemeCode: schemes[0]?.code ?? '', amount: '10000' },
    advice: { euin: '', isExecutionOnly: true, subArn: '' },
  };
}

it('every step is shown with its answers, and axe finds nothing', async () => {
  const at = await start(await full());
  const { go } = await openApp('ifa', at('pan'));
  for (const step of applicationSteps('lumpsum', '01')) {
    await go(at(step));
    const isOpen = await heading(stepTexts[step].name).then(
      () => true,
      () => false,
    );
    expect([step, isOpen]).toEqual([step, true]);
    await expectAccessible();
  }
});

it('a step and its page can both be named in the address; what was folded there is open', async () => {
  const at = await start(await full(newcomer));
  const { go } = await openApp('ifa', at('folio'));
  await heading(pageTexts.folio);
  await screen.findByText(/^12 Prabhat Road/);
  expect(screen.queryByRole('textbox', { name: /^House, street/ })).toBeNull();
  await go(at('address'));
  await waitFor(() => expect(document.activeElement?.textContent).toBe(stepTexts.address.name));
  expect(screen.getByRole('textbox', { name: /^House, street/ })).toBeDefined();
});

it('what is usual or in the KYC is not asked, and is what is saved; what is changed is saved as changed', async () => {
  const client = await clientOf('ifa');
  const { user, fill } = await openApp('ifa', forms['zero-balance']);
  await heading(pageTexts.investor);
  await fill(screen.getByRole('textbox', { name: /^PAN/ }), newcomer.pan);
  await fill(screen.getByRole('textbox', { name: /^Date of birth/ }), '02-Oct-1994');
  await screen.findByText(newcomer.name);
  const id = await waitFor(() => {
    const found = new URLSearchParams(address().split('?')[1]).get('application');
    expect(found).not.toBeNull();
    return found ?? '';
  });
  const stored = async () => {
    started = await client.call(getApplication, { id });
    return started.draft;
  };
  await waitFor(async () => expect((await stored()).address.line).toBe('21 Church Road'));
  const { taxStatus, holding, bank, holders, nomineeOptOut } = await stored();
  expect([taxStatus, holding, bank.type, nomineeOptOut]).toEqual(['01', 'SI', 'SB', false]);
  expect(holders[0]).toMatchObject({
    name: newcomer.name,
    fatca: {
      ...{ residencies: [{ country: 'IN' }], birthCountry: 'IN', birthPlace: 'Pala', pep: 'NA' },
      ...{ income: '34', occupation: '02', wealth: '1' },
      residenceAddress: '21 Church Road, Ernakulam, Kerala 682001',
    },
  });
  await user.click(screen.getByRole('button', { name: 'Change tax status' }));
  await user.click(await screen.findByRole('radio', { name: /^Sole Proprietorship/ }));
  await waitFor(async () => expect((await stored()).taxStatus).toBe('13'));
  await user.click(screen.getByRole('radio', { name: /^Individual/ }));
  await fill(screen.getByRole('textbox', { name: 'Mobile number' }), '9876512399');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await heading(pageTexts.folio);
  await screen.findByText(/^From KYC: 21 Church Road/);
  expect(screen.queryByText('Politically exposed?')).toBeNull();
  // Nothing of this page was sent yet: an answer finds no fault with the others.
  await user.click(screen.getByRole('button', { name: 'Add a nominee' }));
  await waitFor(async () => expect((await stored()).nominees).toHaveLength(1));
  expect(screen.getByRole('textbox', { name: /^Account number/ }).getAttribute('aria-invalid')).not.toBe(
    'true',
  );
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: `Change tax details of ${newcomer.name}` }));
  await user.click(screen.getByRole('radio', { name: /^Related To Politically Exposed/ }));
  await waitFor(async () => expect((await stored()).holders[0]?.fatca.pep).toBe('RPEP'));
});

it('who advised last is taken again, in one line', async () => {
  const hub = await clientOf('ifa');
  const at = await start({
    ...(await full(newcomer)),
    advice: { euin: '', isExecutionOnly: false, subArn: '' },
  });
  const { advice, order } = (await hub.call(getApplication, { id: started?.id ?? '' })).facts;
  const last = order?.distributor.euins.find(({ euin }) => euin === advice?.euin);
  expect(last).toBeDefined();
  await openApp('ifa', at('scheme'));
  await screen.findByText(new RegExp(`^${last?.name} · EUIN ${last?.euin}`));
  expect(screen.queryByRole('button', { name: /Advised by \(EUIN\)/ })).toBeNull();
  await waitFor(async () =>
    expect((await hub.call(getApplication, { id: started?.id ?? '' })).draft.advice.euin).toBe(last?.euin),
  );
});

it('what is wrong in a folded part opens it, and the focus goes there', async () => {
  const draft = await full(newcomer);
  const at = await start({
    ...draft,
    address: { ...draft.address, line: '' },
    bank: { ...draft.bank, account: '' },
  });
  const { user } = await openApp('ifa', at('folio'));
  await heading(pageTexts.folio);
  expect(screen.getByRole('button', { name: 'Change holders' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const house = screen.getByRole('textbox', { name: /^House, street/ });
  await waitFor(() => expect(document.activeElement).toBe(house));
  expect(house.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('textbox', { name: /^Account number/ }).getAttribute('aria-invalid')).toBe('true');
  await heading(pageTexts.folio);
});

it('with a PAN alone the investor can fill it in: one press, and the link is there', async () => {
  const { user, fill } = await openApp('ifa', forms.lumpsum);
  await heading(pageTexts.investor);
  const share = () => user.click(screen.getByRole('button', { name: applicationTexts.share.button }));
  await share();
  const pan = screen.getByRole('textbox', { name: /^PAN/ });
  await waitFor(() => expect(document.activeElement).toBe(pan));
  expect(pan.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('textbox', { name: 'Mobile number' }).getAttribute('aria-invalid')).not.toBe(
    'true',
  );
  await fill(pan, newcomer.pan);
  await share();
  await screen.findByRole('heading', { level: 1, name: /^Link made for/ });
  const { items } = await (await clientOf('ifa')).call(applications, {});
  const lead = items.find(({ maskedPan }) => maskedPan?.endsWith(newcomer.pan.slice(-4)));
  started = await (await clientOf('ifa')).call(getApplication, { id: lead?.id ?? '' });
  expect(started.sharedAt).not.toBeNull();
  const message = (await screen.findByText(/asks you to complete/)).textContent ?? '';
  const token = /\/apply\/([\w-]{43})/.exec(message)?.[1] ?? '';
  const { form } = await (await clientOf('ifa')).call(openShared, { token });
  expect(form?.draft).toMatchObject({ taxStatus: '01', holders: [{ pan: newcomer.pan }] });
});

it('an empty step says at each field what is missing, and axe finds nothing', async () => {
  const { user } = await openApp('ifa', forms.lumpsum);
  await heading('PAN and KYC');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const pan = await screen.findByRole('textbox', { name: /^PAN/ });
  await waitFor(() => expect(pan.getAttribute('aria-invalid')).toBe('true'));
  await waitFor(() => expect(document.activeElement).toBe(pan));
  await expectAccessible();
});

it('a form that loads says so; one that could not be loaded is tried again', async () => {
  const at = await start(await full());
  const held = hold(/applications\/get$/);
  await openApp('ifa', at('pan'));
  await screen.findByText('Loading the form');
  await expectAccessible();
  held.release();
  await heading('PAN and KYC');

  const mend = refuse(/applications\/get$/);
  const { user } = await openApp('ifa', at('pan'));
  await screen.findByText('The form could not be loaded');
  await expectAccessible();
  mend();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await heading('PAN and KYC');
});

it('a line that is gone while a step is saved is said, and the step goes on when it is back', async () => {
  const at = await start(await full());
  const { user, fill } = await openApp('ifa', at('contact'));
  await heading('Contact');
  const mend = breakLine(/applications\/save$/);
  await fill(screen.getByRole('textbox', { name: /^E-mail/ }), 'ananya.n@example.in');
  await screen.findByText(/^Offline: saved on this device/);
  await expectAccessible();
  mend();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await heading('Address');
  await screen.findByText(/^Saved \d/);
});

it('[S3-31] PEP is asked in the words of the spec, and a declaration that changed leaves by its own call', async () => {
  const at = await start(await full());
  const { user } = await openApp('ifa', at('fatca'));
  await heading(stepTexts.fatca.name);
  const exposed = within(screen.getByRole('radiogroup', { name: /^Politically exposed/ }));
  expect(exposed.getAllByRole('radio')).toHaveLength(3);
  const client = await clientOf('ifa');
  const stored = async () =>
    (await client.call(getApplication, { id: started?.id ?? '' })).draft.holders[0]?.fatca.pep;
  const before = requested(/applications\/save/).length;
  for (const [at, [name, code]] of [
    [/^Politically Exposed Person/, 'PEP'],
    [/^Related To Politically Exposed Person/, 'RPEP'],
    [/^Not Applicable/, 'NA'],
  ].entries()) {
    await user.click(exposed.getByRole('radio', { name: name as RegExp }));
    await waitFor(() => expect(requested(/Admin\/FATCA$/)).toHaveLength(at + 1));
    await waitFor(async () => expect(await stored()).toBe(code));
  }
  expect(requested(/applications\/save/)).toHaveLength(before);
});

it('[S3-36] an NRI is asked for an NRE (Repatriable) or an NRO (Non-Repatriable) account, and the form keeps which', async () => {
  const draft = await full();
  const client = await clientOf('ifa');
  for (const [taxStatus, name, code] of [
    ['21', 'NRE (Repatriable)', 'NE'],
    ['24', 'NRO (Non-Repatriable)', 'NO'],
  ] as const) {
    const at = await start({ ...draft, taxStatus, bank: { ...draft.bank, type: null } });
    const { user } = await openApp('ifa', at('bank'));
    await heading(stepTexts.bank.name);
    const types = within(screen.getByRole('radiogroup', { name: /^Type of account/ }));
    await user.click(types.getByRole('radio', { name }));
    await waitFor(async () =>
      expect((await client.call(getApplication, { id: started?.id ?? '' })).draft.bank.type).toBe(code),
    );
    await discard();
  }
});

it('offers the tax statuses that the registrar takes', async () => {
  const at = await start(await full());
  await openApp('ifa', at('status'));
  await waitFor(() => expect(requested(/Admin\/GETAXSTAUS$/)).toHaveLength(1));
  expect(screen.getByRole('radio', { name: /^Individual/ })).toBeDefined();
});

it('a part that the investor sent back is on the board and at its step, with the remark', async () => {
  await start(await full());
  const { id = '', version = 1 } = started ?? {};
  const { call } = await clientOf('ifa');
  const { confirmations } = await call(submitFirstLumpsum, { id, version, consent: true });
  const reference = confirmations[0]?.orders[0]?.reference ?? '';
  const token = (await call(shareLink, { reference })).url.split('/').at(-1) ?? '';
  await call(openConfirmation, { token });
  await call(sendConfirmationOtp, { token, channel: 'SMS' });
  await call(decideConfirmation, {
    ...{ token, otp: await newestCode(), confirmed: [], declined: [reference] },
    sentBack: [{ step: 'address', remark: 'The house number is 14.' }],
  });
  const remark = 'Address, sent back by the investor: “The house number is 14.”';
  const { user } = await openApp('ifa', '/distributor/transact/select-transaction');
  await user.click(await screen.findByRole('button', { name: /unfinished form/ }));
  const row = (await screen.findByText(remark)).closest('ul')?.closest('li') as HTMLElement;
  await expectAccessible();
  await user.click(within(row).getByRole('link', { name: /^Continue the form/ }));
  await heading('Address');
  await screen.findByText(remark);
});
