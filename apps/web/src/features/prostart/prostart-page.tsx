import { useListState } from '../../ui/list/use-list-state.ts';
import { hrefTo } from '../../ui/navigation/navigation.ts';
import { Library } from './library/library.tsx';
import { prostartState } from './library/list-state.ts';
import { VideoView } from './video/video-view.tsx';

/** All videos, or one of them, as the address says. */
export function Page() {
  const { listState, setListState, hrefOf } = useListState(hrefTo('prostart'), prostartState);
  const { video, at } = listState;
  if (video === null) return <Library state={listState} onChange={setListState} hrefOf={hrefOf} />;
  return (
    <VideoView
      key={`${video}/${at}`}
      id={video}
      at={at === null ? null : Number(at)}
      listHref={hrefOf({ ...listState, video: null, at: null })}
      hrefOf={(id) => hrefOf({ ...listState, video: id, at: null })}
    />
  );
}
