import { SIDE_MENU_BREAKPOINT_PX } from '@hub/domain';
import { useEffect, useState } from 'react';
import { useServices } from '../../lib/react.ts';
import { useMedia } from '../../ui/theme/media.ts';

export interface SidePanelState {
  readonly expanded: boolean;
  /** Below 992 px the panel is a drawer over the page; from there on it is a column beside it. */
  readonly drawer: boolean;
  setExpanded(expanded: boolean): void;
}

/**
 * Minimized under 992 px, expanded from there (decision S2-43). Crossing the width or turning the device goes
 * back to that default and forgets what the user had chosen.
 */
export function useSidePanel(): SidePanelState {
  const { platform, toaster } = useServices();
  const drawer = useMedia(`(max-width: ${SIDE_MENU_BREAKPOINT_PX - 0.02}px)`);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [width, setWidth] = useState(drawer);
  if (width !== drawer) {
    setWidth(drawer);
    setChosen(null);
  }
  useEffect(
    () =>
      platform.orientation.onChange(
        () => setChosen(null),
        (message) => toaster.show('error', message),
      ),
    [platform, toaster],
  );
  return { drawer, expanded: chosen ?? !drawer, setExpanded: setChosen };
}
