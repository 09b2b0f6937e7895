import { cleanup, configure } from '@testing-library/react';
import { afterEach, inject } from 'vitest';
import { closeApps, forgetLogins } from './open-app.tsx';
import { closeConsole } from './open-console.tsx';
import { giveOwnStyles } from './own-style.ts';
import { giveBoxes, setWidth } from './page-box.ts';
import { clearWire, hubFetch, requested } from './wire.ts';

process.env.HUB_URL = inject('hubUrl');
globalThis.fetch = hubFetch;
giveBoxes();
giveOwnStyles();
// jsdom has no CSS.escape, which React Aria uses to find an element by its key.
globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS;
// The router calls them without their object; its own, which do not mind, are gone with the app that is closed.
history.pushState = history.pushState.bind(history);
history.replaceState = history.replaceState.bind(history);
// A busy machine is slow, not wrong.
configure({
  asyncUtilTimeout: 20_000,
  // The whole page in an error is too long to be read.
  getElementError: (message) =>
    new Error(`${message ?? ''}\n${document.querySelector('main')?.textContent ?? ''}`),
});

afterEach(async () => {
  await closeApps();
  closeConsole();
  if (requested(/generateRefreshToken$/).length > 0) forgetLogins();
  configure({ defaultHidden: false });
  cleanup();
  clearWire();
  setWidth('desktop');
  localStorage.clear();
  sessionStorage.clear();
});
