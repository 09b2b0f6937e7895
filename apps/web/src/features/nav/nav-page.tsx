import { routes } from '@hub/domain';
import { lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import { hrefTo, useNavigation } from '../../ui/navigation.ts';
import { useQueryString } from '../../ui/query-string.ts';
import { type NavPlace, readPlace, writePlace } from './nav-place.ts';
import { NavSchemes } from './nav-schemes.tsx';
import { SchemeOutline } from './scheme-outline.tsx';

const SchemeView = lazy(() =>
  import('./scheme-view.tsx').then(({ SchemeView: view }) => ({ default: view })),
);

export const { title } = routes.nav;
const hrefOf = (place: NavPlace) => hrefTo('nav') + writePlace(place);

/** The list of all prices, or one scheme of it: the same screen, told apart by its address. */
export function Page() {
  const queryString = useQueryString();
  const place = useMemo(() => readPlace(queryString), [queryString]);
  const navigation = useNavigation();
  const list = useRef<HTMLDivElement>(null);
  /** Whether the list stands before the scheme in the history: then back is the browser's, to the same spot. */
  const hasList = useRef(false);
  const before = useRef(place.scheme);
  useEffect(() => {
    if (place.scheme === null) hasList.current = true;
    const left = before.current;
    before.current = place.scheme;
    // Whoever comes back goes on from where they left.
    if (left !== null && place.scheme === null) {
      list.current?.querySelector<HTMLElement>(`[data-scheme="${left}"]`)?.focus({ preventScroll: true });
    }
  }, [place.scheme]);

  const allSchemes = { ...place, scheme: null };
  if (place.scheme !== null) {
    return (
      <Suspense fallback={<SchemeOutline />}>
        <SchemeView
          code={place.scheme}
          listHref={hrefOf(allSchemes)}
          onBack={() =>
            hasList.current ? window.history.back() : navigation.go(hrefOf(allSchemes), { replace: true })
          }
        />
      </Suspense>
    );
  }
  return (
    <div ref={list}>
      <NavSchemes
        place={place}
        hrefOf={(code) => hrefOf({ ...place, scheme: code })}
        onPlace={(next) => navigation.go(hrefOf(next), { replace: true })}
      />
    </div>
  );
}
