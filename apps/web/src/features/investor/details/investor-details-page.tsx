import { useListState } from '../../../ui/list/use-list-state.ts';
import { hrefTo } from '../../../ui/navigation/navigation.ts';
import { investorListState } from '../book/book-list-state.ts';
import { InvestorView } from './investor-view.tsx';

export function Page() {
  const { listState, setListState } = useListState(hrefTo('investor/details'), investorListState);
  return (
    <InvestorView
      id={listState.id}
      tab={listState.tab}
      onTab={(tab) => setListState({ ...listState, tab })}
    />
  );
}
