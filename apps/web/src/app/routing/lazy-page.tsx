import { type ComponentType, use } from 'react';
import type { PageLoader } from '../../ui/navigation/area.ts';

/** A part of the app that did not arrive: a new version was put up, or the connection broke. */
export class AreaLoadError extends Error {
  override readonly name = 'AreaLoadError';
}

export interface LazyPage {
  (): React.ReactNode;
  preload(): Promise<void>;
}

/**
 * A screen whose code comes when it is first opened. The router calls `preload` before it shows the screen; a
 * failure is thrown to the area's error screen and the next try fetches again.
 */
export function lazyPage(load: PageLoader): LazyPage {
  let page: ComponentType | null = null;
  let pending: Promise<void> | null = null;
  const preload = (): Promise<void> => {
    // A line that has just come back may drop the first request; one more try costs nobody anything.
    pending ??= load()
      .catch(load)
      .then(
        (module) => {
          page = module.Page;
        },
        (cause: unknown) => {
          pending = null;
          throw new AreaLoadError('This part of the app could not be loaded', { cause });
        },
      );
    return pending;
  };
  const Lazy = () => {
    if (!page) use(preload());
    const Shown = page;
    return Shown && <Shown />;
  };
  return Object.assign(Lazy, { preload });
}
