import type { ComponentProps } from 'react';
import { CodeField } from './code-field.tsx';

/** Six boxes for a PIN: it is never shown, and no browser is asked to remember it. */
export const PinField = (props: Omit<ComponentProps<typeof CodeField>, 'isSecret'>) => (
  <CodeField {...props} isSecret />
);
