import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { closeOpenModals } from './open-modals.ts';
import { StaticDialog } from './static-dialog.tsx';

const dialog = () => screen.queryByRole('dialog', { name: 'Asked' });

function Confirming({ mustAnswer }: { mustAnswer: boolean }) {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? (
    <StaticDialog title="Asked" onClose={() => !mustAnswer && setOpen(false)}>
      <button type="button" onClick={() => setOpen(false)}>
        Answer
      </button>
    </StaticDialog>
  ) : null;
}

it('neither Escape nor a press beside it closes a dialog; its own buttons do [S2-82] [S2-83]', async () => {
  render(<Confirming mustAnswer={false} />);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }).ownerDocument.body);
  const veil = dialog()?.parentElement?.parentElement;
  await userEvent.click(veil as HTMLElement);
  expect(dialog()).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog()).toBeNull();
});

it('the no-internet screen closes a dialog, whatever its owner does; one to be answered comes again [S2-72]', () => {
  for (const mustAnswer of [false, true]) {
    const { unmount } = render(<Confirming mustAnswer={mustAnswer} />);
    let gone = () => {};
    act(() => {
      gone = closeOpenModals();
    });
    expect(dialog()).toBeNull();
    act(() => gone());
    expect(dialog() !== null).toBe(mustAnswer);
    unmount();
  }
});

it('every dialog of the app is the static one, but for search, menu and side panels, which ask nothing [S2-72] [S2-82] [S2-83]', () => {
  const sources = join(import.meta.dirname, '../..');
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({
      file: relative('.', file).replaceAll('\\', '/'),
      text: readFileSync(join(sources, file), 'utf8'),
    }));
  const made = /react-aria-components\/Modal|role="dialog"|<dialog\b|\.showModal\(|aria-modal/;
  expect(
    files
      .filter(({ text }) => made.test(text))
      .map(({ file }) => file)
      .sort(),
  ).toEqual([
    'app/menu/menu-drawer.tsx',
    // Over everything, and no dialog that asks.
    'app/overlays/no-internet.tsx',
    'app/overlays/rotate-overlay.tsx',
    'ui/overlay/side-panel-body.tsx',
    'ui/overlay/static-dialog.tsx',
    'ui/palette/palette-dialog.tsx',
  ]);
  // Those that may be left by Escape close with the others.
  for (const { file, text } of files) {
    if (/palette-dialog\.tsx$|menu-drawer\.tsx$|side-panel-body\.tsx$/.test(file))
      expect(text, file).toContain('useOpenModal(onClose)');
  }
  expect(files.filter(({ text }) => /<(StaticModal|ConfirmModal)\b/.test(text)).length).toBeGreaterThan(30);
});
