import { useListState } from '../../ui/list/use-list-state.ts';
import { hrefTo } from '../../ui/navigation/navigation.ts';
import { feedbackState } from './list-state.ts';
import { QueryFormPage } from './query-form-page.tsx';
import { QueryList } from './query-list.tsx';
import { QueryView } from './query-view.tsx';

/** The list of queries, one of them, or the form of a new one, as the address says. */
export function Page() {
  const { listState, setListState, hrefOf } = useListState(hrefTo('feedback'), feedbackState);
  const { query, requested } = listState;
  const listHref = hrefOf({ ...listState, query: null, requested: null });
  if (requested !== null) return <QueryFormPage key={requested} about={requested} listHref={listHref} />;
  if (query !== null) return <QueryView key={query} reference={query} listHref={listHref} />;
  return <QueryList state={listState} onChange={setListState} hrefOf={hrefOf} />;
}
