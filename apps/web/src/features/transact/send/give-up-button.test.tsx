import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { GiveUpButton } from './give-up-button.tsx';

function open(is: { isChanging?: boolean; isFilled: boolean }) {
  let count = 0;
  render(<GiveUpButton isChanging={false} {...is} onGiveUp={() => (count += 1)} />);
  return { given: () => count };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('what was entered is not lost by one press: Discard asks, and Keep editing keeps it', async () => {
  const { given } = open({ isFilled: true });
  await press('Discard');
  await screen.findByRole('dialog', { name: 'Discard this order?' });
  await press('Keep editing');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(given()).toBe(0);
  await press('Discard');
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(
    [...dialog.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Discard',
    ) as HTMLElement,
  );
  expect(given()).toBe(1);
});

it('an empty form is left unasked; changes of an order of the cart are asked about as such', async () => {
  const empty = open({ isFilled: false });
  await press('Discard');
  expect(empty.given()).toBe(1);
  open({ isChanging: true, isFilled: true });
  await press('Cancel');
  await screen.findByText('The order stays in the cart as it was.');
});
