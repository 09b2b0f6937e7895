import { brand } from 'virtual:brand';
import { telephoneLink } from '@hub/contract/urls/telephone-link';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { distributor, lumpsum, openLink, redeem, switchOrder } from './test/examples.ts';
import { openInvestorPage, restoreDevice, token } from './test/fake-hub.tsx';

const path = `/confirm/${token}`;
const sent = { sentTo: '*****17781', expiresAt: '2031-03-01T10:10:00Z', nextAt: '2031-03-01T10:00:30Z' };
/** Another one can be asked for at once. */
const sentBefore = { ...sent, nextAt: '2031-03-01T09:59:59Z' };
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const codeBox = () => screen.findByLabelText<HTMLInputElement>(/Code sent to/);

afterEach(restoreDevice);

describe('the page that confirms', () => {
  it('shows who asks, for whom, each order with all it costs, what to pay, and what to know', async () => {
    openInvestorPage(path, { open: () => ({ reply: openLink() }) });
    await heading('Latha Iyer, please confirm 3 orders You confirm 3 orders and pay ₹12,500');
    const text = document.body.textContent;
    expect(text).toContain(`${distributor.name}, ${distributor.arn}, asks you to confirm 3 orders`);
    expect(screen.getByRole('timer').textContent).toBe('23 h 41 min left to confirm');
    const [first, second, third] = screen.getAllByRole('article').map((card) => card.textContent);
    for (const part of [
      'Invest',
      '₹12,500',
      lumpsum.scheme.name,
      '4521190/22',
      'Very High',
      'Stamp duty',
      '₹0.63',
    ]) {
      expect(first).toContain(part);
    }
    expect(first).toContain('NAV ofTue, 17-Nov-2026 if you confirm and pay by 3:00 pm, else 18-Nov-2026');
    expect(second).toContain('NAV ofTue, 17-Nov-2026 if you confirm by 3:00 pm, else 18-Nov-2026');
    expect(second).not.toContain('Risk');
    // Each order's own sentence.
    expect(second).toContain(`${redeem.sentence}.`);
    expect(third).toContain(`From ${switchOrder.scheme.name}to ${switchOrder.target?.name}`);
    expect(text).toContain('To pay after you confirm₹12,500');
    for (const line of openLink().confirmation?.disclosures ?? []) expect(text).toContain(line);
  });

  it('says nothing twice, and knows the NAV day of each leg where the lines do', async () => {
    const lines = [
      { label: 'Order', value: 'Switch', isEstimate: false },
      { label: 'Folio', value: '4521190/22', isEstimate: false },
      { label: 'From', value: switchOrder.scheme.name, isEstimate: false },
      { label: 'Expected NAV date, out', value: '17-Nov-2026', isEstimate: false },
      { label: 'Units', value: '10.000 at 52.3417 of 13-Nov-2026', isEstimate: true },
      { label: 'Expected NAV date, in', value: '18-Nov-2026', isEstimate: false },
      { label: 'Units', value: '20.000 at 26.1708 of 13-Nov-2026', isEstimate: true },
    ];
    const order = { ...switchOrder, navOn: '2026-11-17', lines };
    openInvestorPage(path, { open: () => ({ reply: openLink({ orders: [order] }) }) });
    const card = await screen.findByRole('article');
    expect(
      within(card)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(['Folio', 'Expected NAV date, out', 'Units', 'Expected NAV date, in', 'Units', 'Risk']);
    expect(card.textContent?.match(/4521190/g)).toHaveLength(1);
    expect(within(card).getByText('about 10.000 at 52.3417 of 13-Nov-2026')).toBeTruthy();
  });

  it.each([
    ['2031-03-01T14:11:00Z', '4 h 11 m left', null],
    ['2031-03-01T10:48:00Z', '48 min left', 'warning'],
    ['2031-03-01T10:06:00Z', '6 min left', 'danger'],
  ])('counts down to the cut-off at %s: %s', async (until, left, tint) => {
    const order = { ...lumpsum, nav: lumpsum.nav && { ...lumpsum.nav, until } };
    openInvestorPage(path, { open: () => ({ reply: openLink({ orders: [order] }) }) });
    const pill = await screen.findByText(left);
    expect(['warning', 'danger'].filter((name) => pill.classList.contains(name))).toEqual(
      tint === null ? [] : [tint],
    );
  });

  it('says the next day by itself once the cut-off has passed, and asks once what the order comes to now', async () => {
    const now = '2031-03-01T10:00:00Z';
    const over = { ...lumpsum, nav: lumpsum.nav && { ...lumpsum.nav, until: now } };
    const answer = Promise.withResolvers<void>();
    const page = openInvestorPage(path, {
      open: async (_, count) => {
        if (count === 1) return { reply: openLink({ orders: [over] }) };
        await answer.promise;
        const nav = lumpsum.nav && { ...lumpsum.nav, day: 'Wed, 18-Nov-2026' };
        return { reply: openLink({ orders: [{ ...lumpsum, nav }] }) };
      },
    });
    await screen.findByText('Now NAV of 18-Nov-2026');
    expect(document.body.textContent).not.toContain('by 3:00 pm');
    answer.resolve();
    await screen.findByText(/^Wed, 18-Nov-2026/);
    expect(page.inputsOf('open')).toHaveLength(2);
  });

  it('after a cut-off that passed while nothing can be asked still says the next day', async () => {
    const over = { ...lumpsum, nav: lumpsum.nav && { ...lumpsum.nav, until: '2031-03-01T09:59:59Z' } };
    openInvestorPage(path, {
      open: (_, count) => (count === 1 ? { reply: openLink({ orders: [over] }) } : 'nothing'),
    });
    await screen.findByText('Now NAV of 18-Nov-2026');
    await heading(/^Latha Iyer, please confirm/);
  });

  it('confirms with a code what is not declined, and leads on to the payment', async () => {
    const page = openInvestorPage(path, {
      open: () => ({ reply: openLink() }),
      otp: () => ({ reply: sent }),
      decide: () => ({
        reply: {
          orders: [
            { ...lumpsum, status: 'confirmed' },
            { ...redeem, status: 'declined' },
          ],
          payToken: 'p'.repeat(43),
          debit: null,
          mandates: [],
        },
      }),
    });
    const [, second] = await screen.findAllByRole('article');
    await userEvent.click(within(second as HTMLElement).getByRole('radio', { name: 'Decline' }));
    await press('Confirm 2 orders, decline 1');
    await heading('Decline this redemption?');
    expect(document.body.textContent).toContain('The same code confirms 2 orders.');
    await userEvent.click(screen.getByRole('radio', { name: 'I want to wait' }));
    await press('Confirm 2 orders, decline 1');
    expect(page.inputsOf('otp')).toEqual([{ token, channel: 'SMS' }]);
    const box = await codeBox();
    expect(document.activeElement).toBe(box);
    expect([box.autocomplete, box.inputMode]).toEqual(['one-time-code', 'numeric']);
    expect(document.body.textContent).toContain('ask for another one in 0:30');
    await userEvent.type(box, '409 812');
    await press('Confirm 2 orders, decline 1');
    await heading('1 order confirmed, 1 declined');
    expect(page.inputsOf('decide')).toEqual([
      {
        token,
        otp: '409812',
        confirmed: [lumpsum.reference, switchOrder.reference],
        declined: [redeem.reference],
        decline: { reason: 'wait', remark: '' },
      },
    ]);
    const results = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(results[0]).toContain('Confirmed');
    expect(results[1]).toContain('Declined');
    const pay = screen.getByRole('link', { name: 'Pay ₹12,500' });
    expect(pay.getAttribute('href')).toBe(`/pay/${'p'.repeat(43)}`);
  });

  it('asks for no payment where a mandate is debited, and says the day', async () => {
    const debited = { ...lumpsum, due: null, debited: '12500.00' };
    openInvestorPage(path, {
      open: () => ({ reply: openLink({ orders: [debited] }) }),
      otp: () => ({ reply: sent }),
      decide: () => ({
        reply: {
          orders: [{ ...debited, status: 'confirmed' }],
          payToken: null,
          debit: { amount: '12500.00', on: '2026-11-18' },
          mandates: [],
        },
      }),
    });
    await screen.findByRole('article');
    expect(document.body.textContent).toContain('To pay after you confirm₹0');
    expect(document.body.textContent).toContain('Debited by your mandate₹12,500');
    await press(/Send code/);
    await userEvent.type(await codeBox(), '409812');
    await press('Confirm order');
    await heading('Order confirmed');
    expect(document.body.textContent).toContain(
      '₹12,500 is debited from your account by your mandate on 18-Nov-2026. You need not pay anything.',
    );
    expect(screen.queryByRole('link', { name: /^Pay/ })).toBeNull();
  });

  it('declines all at once with a reason, and there is nothing to pay', async () => {
    const page = openInvestorPage(path, {
      open: () => ({ reply: openLink({ orders: [lumpsum, redeem] }) }),
      otp: () => ({ reply: sent }),
      decide: () => ({
        reply: {
          orders: [lumpsum, redeem].map((order) => ({ ...order, status: 'declined' })),
          payToken: null,
          debit: null,
          mandates: [],
        },
      }),
    });
    await press('Decline all');
    await heading('Decline 2 orders?');
    await press('Back to the orders');
    expect(document.body.textContent).toContain('To pay after you confirm₹12,500');
    await press('Decline all');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringContaining(lumpsum.reference),
      expect.stringContaining(redeem.reference),
    ]);
    await userEvent.click(screen.getByRole('radio', { name: 'Amount or units are wrong' }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Remark/ }), 'Five, not twelve');
    await press('Decline all 2 orders');
    await userEvent.type(await codeBox(), '409812');
    await press('Decline all 2 orders');
    await heading('2 orders declined');
    expect(page.inputsOf('decide')).toMatchObject([
      {
        confirmed: [],
        declined: [lumpsum.reference, redeem.reference],
        decline: { reason: 'figures', remark: 'Five, not twelve' },
      },
    ]);
    expect(document.body.textContent).not.toContain('Our service team');
    expect(screen.queryByRole('link', { name: /^Pay/ })).toBeNull();
  });

  it('shows one order’s sentence as the heading, and its answers once', async () => {
    openInvestorPage(path, {
      open: () => ({ reply: openLink({ orders: [redeem], headline: redeem.sentence }) }),
    });
    await heading(`Latha Iyer, please confirm your redemption ${redeem.sentence}`);
    expect(screen.getByRole('article').textContent).not.toContain(redeem.sentence);
    // Nothing is paid for it.
    expect(document.body.textContent).not.toContain('To pay');
    expect(screen.queryByRole('radio', { name: 'Decline' })).toBeNull();
  });

  it('asks why before it declines, and says whom it reports what nobody asked for', async () => {
    const page = openInvestorPage(path, {
      open: () => ({ reply: openLink({ orders: [redeem] }) }),
      otp: () => ({ reply: sentBefore }),
      decide: () => ({
        reply: { orders: [{ ...redeem, status: 'declined' }], payToken: null, debit: null, mandates: [] },
      }),
    });
    await press('Decline');
    expect(document.activeElement).toBe(await heading('Decline this redemption?'));
    expect(document.body.textContent).toContain(`Nothing is done. ${distributor.name} is told your reason`);
    expect(document.body.textContent).toContain('We send a code to *****17781');
    await press('Decline order');
    expect((await screen.findByText('Choose a reason.')).closest('[role=alert]')).toBeTruthy();
    expect(page.inputsOf('otp')).toEqual([]);
    const reasons = screen.getAllByRole('radio');
    expect(reasons.map((reason) => reason.closest('label')?.textContent)).toEqual([
      'Amount or units are wrong',
      'Wrong scheme or bank account',
      'I want to wait',
      'I did not ask for this',
      'Another reason',
    ]);
    expect(screen.queryByText(/Our service team/)).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'I did not ask for this' }));
    expect(screen.queryByText('Choose a reason.')).toBeNull();
    const said = await screen.findByText(/Our service team is told too/);
    const { number } = brand.support.helpline;
    expect(within(said).getByRole('link', { name: number }).getAttribute('href')).toBe(telephoneLink(number));
    await press('Decline order');
    await press('Send by email instead');
    expect(page.inputsOf('otp')).toMatchObject([{ channel: 'SMS' }, { channel: 'EMAIL' }]);
    await userEvent.type(await codeBox(), '409812');
    await press('Decline order');
    await heading('Order declined');
    expect(page.inputsOf('decide')).toMatchObject([{ decline: { reason: 'not-requested', remark: '' } }]);
    await screen.findByText(/Our service team looks into what you did not ask for/);
  });

  it('keeps the code when the answer becomes another one', async () => {
    const page = openInvestorPage(path, {
      open: () => ({ reply: openLink({ orders: [redeem] }) }),
      otp: () => ({ reply: sent }),
    });
    await press(/Send code/);
    await userEvent.type(await codeBox(), '409812');
    await press('Decline');
    await heading('Decline this redemption?');
    expect((await codeBox()).value).toBe('409812');
    expect(page.inputsOf('otp')).toHaveLength(1);
  });

  it('has the line for investors above, to be dialled', async () => {
    openInvestorPage(path, { open: () => ({ reply: openLink() }) });
    await screen.findAllByRole('article');
    const { number } = brand.support.helpline;
    const call = screen.getByRole('link', { name: `Call us: ${number}` });
    expect(call.getAttribute('href')).toBe(telephoneLink(number));
  });

  it('sends the code to the other contact, and after a pause again', async () => {
    const page = openInvestorPage(path, {
      open: () => ({ reply: openLink() }),
      otp: (_, count) => ({ reply: count === 1 ? sentBefore : sent }),
    });
    await userEvent.click(await screen.findByRole('radio', { name: /latha/ }));
    await press('Send code to latha***');
    await codeBox();
    await press('Send again');
    expect(page.inputsOf('otp')).toEqual([
      { token, channel: 'EMAIL' },
      { token, channel: 'EMAIL' },
    ]);
    // The server asks for a pause now.
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  });

  it('changes to the other way when no code comes', async () => {
    const page = openInvestorPage(path, {
      open: () => ({ reply: openLink() }),
      otp: () => ({ reply: sentBefore }),
    });
    await press(/Send code/);
    await press('Send by email instead');
    expect(page.inputsOf('otp')).toMatchObject([{ channel: 'SMS' }, { channel: 'EMAIL' }]);
    await button('Send by SMS instead');
  });

  it('says what is wrong with a code in the words of the server, and takes another one', async () => {
    openInvestorPage(path, {
      open: () => ({ reply: openLink() }),
      otp: () => ({ reply: sent }),
      decide: (_, count) =>
        count === 1
          ? { status: 400, error: 'Wrong.', fields: { otp: 'That code is not right. 4 tries left.' } }
          : { status: 429, error: 'Too many wrong codes. Ask for a new one.' },
    });
    await press(/Send code/);
    const box = await codeBox();
    await userEvent.type(box, '40981');
    await press('Confirm all 3 orders');
    await screen.findByText('Enter all 6 digits of the code.');
    await userEvent.type(box, '2');
    await press('Confirm all 3 orders');
    await screen.findByText('That code is not right. 4 tries left.');
    expect([box.value, document.activeElement]).toEqual(['', box]);
    await userEvent.type(box, '409813');
    await press('Confirm all 3 orders');
    await screen.findByText('Too many wrong codes. Ask for a new one.');
  });

  it('says that too many codes were asked for', async () => {
    openInvestorPage(path, {
      open: () => ({ reply: openLink() }),
      otp: () => ({ status: 429, error: 'Too many codes. Please try again in an hour.' }),
    });
    await press(/Send code/);
    await screen.findByText('Too many codes. Please try again in an hour.');
    await button(/Send code/);
  });

  it('sends nothing twice, however often it is pressed', async () => {
    let answer: (reply: { reply: typeof sent }) => void = () => {};
    const page = openInvestorPage(path, {
      open: () => ({ reply: openLink() }),
      otp: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    const send = await button(/Send code/);
    await userEvent.dblClick(send);
    await userEvent.click(send);
    expect(page.inputsOf('otp')).toHaveLength(1);
    answer({ reply: sent });
    await codeBox();
  });

  it('says that no contact is registered, and shows the orders all the same', async () => {
    openInvestorPage(path, { open: () => ({ reply: openLink({ contacts: [] }) }) });
    await screen.findByText(/No mobile number or email is registered/);
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: /code|Confirm/ })).toBeNull();
  });
});
