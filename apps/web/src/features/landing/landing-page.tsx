import { lazy, type MouseEvent, Suspense, useContext, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { whenIdle } from '../../lib/time/idle-time.ts';
import { NavigationContext } from '../../ui/navigation/navigation.ts';
import { isModified } from '../../ui/navigation/route-link.tsx';
import { savedPage } from './sections/saved-page.ts';
import type { Language } from './words/words.ts';

const Written = lazy(() => import('./written-page.tsx'));
/** The page does without it when it does not arrive. */
const Live = lazy(() => import('./live.tsx').catch(() => ({ default: () => null })));

/** The public page: as it was prerendered, or written anew for who comes back to it from inside the app. */
export function Page() {
  return <Suspense>{savedPage ? <Saved page={savedPage} /> : <Written />}</Suspense>;
}

/** The links of the kept elements are plain ones: here they become moves inside the app. */
function Saved({ page }: { page: HTMLElement }) {
  const navigation = useContext(NavigationContext);
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // Another language is another document.
    if (!link || link.target || link.origin !== location.origin || link.pathname === '/') return;
    if (!navigation || isModified(event)) return;
    event.preventDefault();
    navigation.go(link.pathname);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside take keys; what they do is heard here
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same
    <div ref={(host) => void host?.append(page)} onClick={follow}>
      <LiveParts page={page} />
    </div>
  );
}

/** In the places that the prerendered page keeps for them, when the page has time. */
function LiveParts({ page }: { page: HTMLElement }) {
  const [hasTime, setHasTime] = useState(false);
  useEffect(() => whenIdle(() => setHasTime(true)), []);
  if (!hasTime) return null;
  return [...page.querySelectorAll<HTMLElement>('[data-live]')].map((place) =>
    createPortal(
      <Suspense>
        <Live what={place.dataset.live as 'counts'} language={page.lang as Language} />
      </Suspense>,
      place,
      place.dataset.live,
    ),
  );
}
