// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createElement } from 'react';
import { Button } from 'react-aria-components/Button';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Popover } from './popover.tsx';

beforeEach(() => {
  vi.stubGlobal('CSS', { escape: (text: string) => text }); // jsdom has none
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a popover', () => {
  it('is a dialog named by what opens it, with all of its buttons inside; Escape gives the focus back', async () => {
    const content = createElement('button', { type: 'button' }, 'Done');
    render(
      createElement(
        DialogTrigger,
        null,
        createElement(Button, null, 'Columns'),
        createElement(Popover, null, content),
      ),
    );
    const opener = screen.getByRole('button', { name: 'Columns' });
    await userEvent.click(opener);
    const dialog = screen.getByRole('dialog', { name: 'Columns' });
    expect(screen.getAllByRole('button')).toEqual(within(dialog).getAllByRole('button'));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await expect.poll(() => document.activeElement).toBe(opener);
  });
});
