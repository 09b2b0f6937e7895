import { messageRecipients } from '@hub/contract/calls/opportunity/opportunity-messages';
import { lapseRadar } from '@hub/contract/calls/opportunity/opportunity-radar';
import { checkRenewals } from '@hub/contract/calls/opportunity/opportunity-renewals';
import { sipHealth } from '@hub/contract/calls/opportunity/opportunity-sip-health';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../../test/complaints.ts';
import { arriveAt, arriveOn, clientOf, openApp } from '../../../test/open-app.tsx';
import { filledTable, noteSays, rowsOf } from '../../../test/table.ts';
import { refuse } from '../../../test/wire.ts';

const base = '/distributor/opportunity';

it('the radar shows what its call answers, likeliest to stop first, and narrows by a reason', async () => {
  const mend = refuse(/opportunity\/radar/);
  const { user } = await openApp('ifa', `${base}/lapse-radar`);
  await screen.findByText('The SIPs could not be loaded');
  mend();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const api = await clientOf('ifa');
  const { items, totals } = await api.call(lapseRadar, {});
  expect(items.length).toBeGreaterThan(1);
  const list = await screen.findByRole('list', { name: 'SIPs that may stop' });
  const shown = within(list).getAllByRole('article');
  expect(shown.map((row) => row.querySelector('b')?.textContent)).toEqual(
    items.map(({ score }) => `${score}`),
  );
  for (const [at, { investor, factors }] of items.entries()) {
    expect(shown[at]?.textContent).toContain(investor);
    for (const { text } of factors) expect(shown[at]?.textContent).toContain(text);
  }
  await screen.findByText(`${totals?.plans} SIPs to look at`);
  await expectAccessible();

  await user.click(screen.getByRole('button', { name: 'KYC on hold or rejected' }));
  await arriveAt(`${base}/lapse-radar?factor=kyc`);
  const kyc = await api.call(lapseRadar, { factor: 'kyc' });
  await screen.findByText(new RegExp(`^${kyc.totals?.plans} SIPs? found$`));
});

it('the renewal desk reckons with what is set, sends what is ticked, and follows it', async () => {
  const { user } = await openApp('otherIfa', `${base}/renewal-desk`);
  const api = await clientOf('otherIfa');
  const requested = { stepUp: 10, months: 36, euin: null, isExecutionOnly: false };
  const { items } = await api.call(checkRenewals, requested);
  const good = items.filter(({ block }) => block === null);
  expect(good.length).toBeGreaterThan(0);
  await screen.findByText(`All that can be renewed (${good.length})`);
  await expectAccessible();
  const [first] = good;
  const box = () => screen.getAllByRole('checkbox', { name: `${first?.investor}, ${first?.scheme}` })[0];
  expect(box()).toHaveProperty('checked', true);

  await user.click(screen.getByRole('radio', { name: 'None' }));
  const same = await api.call(checkRenewals, { ...requested, stepUp: 0 });
  const before = same.items.find(({ key }) => key === first?.key);
  expect(before?.renewedAmount).toBe(before?.amount);
  await waitFor(() => expect(document.querySelector('main ul')?.getAttribute('aria-busy')).toBe('false'));

  const send = screen.getByRole('button', { name: /^Send \d+ links?$/ });
  await user.click(send);
  await screen.findAllByText(/Choose who advised|Tick this to send/);
  await user.click(screen.getByRole('checkbox', { name: /^Execution only/ }));
  await user.click(screen.getByRole('checkbox', { name: /^The investors asked/ }));
  // All but the first are left out.
  for (const one of good.slice(1)) {
    const boxes = screen.getAllByRole('checkbox', { name: `${one.investor}, ${one.scheme}` });
    for (const other of boxes)
      if ((other as HTMLInputElement).checked && other !== box()) await user.click(other);
  }
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send 1 link' }).ariaDisabled).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Send 1 link' }));
  await screen.findByRole('heading', { name: 'Renewals sent' });
  await screen.findByText('1 renewal: 1 waiting');
  await screen.findByText('Pending for confirmation');
  await expectAccessible();
});

it('a message goes to those who agreed, is shown as one of them gets it, and says who does not', async () => {
  const { user } = await openApp('otherIfa', `${base}/cross-sell-opportunity/lumpsum`);
  const table = await filledTable('Lumpsum without a SIP');
  await user.click(within(table).getAllByRole('checkbox', { name: /^Select all/ })[0] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Message' }));
  const dialog = await screen.findByRole('dialog');
  const count = await within(dialog).findByText(/^\d+ of \d+ clients can get it$/);
  const ready = Number(count.textContent?.split(' ')[0]);
  expect(ready).toBeGreaterThan(0);
  expect(within(dialog).getByText(/^As .+ gets it/).nextElementSibling?.textContent).toMatch(
    /^Dear [^{}]+ invested and no SIP/,
  );
  expect(within(dialog).getAllByText(/Has not agreed to such messages/).length).toBeGreaterThan(0);
  await expectAccessible();
  const [agreed] = within(dialog).getAllByRole('button', { name: /^Agreed by phone/ });
  await user.click(agreed as HTMLElement);
  await within(dialog).findByText(new RegExp(`^${ready + 1} of`));
  await user.click(within(dialog).getByRole('button', { name: `Send ${ready + 1} messages` }));
  await screen.findByText(new RegExp(`^${ready + 1} messages sent`));
});

it('a number that does not work is noted, and gets no message', async () => {
  const { user } = await openApp('otherIfa', `${base}/cross-sell-opportunity/lumpsum`);
  const table = await filledTable('Lumpsum without a SIP');
  const row = rowsOf(table).find((one) =>
    within(one).queryByRole('button', { name: /^Call / }),
  ) as HTMLElement;
  const key = row.dataset.rowKey ?? '';
  await user.click(within(row).getByRole('button', { name: /^More for / }));
  await user.click(await screen.findByRole('menuitem', { name: 'Number does not work' }));
  await screen.findByText(/^Noted: the number of .+ does not work/);
  const requested = { list: 'lumpsum', keys: [key], channel: 'sms' } as const;
  const { items } = await (await clientOf('otherIfa')).call(messageRecipients, { ...requested, keys: [key] });
  expect(items).toMatchObject([{ fault: 'dead-contact' }]);
});

it('who wants no messages any more gets none', async () => {
  const { user } = await openApp('otherIfa', `${base}/cross-sell-opportunity/lumpsum`);
  const api = await clientOf('otherIfa');
  const requested = { list: 'lumpsum', channel: 'email' } as const;
  const { items } = await api.call(messageRecipients, requested);
  const ready = items.find(({ fault }) => fault === null);
  const table = await filledTable('Lumpsum without a SIP');
  const row = rowsOf(table).find(({ dataset }) => dataset.rowKey === ready?.key) as HTMLElement;
  await user.click(within(row).getByRole('button', { name: /^More for / }));
  await user.click(await screen.findByRole('menuitem', { name: 'Wants no messages' }));
  await screen.findByText(/^Noted: .+ wants no messages and gets none from here/);
  const after = await api.call(messageRecipients, { ...requested, keys: [ready?.key ?? ''] });
  expect(after.items).toMatchObject([{ fault: 'no-consent' }]);
});

it('SIP health shows each SIP once, narrows by a state, and opens what helps', async () => {
  const { user } = await openApp('ifa', `${base}/sip-opportunity?view=health`);
  const { items, totals, states } = await (await clientOf('ifa')).call(sipHealth, {});
  const table = await filledTable('SIP health');
  await noteSays(new RegExp(`^${totals?.plans} SIPs`));
  const shown = rowsOf(table).map((row) => row.dataset.rowKey);
  expect(shown.length).toBeGreaterThan(1);
  expect(shown).toEqual(items.slice(0, shown.length).map(({ folioNo, regNo }) => `${folioNo} ${regNo}`));
  await user.click(within(table).getAllByRole('checkbox', { name: /^Select all/ })[0] as HTMLElement);
  await screen.findByText(`All ${totals?.plans} SIPs selected`);
  expect(screen.getAllByRole('button', { name: /^Export/ })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Message' }));
  const dialog = within(await screen.findByRole('dialog'));
  const clients = new Set(items.map(({ investorId }) => investorId)).size;
  await dialog.findByText(
    new RegExp(clients < 10 ? `of ${clients} clients can get it` : 'clients can get it'),
  );
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));

  const row = () =>
    rowsOf(table).find((one) => within(one).queryByRole('button', { name: /^Call / })) as HTMLElement;
  await user.click(within(row()).getByRole('button', { name: /^Call / }));
  const call = within(await screen.findByRole('dialog', { name: /^Call / }));
  await user.click(await call.findByRole('button', { name: 'I called' }));
  await waitFor(() => expect(row().textContent).toMatch(/Called \d/));

  await user.click(screen.getByRole('button', { name: /^Ceased/ }));
  await arriveAt(`${base}/sip-opportunity?view=health&state=ceased`);
  await noteSays(new RegExp(`^${states?.ceased.plans} SIPs?,`));
  const [link] = await within(await filledTable('SIP health')).findAllByRole('link', {
    name: /^Start again: /,
  });
  await user.click(link as HTMLElement);
  await arriveOn('transact/sip');
});
