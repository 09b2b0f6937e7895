import { type HistoryLocation, type RouterHistory, useRouter } from '@tanstack/react-router';

/**
 * Which pages stand behind this one in the browser's history, by their place in it. A link back to one of them goes
 * back, so that it opens as it was left; the browser itself does not tell what lies behind.
 */
interface Trail {
  note(location: TrailStep, kind: 'open' | 'replace' | 'move'): void;
  /** The nearest page behind `index` that fits. */
  behind(
    index: number,
    fits: (href: string) => boolean,
  ): { readonly href: string; readonly by: number } | null;
  /** The last pages up to `index`, to go on from after a reload. */
  upTo(index: number): readonly TrailStep[];
}

interface TrailStep {
  readonly href: string;
  readonly index: number;
}

/** Nobody goes back further by a link. */
const MOST_SAVED = 12;

export function createTrail(before: readonly TrailStep[] = []): Trail {
  const steps = new Map<number, string>(before.map(({ index, href }) => [index, href]));
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
    upTo: (index) =>
      [...steps]
        .map(([at, href]) => ({ index: at, href }))
        .filter((step) => step.index <= index)
        .sort((one, other) => one.index - other.index)
        .slice(-MOST_SAVED),
  };
}

/** What a history entry carries of it. Addresses only, which the browser's history holds as well. */
interface EntryWithTrail {
  readonly trail?: unknown;
}

export function readTrail(state: unknown): readonly TrailStep[] {
  const { trail: saved } = (state ?? {}) as EntryWithTrail;
  if (!Array.isArray(saved)) return [];
  return saved.filter(
    (step): step is TrailStep =>
      typeof step === 'object' &&
      step !== null &&
      Number.isInteger((step as TrailStep).index) &&
      typeof (step as TrailStep).href === 'string',
  );
}

let trail = createTrail();

const stepOf = ({ href, state }: HistoryLocation): TrailStep => ({ href, index: state.__TSR_index });

/** Past the router, which would take it for a navigation. */
function keepInEntry(index: number): void {
  const { state } = window.history;
  if ((state as { __TSR_index?: unknown } | null)?.__TSR_index !== index) return;
  History.prototype.replaceState.call(window.history, { ...state, trail: trail.upTo(index) }, '');
}

/** What a reload left, before anything is drawn that asks for it. */
export function resumeTrail(): void {
  trail = createTrail(readTrail(window.history.state));
}

/** Follows where the user goes; answers how to stop it. */
export function watchTrail(history: RouterHistory): () => void {
  trail.note(stepOf(history.location), 'move');
  return history.subscribe(({ location, action: { type } }) => {
    const step = stepOf(location);
    trail.note(step, type === 'PUSH' ? 'open' : type === 'REPLACE' ? 'replace' : 'move');
    // The router writes its own entry a moment later.
    setTimeout(keepInEntry, 0, step.index);
  });
}

/** The page behind this one that fits, and the way back to it. */
export function useBehind() {
  const history: RouterHistory = useRouter().history;
  return (fits: (href: string) => boolean) => {
    const step = trail.behind(history.location.state.__TSR_index, fits);
    return step && { href: step.href, go: () => history.go(step.by) };
  };
}
