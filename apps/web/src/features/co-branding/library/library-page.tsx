import { useListState } from '../../../ui/list/use-list-state.ts';
import { hrefTo } from '../../../ui/navigation/navigation.ts';
import { ShareDialog } from '../share/share-dialog.tsx';
import { Library } from './library.tsx';
import { libraryState } from './library-state.ts';

export function Page() {
  const { listState, setListState, hrefOf } = useListState(hrefTo('co-branding'), libraryState);
  return (
    <>
      <Library state={listState} onChange={setListState} hrefOf={hrefOf} />
      {listState.share !== null && (
        <ShareDialog
          contentId={listState.share}
          onClose={() => setListState({ ...listState, share: null })}
        />
      )}
    </>
  );
}
