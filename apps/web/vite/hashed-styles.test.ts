// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { createElement } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal } from 'react-aria-components/Modal';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pressStyle, scrollStyle } from './hashed-styles.ts';

const written = () => [...document.querySelectorAll('style')].map(({ textContent }) => textContent);

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production'); // in tests it writes none
  vi.stubGlobal('CSS', { escape: (text: string) => text }); // jsdom has none
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

describe('the style elements React Aria writes at run time', () => {
  it('are none for a press where the document has the one of ours, which is the same', () => {
    const { unmount } = render(createElement(Button, null, 'Save'));
    expect(written()).toEqual([pressStyle.text]);
    unmount();
    document.head.innerHTML = `<style id="${pressStyle.id}"></style>`;
    render(createElement(Button, null, 'Save'));
    expect(written()).toEqual(['']);
  });

  it('have a text that the document knows, also on iOS', () => {
    vi.spyOn(navigator, 'platform', 'get').mockReturnValue('iPhone');
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Safari/604.1',
    );
    document.head.innerHTML = `<style id="${pressStyle.id}"></style>`;
    render(createElement(Modal, { isOpen: true }, createElement(Dialog, { 'aria-label': 'Open' })));
    expect(written().filter(Boolean)).toEqual([scrollStyle]);
  });
});
