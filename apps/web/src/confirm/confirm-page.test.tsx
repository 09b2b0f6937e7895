import { brand } from 'virtual:brand';
import { telephoneLink } from '@hub/contract/urls/telephone-link';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { distributor, lumpsum, openLink, redeem, switchOrder, toPay } from './test/examples.ts';
import { openInvestorPage, restoreDevice, token } from './test/fake-hub.tsx';

const path = `/confirm/${token}`;
const sent = { sentTo: '*****17781', expiresAt: '2031-03-01T10:10:00Z', nextAt: '2031-03-01T10:00:30Z' };
/** Another one can be asked for at once. */
const sentBefore = { ...sent, nextAt: '2031-03-01T09:59:59Z' };
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const codeBox = () => screen.findByLabelText<HTMLInputElement>(/Code sent to/);

afterEach(() => {
  restoreDevice();
  window.history.replaceState(null, '', '/');
});

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
    expect(card.textContent).toContain('about 10.000 at 52.3417 of 13-Nov-2026');
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
      payment: () => ({
        reply: toPay({
          orders: [
            { ...lumpsum, status: 'confirmed' },
            { ...redeem, status: 'declined' },
          ],
        }),
      }),
    });
    const [, second] = await screen.findAllByRole('article');
    await userEvent.click(within(second as HTMLElement).getByRole('radio', { name: 'Decline' }));
    await press('Confirm 2 orders, decline 1');
    await heading('Decline this redemption?');
    expect(document.body.textContent).toContain('The same code confirms 2 orders.');
    const same = screen.getByRole('region', { name: 'Confirmed by the same code' });
    expect(
      within(same)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([expect.stringContaining(lumpsum.reference), expect.stringContaining(switchOrder.reference)]);
    await userEvent.click(screen.getByRole('radio', { name: 'I want to wait' }));
    await press('Confirm 2 orders, decline 1');
    expect(page.inputsOf('otp')).toEqual([{ token, channel: 'SMS' }]);
    const box = await codeBox();
    expect(document.activeElement).toBe(box);
    expect([box.autocomplete, box.inputMode]).toEqual(['one-time-code', 'numeric']);
    expect(document.body.textContent).toContain('ask for another one in 0:30');
    await userEvent.type(box, '409 812');
    // The payment follows by itself.
    await heading('Latha Iyer, please pay ₹12,500');
    expect(document.activeElement?.textContent).toBe('1 order confirmed, 1 declined');
    expect(document.title).toContain('Pay for your orders');
    expect(window.location.pathname).toBe(`/pay/${'p'.repeat(43)}`);
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
    await button('Pay ₹12,500 by UPI');
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
    await press('Confirm order');
    await userEvent.type(await codeBox(), '409812');
    await heading('Order confirmed');
    expect(document.body.textContent).toContain(
      '₹12,500 is debited from your account by your mandate on 18-Nov-2026. You do not have to pay anything.',
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
    expect(document.body.textContent).toContain(
      `Nothing is done. ${distributor.name} will be told your reason`,
    );
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
    const said = await screen.findByText(/Our service team will be informed too/);
    const { number } = brand.support.helpline;
    expect(within(said).getByRole('link', { name: number }).getAttribute('href')).toBe(telephoneLink(number));
    await press('Decline order');
    await press('Send by e-mail instead');
    expect(page.inputsOf('otp')).toMatchObject([{ channel: 'SMS' }, { channel: 'EMAIL' }]);
    await userEvent.type(await codeBox(), '409812');
    await heading('Order declined');
    expect(page.inputsOf('decide')).toMatchObject([{ decline: { reason: 'not-requested', remark: '' } }]);
    await screen.findByText(/Our service team will look into what you did not ask for/);
  });

  it('says that the answer is recorded when only the payment cannot be loaded', async () => {
    openInvestorPage(path, {
      open: () => ({ reply: openLink({ orders: [lumpsum] }) }),
      otp: () => ({ reply: sent }),
      decide: () => ({
        reply: {
          orders: [{ ...lumpsum, status: 'confirmed' }],
          payToken: 'p'.repeat(43),
          debit: null,
          mandates: [],
        },
      }),
      payment: (_, count) =>
        count === 1 ? { status: 500, error: 'Something Went Wrong' } : { reply: toPay() },
    });
    await press('Confirm order');
    await userEvent.type(await codeBox(), '409812');
    await screen.findByText(/^Your answer is recorded/);
    await screen.findByText('Order confirmed');
    expect(document.body.textContent).not.toContain('Nothing was confirmed');
    await press('Try again');
    await heading('Latha Iyer, please pay ₹12,500');
  });

  it('has the line for investors above, to be dialled', async () => {
    openInvestorPage(path, { open: () => ({ reply: openLink() }) });
    await screen.findAllByRole('article');
    const { number } = brand.support.helpline;
    const call = screen.getByRole('link', { name: `Call us: ${number}` });
    expect(call.getAttribute('href')).toBe(telephoneLink(number));
  });

  it('says that no contact is registered, and shows the orders all the same', async () => {
    openInvestorPage(path, { open: () => ({ reply: openLink({ contacts: [] }) }) });
    await screen.findByText(/No mobile number or e-mail is registered/);
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: /code|Confirm/ })).toBeNull();
  });
});
