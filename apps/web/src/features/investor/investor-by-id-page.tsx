import { useParams } from '@tanstack/react-router';
import { useRef } from 'react';
import { usePlace } from '../../ui/list/use-place.ts';
import { hrefTo } from '../../ui/navigation/navigation.ts';
import { isInvestorId, tabPlace } from './book-place.ts';
import { InvestorView } from './investor-view.tsx';

/** `/distributor/investor/{id}`: the named children win, any other id is an investor's (decision S2-12). */
export function Page() {
  const params: { readonly id?: string } = useParams({ strict: false });
  // The next page's address has no id; until it is here this one keeps its own.
  const last = useRef('');
  if (params.id !== undefined) last.current = params.id;
  const id = last.current;
  const { place, setPlace } = usePlace(hrefTo('investor', { id: id || 'none' }), tabPlace);
  return (
    <InvestorView
      id={isInvestorId(id) ? id : null}
      tab={place.tab}
      onTab={(tab) => setPlace({ ...place, tab })}
    />
  );
}
