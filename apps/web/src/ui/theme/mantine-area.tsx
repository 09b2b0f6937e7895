import { createTheme, MantineProvider } from '@mantine/core';
import '@mantine/core/styles/default-css-variables.css';
import './mantine.css';
import { brand } from 'virtual:brand';
import type { ReactNode } from 'react';
import { useStore } from '../../lib/react.ts';
import { paintedScheme } from './colour-scheme.ts';

type Ten<T> = [T, T, T, T, T, T, T, T, T, T];

const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: { light: 7, dark: 6 },
  // The brand's schema holds the scale to ten steps.
  colors: { brand: brand.colours.scale as Ten<string> },
  fontFamily: 'var(--font)',
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
});

/**
 * Mantine under our page's policy: it may write no style element at run time. Its variables stand in static
 * files and the scheme on the root element is ours (`colour-scheme.ts`). So no responsive style props, no
 * `hiddenFrom`, and no Modal or Drawer of Mantine's: those write style elements.
 */
export function MantineArea({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme={useStore(paintedScheme)}
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
