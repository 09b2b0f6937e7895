import { Button } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { DataList } from '../../../ui/list/data-list.tsx';
import { useVideos } from '../parts/queries.ts';
import { type LibraryProps, openedIn, prostartState } from './list-state.ts';
import { VideoRow } from './video-row.tsx';

/** The videos of a bucket, and those that say the words. */
export function FoundVideos({ state, onChange, hrefOf }: LibraryProps) {
  const { words, bucket, subBucket } = state;
  const list = useVideos({
    ...(bucket !== null && { bucket }),
    ...(subBucket !== null && { subBucket }),
    ...(words !== '' && { search: words }),
  });
  return (
    <DataList
      list={list}
      label="Videos"
      row={(video) => <VideoRow video={video} href={hrefOf(openedIn(state, video))} />}
      failed="The videos could not be loaded"
      empty={
        <EmptyState
          title="No videos match"
          text={
            words === ''
              ? 'There are no videos on this topic.'
              : 'Try fewer or other words. Titles are searched, and what is said in the videos.'
          }
        >
          <Button look="outline" onClick={() => onChange(prostartState.anywhere)}>
            Show all videos
          </Button>
        </EmptyState>
      }
    />
  );
}
