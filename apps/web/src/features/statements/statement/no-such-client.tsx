import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/feedback/states.tsx';

/** The same for a client that never was and for another distributor's. */
export const NoSuchClient = ({ children }: { children: ReactNode }) => (
  <EmptyState
    title="There is no such client in your book"
    text="The link may be old, or its number is not right."
  >
    {children}
  </EmptyState>
);
