import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { lumpsum, opening, openLink } from '../test/examples.ts';
import { openInvestorPage, restoreDevice, token } from '../test/fake-hub.tsx';

const path = `/confirm/${token}`;
const sent = { sentTo: '*****17781', expiresAt: '2031-03-01T10:10:00Z', nextAt: '2031-03-01T10:00:30Z' };
const done = { orders: [lumpsum], payToken: null, debit: null, mandates: [] };
const reply = openLink({ orders: [lumpsum], opening });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const tick = async (name: RegExp) => userEvent.click(await screen.findByRole('checkbox', { name }));
const enterCode = async () => userEvent.type(await screen.findByLabelText(/Code sent to/), '409812');

afterEach(restoreDevice);

describe('the folio that is opened', () => {
  it('is shown part by part, and its declarations start empty and are needed', async () => {
    const page = openInvestorPage(path, {
      open: () => ({ reply }),
      otp: () => ({ reply: sent }),
      decide: () => ({ reply: done }),
    });
    const card = await screen.findByRole('region', { name: 'Your new folio' });
    expect(
      within(card)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(['Name', 'Address']);
    expect(card.textContent).toContain('12 Lake RoadKochi 682011');
    const boxes = within(card).getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
    await screen.findByText('Tick each declaration to continue');
    await press('Confirm order');
    expect(page.inputsOf('otp')).toEqual([]);
    await tick(/tax resident/);
    await screen.findByText('Tick the nominees to continue');
    await tick(/nominees/);
    await press('Confirm order');
    await enterCode();
    await screen.findByRole('heading', { level: 1, name: 'Order confirmed' });
    expect(page.inputsOf('decide')).toMatchObject([
      { confirmed: [lumpsum.reference], opening: { digest: 'first', declared: ['tax', 'nominees'] } },
    ]);
  });

  it('is declared anew when it has changed meanwhile', async () => {
    const text = 'These details have changed since you opened this page. Please read them again.';
    openInvestorPage(path, {
      open: (_, count) => ({
        reply:
          count === 1 ? reply : openLink({ orders: [lumpsum], opening: { ...opening, digest: 'second' } }),
      }),
      otp: () => ({ reply: sent }),
      decide: () => ({ status: 409, error: text, fields: { opening: text } }),
    });
    await tick(/tax resident/);
    await tick(/nominees/);
    await press('Confirm order');
    await enterCode();
    await screen.findByText(text);
    const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
    await screen.findByText('Tick each declaration to continue');
    // The code was right: it is asked for no second time.
    expect(screen.getByLabelText<HTMLInputElement>(/Code sent to/).value).toBe('409812');
  });

  it('goes back part by part, each with a remark, and nothing is confirmed', async () => {
    const page = openInvestorPage(path, {
      open: () => ({ reply }),
      otp: () => ({ reply: sent }),
      decide: () => ({ reply: { ...done, orders: [{ ...lumpsum, status: 'declined' }] } }),
    });
    await press('Name: not right?');
    await press('Name: correct');
    await press('Address: not right?');
    await screen.findByText('Write what is not right.');
    await screen.findByText(/^Nothing is opened. Meera Nair reads/);
    expect(screen.queryByRole('checkbox')).toBeNull();
    const box = screen.getByRole('textbox', { name: 'What is not right with address?' });
    expect(document.activeElement).toBe(box);
    await userEvent.type(box, 'House number 14');
    await press('Send back');
    await enterCode();
    await screen.findByRole('heading', { level: 1, name: 'Sent back' });
    const [answer] = page.inputsOf('decide');
    expect(answer).toMatchObject({
      confirmed: [],
      declined: [lumpsum.reference],
      sentBack: [{ step: 'address', remark: 'House number 14' }],
    });
    expect(answer).not.toHaveProperty('opening');
  });

  it('can be declined without a declaration', async () => {
    openInvestorPage(path, { open: () => ({ reply }), otp: () => ({ reply: sent }) });
    await press('Decline');
    await screen.findByRole('heading', { level: 1, name: 'Decline this investment?' });
    await userEvent.click(screen.getByRole('radio', { name: 'I want to wait' }));
    await press('Decline order');
    await enterCode();
  });
});
