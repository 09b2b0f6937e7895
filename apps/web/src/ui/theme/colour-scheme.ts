import { createStore, type ReadableStore } from '../../lib/store/store.ts';

export const colourSchemes = ['auto', 'light', 'dark'] as const;
type ColourScheme = (typeof colourSchemes)[number];

/** Also read by `public/before-paint.js`. Plain text: it must be known before anything can decrypt. */
const storedUnder = 'hub.colourScheme';

function stored(): ColourScheme {
  try {
    const value = localStorage.getItem(storedUnder);
    return colourSchemes.find((scheme) => scheme === value) ?? 'auto';
  } catch {
    return 'auto';
  }
}

const chosen = createStore<ColourScheme>(typeof document === 'undefined' ? 'auto' : stored());

export const colourScheme: ReadableStore<ColourScheme> = chosen;

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');

function resolvedScheme(scheme: ColourScheme): 'light' | 'dark' {
  if (scheme !== 'auto') return scheme;
  return prefersDark().matches ? 'dark' : 'light';
}

function apply(): void {
  document.documentElement.setAttribute('data-colour-scheme', resolvedScheme(chosen.getSnapshot()));
}

export function chooseColourScheme(scheme: ColourScheme): void {
  chosen.set(scheme);
  try {
    localStorage.setItem(storedUnder, scheme);
  } catch {
    // The choice then lasts as long as the page.
  }
  apply();
}

/** Follows the device while the choice is 'auto'. */
export function followDeviceScheme(): () => void {
  const device = prefersDark();
  device.addEventListener('change', apply);
  apply();
  return () => device.removeEventListener('change', apply);
}

/** The scheme the page is painted in, for what cannot read it from CSS. */
export const paintedScheme: ReadableStore<'light' | 'dark'> = {
  getSnapshot: () => resolvedScheme(chosen.getSnapshot()),
  subscribe(listener) {
    const device = prefersDark();
    device.addEventListener('change', listener);
    const stop = chosen.subscribe(listener);
    return () => {
      device.removeEventListener('change', listener);
      stop();
    };
  },
};
