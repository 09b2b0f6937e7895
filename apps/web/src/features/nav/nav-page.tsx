import { routes } from '@hub/domain';
import { lazy, Suspense, useCallback, useEffect, useRef } from 'react';
import { useListState } from '../../ui/list/use-list-state.ts';
import { hrefTo, useNavigation } from '../../ui/navigation/navigation.ts';
import { navListState } from './nav-list-state.ts';
import { NavSchemes } from './nav-schemes.tsx';
import { SchemeOutline } from './scheme-outline.tsx';

const SchemeView = lazy(() =>
  import('./scheme-view.tsx').then(({ SchemeView: view }) => ({ default: view })),
);

export const { title } = routes.nav;

/** The list of all prices, or one scheme of it: the same screen, told apart by its address. */
export function Page() {
  const { listState, setListState, hrefOf } = useListState(hrefTo('nav'), navListState);
  const navigation = useNavigation();
  /** Whether the list stands before the scheme in the history: then back is the browser's, to the same spot. */
  const hasList = useRef(false);
  useEffect(() => {
    if (listState.scheme === null) hasList.current = true;
  }, [listState.scheme]);
  const schemeHref = useCallback(
    (code: string) => hrefOf({ ...listState, scheme: code }),
    [hrefOf, listState],
  );

  if (listState.scheme !== null) {
    const listHref = hrefOf({ ...listState, scheme: null });
    return (
      <Suspense fallback={<SchemeOutline />}>
        <SchemeView
          code={listState.scheme}
          listHref={listHref}
          onBack={() =>
            hasList.current ? window.history.back() : navigation.go(listHref, { replace: true })
          }
        />
      </Suspense>
    );
  }
  return <NavSchemes listState={listState} hrefOf={schemeHref} onListState={setListState} />;
}
