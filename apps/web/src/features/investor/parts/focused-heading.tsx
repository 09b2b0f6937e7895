import { useFocusOnArrival } from '../../../ui/navigation/focus-on-arrival.ts';

/** A page's h1 that comes with its data: whoever waits for it, with nothing focused, begins here. */
export function FocusedHeading({ children }: { children: string }) {
  const heading = useFocusOnArrival();
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
