import { useParams } from '@tanstack/react-router';
import { useRef } from 'react';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { hrefTo } from '../../../ui/navigation/navigation.ts';
import { isInvestorId, tabState } from '../book/book-list-state.ts';
import { InvestorView } from './investor-view.tsx';

/** `/distributor/investor/{id}`: the named children win, any other id is an investor's (decision S2-12). */
export function Page() {
  const params: { readonly id?: string } = useParams({ strict: false });
  // The next page's address has no id; until it is here this one keeps its own.
  const last = useRef('');
  if (params.id !== undefined) last.current = params.id;
  const id = last.current;
  const { listState, setListState } = useListState(hrefTo('investor', { id: id || 'none' }), tabState);
  return (
    <InvestorView
      id={isInvestorId(id) ? id : null}
      tab={listState.tab}
      onTab={(tab) => setListState({ ...listState, tab })}
    />
  );
}
