import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { closeOpenModals } from './open-modals.ts';
import { SidePanelBody } from './side-panel-body.tsx';

const panel = () => screen.queryByRole('dialog', { name: 'History' });

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Show
      </button>
      <input aria-label="Beside" onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()} />
      {isOpen && (
        <SidePanelBody title="History" onClose={() => setOpen(false)}>
          <button type="button">Inside</button>
        </SidePanelBody>
      )}
    </>
  );
}

async function openPanel() {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
}

it('a side panel has the focus, closes by Escape and gives the focus back', async () => {
  await openPanel();
  expect(document.activeElement).toBe(panel());
  await userEvent.keyboard('{Escape}');
  expect(panel()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show' }));
});

it('the page beside it stays usable, and an Escape that something else took leaves it open', async () => {
  await openPanel();
  await userEvent.click(screen.getByLabelText('Beside'));
  await userEvent.keyboard('{Escape}');
  expect(panel()).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(panel()).toBeNull();
});

it('the no-internet screen closes it as it closes dialogs [S2-72]', async () => {
  await openPanel();
  act(() => {
    closeOpenModals();
  });
  expect(panel()).toBeNull();
});
