import { routes } from '@hub/domain';
import { lazy, Suspense, useCallback, useEffect, useRef } from 'react';
import { usePlace } from '../../ui/list/use-place.ts';
import { hrefTo, useNavigation } from '../../ui/navigation/navigation.ts';
import { navPlace } from './nav-place.ts';
import { NavSchemes } from './nav-schemes.tsx';
import { SchemeOutline } from './scheme-outline.tsx';

const SchemeView = lazy(() =>
  import('./scheme-view.tsx').then(({ SchemeView: view }) => ({ default: view })),
);

export const { title } = routes.nav;

/** The list of all prices, or one scheme of it: the same screen, told apart by its address. */
export function Page() {
  const { place, setPlace, hrefOf } = usePlace(hrefTo('nav'), navPlace);
  const navigation = useNavigation();
  /** Whether the list stands before the scheme in the history: then back is the browser's, to the same spot. */
  const hasList = useRef(false);
  useEffect(() => {
    if (place.scheme === null) hasList.current = true;
  }, [place.scheme]);
  const schemeHref = useCallback((code: string) => hrefOf({ ...place, scheme: code }), [hrefOf, place]);

  if (place.scheme !== null) {
    const listHref = hrefOf({ ...place, scheme: null });
    return (
      <Suspense fallback={<SchemeOutline />}>
        <SchemeView
          code={place.scheme}
          listHref={listHref}
          onBack={() =>
            hasList.current ? window.history.back() : navigation.go(listHref, { replace: true })
          }
        />
      </Suspense>
    );
  }
  return <NavSchemes place={place} hrefOf={schemeHref} onPlace={setPlace} />;
}
