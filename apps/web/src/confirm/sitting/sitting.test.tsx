import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { lumpsum, mandate, openLink, toPay } from '../test/examples.ts';
import { comeBack, openInvestorPage, restoreDevice, token } from '../test/fake-hub.tsx';

const payToken = 'p'.repeat(43);
const sip = { ...lumpsum, kind: 'sip', headline: '₹5,000 every month', due: '5000.00' } as const;
const sent = { sentTo: '*****17781', expiresAt: '2031-03-01T10:10:00Z', nextAt: '2031-03-01T10:00:30Z' };
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const steps = () => {
  const list = screen.getByRole('region', { name: 'Remaining steps' });
  return within(list)
    .getAllByRole('listitem')
    .map((step) => `${step.getAttribute('aria-current') === 'step' ? '> ' : ''}${step.textContent}`);
};
const left = (change: Parameters<typeof toPay>[0] = {}) =>
  toPay({ due: '5000.00', orders: [{ ...sip, status: 'confirmed' }], mandates: [mandate], ...change });
const noDue = { due: '0.00', orders: [{ ...sip, due: null, status: 'confirmed' as const }] };

afterEach(() => {
  restoreDevice();
  window.history.replaceState(null, '', '/');
});

describe('confirm, approve the mandate, pay', () => {
  it('is one sitting: what is left stands on the page from the start, and no page ends before it is done', async () => {
    let isApproved = false;
    openInvestorPage(`/confirm/${token}`, {
      open: () => ({
        reply: openLink({ orders: [sip], mandates: [{ ...mandate, approvalUrl: null }] }),
      }),
      otp: () => ({ reply: sent }),
      decide: () => ({
        reply: { orders: [{ ...sip, status: 'confirmed' }], payToken, debit: null, mandates: [mandate] },
      }),
      payment: () => ({
        reply: isApproved ? left({ mandates: [{ ...mandate, status: 'SENT', approvalUrl: null }] }) : left(),
      }),
    });
    await heading(/please confirm/);
    expect(steps()).toEqual([
      '> ConfirmWith a code to *****17781',
      'Approve the mandateHDFC Bank ••2222, up to ₹10,000 per debit',
      'Pay ₹5,000',
    ]);
    await press('Confirm order');
    await userEvent.type(await screen.findByLabelText(/Code sent to/), '409812');
    await heading('Approve the mandate');
    // What the code did, and how one says no to the rest.
    await screen.findByText('Order confirmed');
    await userEvent.click(screen.getByText('Changed your mind?'));
    await screen.findByText(/^Do not approve, and tell Meera Nair, who can stop what you confirmed\./);
    expect(steps()[1]).toMatch(/^> Approve the mandate/);
    expect(document.body.textContent).not.toContain('close this page');
    const bank = screen.getByRole('link', { name: 'Approve at HDFC Bank' });
    expect(bank.getAttribute('href')).toBe(mandate.approvalUrl);
    // A reload, and the way back from the bank, lead here.
    expect(window.location.pathname).toBe(`/pay/${payToken}`);
    isApproved = true;
    await comeBack();
    await heading(/please pay ₹5,000/);
    expect(steps()).toEqual([
      'Confirmed',
      'Mandate with the bankHDFC Bank ••2222, up to ₹10,000 per debit',
      '> Pay ₹5,000',
    ]);
  });

  it('goes on when the link that was confirmed is opened again', async () => {
    openInvestorPage(`/confirm/${token}`, {
      open: () => ({ reply: { link: 'used', confirmation: null } }),
      payment: () => ({ reply: left() }),
    });
    await heading('Approve the mandate');
  });

  it('is over when nothing is left of a link that was confirmed', async () => {
    openInvestorPage(`/confirm/${token}`, {
      open: () => ({ reply: { link: 'used', confirmation: null } }),
      payment: () => ({ reply: { link: 'unknown', payment: null } }),
    });
    await heading('This link has been used');
  });

  it('may be paid first; then the mandate is what is left', async () => {
    let isPaid = false;
    openInvestorPage(`/pay/${token}`, { payment: () => ({ reply: isPaid ? left(noDue) : left() }) });
    await press('Pay first');
    await heading(/please pay ₹5,000/);
    isPaid = true;
    await comeBack();
    await heading('Approve the mandate');
    expect(screen.queryByRole('button', { name: 'Pay first' })).toBeNull();
  });

  it('goes on by itself when the bank has answered, and asks with pauses until then', async () => {
    const approved = { ...mandate, status: 'APPROVED' as const, approvalUrl: null };
    const page = openInvestorPage(`/pay/${token}`, {
      payment: (_, count) => ({ reply: left({ ...noDue, mandates: [count < 2 ? mandate : approved] }) }),
    });
    await heading('Approve the mandate');
    await expect.poll(page.pausesNow).toBe(1);
    await page.endPause();
    await heading('All done');
    await screen.findByText(/Your bank debits each instalment. You can close this page./);
  });

  it.each([
    [
      { status: 'REJECTED', reason: 'Signature differs' },
      /did not approve the mandate: Signature differs\. Your distributor/,
    ],
    [{ isPaper: true }, 'sign the mandate form that your distributor gives you'],
    [{}, 'your bank asks you to approve the mandate'],
  ] as const)('where nothing can be done here it says what is left (%o)', async (change, said) => {
    const one = { ...mandate, approvalUrl: null, ...change };
    openInvestorPage(`/pay/${token}`, { payment: () => ({ reply: left({ ...noDue, mandates: [one] }) }) });
    await heading('One step is left');
    expect(document.body.textContent).toMatch(said instanceof RegExp ? said : new RegExp(said));
    expect(document.body.textContent).not.toContain('close this page');
  });
});
