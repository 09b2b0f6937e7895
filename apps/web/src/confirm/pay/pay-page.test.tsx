import type { DeadLink } from '@hub/contract/calls/confirmation/confirmation';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { lumpsum, pageStarted, toPay, transferStarted, upiStarted } from '../test/examples.ts';
import { comeBack, openInvestorPage, restoreDevice, setOnline, token } from '../test/fake-hub.tsx';

const path = `/pay/${token}`;
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const option = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });
const paid = toPay({
  due: '0.00',
  orders: [{ ...lumpsum, status: 'paid' }],
  last: { ...upiStarted, status: 'received' },
});

afterEach(restoreDevice);

describe('the page that pays', () => {
  it('shows what is due, to whom it goes, the registered accounts and the ways to pay', async () => {
    openInvestorPage(path, { payment: () => ({ reply: toPay() }) });
    await heading('Latha Iyer, please pay ₹12,500');
    expect(document.body.textContent).toContain('straight to Aranya Mutual Fund, never to your distributor');
    expect(document.body.textContent).toContain(
      'NAV of Tue, 17-Nov-2026 if you pay by 3:00 pm, else 18-Nov-2026',
    );
    expect(screen.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual([
      'HDFC Bank••2210',
      'State Bank of India••7781',
      'UPIWith any UPI app on this phone, or scan a code',
      'Net bankingLog in on your bank’s page',
      'NEFT or RTGSSend it yourself from your bank’s app; can take some hours',
    ]);
  });

  it('begins with the way and the account that the order names', async () => {
    const requested = { mode: 'netbanking', account: 'SBIN0000300-7781' } as const;
    openInvestorPage(path, { payment: () => ({ reply: toPay({ requested }) }) });
    expect((await option(/^Net banking/)).checked).toBe(true);
    expect((await option(/^State Bank of India/)).checked).toBe(true);
  });

  it('begins with the way that was used last, from the account that the order names', async () => {
    openInvestorPage(path, {
      payment: () => ({
        reply: toPay({
          requested: { mode: 'netbanking', account: 'HDFC0001660-2210' },
          used: { mode: 'upi', account: 'SBIN0000300-7781' },
        }),
      }),
    });
    expect((await option(/^UPI.*As you paid last time/)).checked).toBe(true);
    expect((await option(/^HDFC Bank/)).checked).toBe(true);
    await userEvent.click(screen.getByText('Changed your mind?'));
    await screen.findByText('Do not pay, and tell Meera Nair, who can cancel what you confirmed.');
  });

  it('chooses no account for the investor where none is known, and the only one there is', async () => {
    const unknown = { requested: { mode: 'upi', account: 'ICIC0000001-1111' }, used: null } as const;
    const page = openInvestorPage(path, {
      payment: () => ({ reply: toPay(unknown) }),
      pay: () => ({ reply: upiStarted.started }),
    });
    expect((await option(/^HDFC Bank/)).checked).toBe(false);
    expect((await option(/^State Bank/)).checked).toBe(false);
    await screen.findByText('Choose the account that you pay from');
    await press('Pay ₹12,500 by UPI');
    expect(page.inputsOf('pay')).toEqual([]);
    await userEvent.click(await option(/^State Bank/));
    await press('Pay ₹12,500 by UPI');
    expect(page.inputsOf('pay')).toMatchObject([{ account: 'SBIN0000300-7781' }]);
    page.unmount();
    const accounts = toPay().payment?.accounts.slice(0, 1) ?? [];
    openInvestorPage(path, { payment: () => ({ reply: toPay({ ...unknown, accounts }) }) });
    expect((await option(/^HDFC Bank/)).checked).toBe(true);
  });

  it('says why a way cannot be used, and chooses another one', async () => {
    const modes = [
      { mode: 'upi', blocked: 'UPI takes at most ₹1,00,000.' },
      { mode: 'netbanking', blocked: null },
    ] as const;
    openInvestorPage(path, { payment: () => ({ reply: toPay({ modes: [...modes] }) }) });
    expect((await option(/at most ₹1,00,000/)).disabled).toBe(true);
    expect((await option(/Net banking/)).checked).toBe(true);
  });

  it.each([
    ['no account', toPay({ accounts: [] }), /No bank account is registered/],
    ['no way', toPay({ modes: [{ mode: 'upi', blocked: 'Not today.' }] }), /None of these can be used/],
  ])('says that there is %s, and offers no payment', async (_, reply, said) => {
    openInvestorPage(path, { payment: () => ({ reply }) });
    await screen.findByText(said);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('net banking leaves for the bank, and on coming back the payment is received', async () => {
    let last: typeof pageStarted | null = null;
    let isPaid = false;
    const page = openInvestorPage(path, {
      payment: () => ({ reply: isPaid ? paid : toPay({ last }) }),
      pay: () => {
        last = pageStarted;
        return { reply: pageStarted.started };
      },
    });
    await userEvent.click(await option(/Net banking/));
    await userEvent.click(await option(/State Bank/));
    await press('Go to the bank and pay ₹12,500');
    expect(page.inputsOf('pay')).toEqual([{ token, mode: 'netbanking', account: 'SBIN0000300-7781' }]);
    expect(page.gone).toEqual(['/demo/bank/P0002']);
    await screen.findByRole('link', { name: 'Go to the bank’s page' });
    isPaid = true;
    await comeBack();
    await heading('Payment received');
    expect(screen.getByRole('listitem').textContent).toContain('Paid');
  });

  it('UPI opens the app or is scanned, and the page asks with growing pauses until it is paid', async () => {
    let requested = 0;
    const page = openInvestorPage(path, {
      payment: (_, count) => {
        requested = count;
        return { reply: count > 4 ? paid : toPay({ last: count > 1 ? upiStarted : null }) };
      },
      pay: () => ({ reply: upiStarted.started }),
    });
    await press('Pay ₹12,500 by UPI');
    const open = await screen.findByRole('link', { name: 'Open UPI app' });
    expect(open.getAttribute('href')).toBe(upiStarted.started.link);
    await screen.findByRole('img', { name: 'QR code to pay ₹12,500 by UPI' });
    expect(screen.getByRole('link', { name: 'Open the demo bank' }).getAttribute('href')).toBe(
      '/demo/bank/P0001',
    );
    const pauses: (number | undefined)[] = [];
    for (let count = 2; count <= 4; count += 1) {
      await expect.poll(() => [requested, page.pausesNow()]).toEqual([count, 1]);
      pauses.push(await page.endPause());
    }
    await heading('Payment received');
    expect(pauses).toEqual([3000, 3900, 5070]);
    expect(page.pausesNow()).toBe(0);
  });

  it('gives up waiting after a while, says what happens then, and asks again when told to', async () => {
    const page = openInvestorPage(path, { payment: () => ({ reply: toPay({ last: upiStarted }) }) });
    await heading('Pay ₹12,500');
    for (let count = 1; count <= 25; count += 1) {
      await expect.poll(() => [page.sent.length, page.pausesNow()]).toEqual([count, 1]);
      await page.endPause();
    }
    await screen.findByText(/the order goes ahead once the money is received/);
    expect(page.pausesNow()).toBe(0);
    const before = page.sent.length;
    await press('Check again');
    await expect.poll(() => [page.sent.length, page.pausesNow()]).toEqual([before + 1, 1]);
  });

  it('a transfer shows where to send it, and each part can be copied', async () => {
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => copied.push(text) },
    });
    openInvestorPage(path, { payment: () => ({ reply: toPay({ last: transferStarted }) }) });
    await heading('Send ₹12,500');
    for (const part of ['amount', 'account number', 'ifsc', 'reference']) await press(`Copy ${part}`);
    expect(copied).toEqual(['12500', '50200012345678', 'HDFC0000060', 'P0003']);
    expect(screen.getAllByText('Copied')).toHaveLength(4);
    // A device that does not let a page copy says how to.
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    await press('Copy bank');
    await screen.findByText('Press and hold the text to copy it');
    expect(screen.queryByRole('link', { name: /demo/ })).toBeNull();
  });

  it('a payment that failed says why, and is tried again or another way', async () => {
    const failed = { ...upiStarted, status: 'failed', reason: 'The payer declined it.' } as const;
    let last: typeof failed | typeof transferStarted = failed;
    openInvestorPage(path, {
      payment: () => ({ reply: toPay({ last }) }),
      pay: () => {
        last = transferStarted;
        return { reply: transferStarted.started };
      },
    });
    await screen.findByText('Your payment by UPI did not go through: The payer declined it.');
    expect((await option(/^UPI/)).checked).toBe(true);
    await userEvent.click(await option(/NEFT/));
    await press('Show where to send it');
    await heading('Send ₹12,500');
  });

  it('another way can be chosen while one is under way', async () => {
    openInvestorPage(path, { payment: () => ({ reply: toPay({ last: upiStarted }) }) });
    await press('Pay another way');
    await heading('Latha Iyer, please pay ₹12,500');
  });

  it('a payment that was too small leaves the rest to pay', async () => {
    const reply = toPay({ due: '2500.50', last: { ...upiStarted, status: 'received' } });
    openInvestorPage(path, { payment: () => ({ reply }) });
    await heading('Latha Iyer, please pay ₹2,500.50');
    expect(screen.getByText(/was not the whole amount/)).toBeTruthy();
  });

  it('an order that was cancelled has nothing to pay, and thanks for nothing', async () => {
    const reply = toPay({ due: '0.00', orders: [{ ...lumpsum, status: 'cancelled' }], last: upiStarted });
    openInvestorPage(path, { payment: () => ({ reply }) });
    await heading('Nothing to pay');
    expect(screen.getByRole('listitem').textContent).toContain('Cancelled');
  });

  it('a payment that is refused says so, and the page is asked again', async () => {
    const page = openInvestorPage(path, {
      payment: () => ({ reply: toPay() }),
      pay: () => ({ status: 409, error: 'The order was cancelled.' }),
    });
    await press('Pay ₹12,500 by UPI');
    await screen.findByText('The order was cancelled.');
    expect(page.inputsOf('payment')).toHaveLength(2);
  });

  it('starting is safe, so it is tried again by itself when no answer comes', async () => {
    const page = openInvestorPage(path, {
      payment: (_, count) => ({ reply: toPay({ last: count > 1 ? upiStarted : null }) }),
      pay: (_, count) => (count === 1 ? 'nothing' : { reply: upiStarted.started }),
    });
    const pay = await screen.findByRole('button', { name: 'Pay ₹12,500 by UPI' });
    await userEvent.dblClick(pay);
    await expect.poll(page.pausesNow).toBe(1);
    await page.endPause();
    await heading('Pay ₹12,500');
    expect(page.inputsOf('pay')).toHaveLength(2);
  });

  it.each([
    ['expired', 'The time to pay is over'],
    ['used', 'Nothing left to pay'],
    ['revoked', 'This payment is no longer needed'],
    ['unknown', 'This link does not work'],
  ] as [DeadLink, string][])('a link that is %s says so', async (link, title) => {
    openInvestorPage(path, { payment: () => ({ reply: { link, payment: null } }) });
    await heading(title);
  });

  it('nothing is lost when the connection drops while it waits', async () => {
    const page = openInvestorPage(path, {
      payment: (_, count) =>
        count === 1 ? { reply: toPay({ last: upiStarted }) } : count === 2 ? 'nothing' : { reply: paid },
    });
    await heading('Pay ₹12,500');
    await setOnline(false);
    await page.endPause();
    await expect.poll(() => page.sent.length).toBe(2);
    await heading('Pay ₹12,500');
    await setOnline(true);
    await heading('Payment received');
  });
});
