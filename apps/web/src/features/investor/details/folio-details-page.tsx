import { useListState } from '../../../ui/list/use-list-state.ts';
import { hrefTo } from '../../../ui/navigation/navigation.ts';
import { folioListState } from '../book/book-list-state.ts';
import { FolioView } from './folio-view.tsx';

export function Page() {
  const { listState, setListState } = useListState(hrefTo('investor/folio-details'), folioListState);
  return (
    <FolioView
      folioNo={listState.folio}
      tab={listState.tab}
      onTab={(tab) => setListState({ ...listState, tab })}
    />
  );
}
