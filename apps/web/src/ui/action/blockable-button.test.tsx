import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { BlockableButton } from './blockable-button.tsx';

function open(blocked: string | null) {
  const pressed: string[] = [];
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        pressed.push('sent');
      }}
    >
      <input aria-label="Amount" />
      <BlockableButton type="submit" blocked={blocked} onClick={() => pressed.push('pressed')}>
        Send link
      </BlockableButton>
    </form>,
  );
  return { pressed, button: screen.getByRole('button', { name: 'Send link' }) };
}

it('a button that cannot be pressed says why beside it, and nothing sends its form', async () => {
  const { pressed, button } = open('Enter an amount first.');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  const why = screen.getByText('Enter an amount first.');
  expect(button.getAttribute('aria-describedby')).toBe(why.id);
  await userEvent.click(button);
  await userEvent.type(screen.getByLabelText('Amount'), '5{Enter}');
  expect(pressed).toEqual([]);
  await userEvent.tab();
  expect(document.activeElement).toBe(button);
});

it('says nothing once it can', async () => {
  const { pressed, button } = open(null);
  expect([button.getAttribute('aria-disabled'), button.getAttribute('aria-describedby')]).toEqual([
    null,
    null,
  ]);
  await userEvent.click(button);
  expect(pressed).toEqual(['pressed', 'sent']);
});
