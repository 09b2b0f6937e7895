import { type HistoryLocation, type RouterHistory, useRouter } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';

/**
 * Which pages stand behind this one in the browser's history, by their place in it. A link back to one of them goes
 * back, so that it opens as it was left; the browser itself does not tell what lies behind.
 */
export interface Trail {
  note(location: TrailStep, kind: 'open' | 'replace' | 'move'): void;
  /** The nearest page behind `index` that fits. */
  behind(
    index: number,
    fits: (href: string) => boolean,
  ): { readonly href: string; readonly by: number } | null;
}

interface TrailStep {
  readonly href: string;
  readonly index: number;
}

export function createTrail(): Trail {
  const steps = new Map<number, string>();
  return {
    note({ href, index }, kind) {
      // A page opened takes the place of all that lay ahead.
      if (kind === 'open') for (const at of steps.keys()) if (at > index) steps.delete(at);
      steps.set(index, href);
    },
    behind(index, fits) {
      for (let at = index - 1; at >= 0; at--) {
        const href = steps.get(at);
        if (href !== undefined && fits(href)) return { href, by: at - index };
      }
      return null;
    },
  };
}

const trail = createTrail();
let watched: RouterHistory | null = null;

const stepOf = ({ href, state }: HistoryLocation): TrailStep => ({ href, index: state.__TSR_index });

/** Follows where the user goes from here on. Every page that can be come back to says it. */
export function useTrail() {
  const history: RouterHistory = useRouter().history;
  useLayoutEffect(() => {
    if (watched === history) return;
    watched = history;
    trail.note(stepOf(history.location), 'move');
    history.subscribe(({ location, action: { type } }) => {
      trail.note(stepOf(location), type === 'PUSH' ? 'open' : type === 'REPLACE' ? 'replace' : 'move');
    });
  }, [history]);
  return {
    /** The page behind this one that fits, and the way back to it. */
    find(fits: (href: string) => boolean) {
      const step = trail.behind(history.location.state.__TSR_index, fits);
      return step && { href: step.href, go: () => history.go(step.by) };
    },
  };
}
