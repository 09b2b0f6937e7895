import { cleanup, configure } from '@testing-library/react';
import { afterEach, inject } from 'vitest';
import { closeApps } from './open-app.tsx';
import { giveBoxes, setWidth } from './page-box.ts';
import { clearWire, hubFetch } from './wire.ts';

process.env.HUB_URL = inject('hubUrl');
globalThis.fetch = hubFetch;
giveBoxes();
// A busy machine is slow, not wrong. Whether something is hidden costs more to find out than all the rest.
configure({
  asyncUtilTimeout: 20_000,
  defaultHidden: true,
  // The whole page in an error is too long to be read.
  getElementError: (message) =>
    new Error(`${message ?? ''}\n${document.querySelector('main')?.textContent ?? ''}`),
});

afterEach(() => {
  closeApps();
  cleanup();
  clearWire();
  setWidth('desktop');
  localStorage.clear();
  sessionStorage.clear();
});
