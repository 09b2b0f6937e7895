import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { lumpsum, openLink, redeem } from './test/examples.ts';
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

describe('the code that confirms', () => {
  it('sends a code with the answer that was pressed for, and with no other', async () => {
    const page = openInvestorPage(path, {
      open: () => ({ reply: openLink({ orders: [redeem] }) }),
      otp: () => ({ reply: sent }),
      decide: () => ({
        reply: { orders: [{ ...redeem, status: 'confirmed' }], payToken: null, debit: null, mandates: [] },
      }),
    });
    await press('Confirm order');
    const meant = await screen.findByRole('region', { name: 'With this code' });
    expect(meant.textContent).toContain(`${redeem.sentence}.`);
    await userEvent.type(await codeBox(), '40981');
    await press('Decline');
    await heading('Decline this redemption?');
    expect(screen.queryByLabelText(/Code sent to/)).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'I want to wait' }));
    await press('Decline order');
    // What was entered is kept.
    expect((await codeBox()).value).toBe('40981');
    await press('Back to the order');
    await button('Confirm order');
    expect(screen.queryByLabelText(/Code sent to/)).toBeNull();
    await press('Confirm order');
    await userEvent.type(await codeBox(), '2');
    await heading('Order confirmed');
    expect(page.inputsOf('otp')).toHaveLength(1);
    expect(page.inputsOf('decide')).toEqual([
      { token, otp: '409812', confirmed: [redeem.reference], declined: [] },
    ]);
  });

  it('has to be pressed again when one of several is answered otherwise while the code is awaited', async () => {
    const page = openInvestorPage(path, {
      open: () => ({ reply: openLink({ orders: [lumpsum, redeem] }) }),
      otp: () => ({ reply: sent }),
    });
    await press('Confirm all 2 orders');
    await codeBox();
    const [, second] = screen.getAllByRole('article');
    await userEvent.click(within(second as HTMLElement).getByRole('radio', { name: 'Decline' }));
    expect(screen.queryByLabelText(/Code sent to/)).toBeNull();
    await button('Confirm 1 order, decline 1');
    expect(page.inputsOf('decide')).toEqual([]);
  });

  it('takes a pasted code, and sends it once', async () => {
    const answer = Promise.withResolvers<void>();
    const page = openInvestorPage(path, {
      open: () => ({ reply: openLink({ orders: [redeem] }) }),
      otp: () => ({ reply: sent }),
      decide: async () => {
        await answer.promise;
        const orders = [{ ...redeem, status: 'confirmed' as const }];
        return { reply: { orders, payToken: null, debit: null, mandates: [] } };
      },
    });
    await press('Confirm order');
    await userEvent.click(await codeBox());
    await userEvent.paste('Your code is 409 812.');
    const busy = await button('Sending your answer…');
    await userEvent.click(busy);
    await userEvent.type(await codeBox(), '7');
    answer.resolve();
    await heading('Order confirmed');
    expect(page.inputsOf('decide')).toMatchObject([{ otp: '409812' }]);
  });

  it('sends the code to the other contact, and after a pause again', async () => {
    const page = openInvestorPage(path, {
      open: () => ({ reply: openLink() }),
      otp: (_, count) => ({ reply: count === 1 ? sentBefore : sent }),
    });
    await screen.findByText('We send a code to *****17781.');
    await press('Send it to latha*** instead');
    await screen.findByText('We send a code to latha***.');
    await press('Confirm all 3 orders');
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
    await press('Confirm all 3 orders');
    await press('Send by e-mail instead');
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
    await press('Confirm all 3 orders');
    const box = await codeBox();
    await userEvent.type(box, '40981');
    await press('Confirm all 3 orders');
    await screen.findByText('Enter all 6 digits of the code.');
    await userEvent.type(box, '2');
    await screen.findByText('That code is not right. 4 tries left.');
    expect([box.value, document.activeElement]).toEqual(['', box]);
    await userEvent.type(box, '409813');
    await screen.findByText('Too many wrong codes. Ask for a new one.');
  });

  it('says that too many codes were asked for', async () => {
    openInvestorPage(path, {
      open: () => ({ reply: openLink() }),
      otp: () => ({ status: 429, error: 'Too many codes. Please try again in an hour.' }),
    });
    await press('Confirm all 3 orders');
    await screen.findByText('Too many codes. Please try again in an hour.');
    await button('Confirm all 3 orders');
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
    const send = await button('Confirm all 3 orders');
    await userEvent.dblClick(send);
    await userEvent.click(send);
    expect(page.inputsOf('otp')).toHaveLength(1);
    answer({ reply: sent });
    await codeBox();
  });
});
