import type { VideoLead } from '@hub/contract/calls/prostart/prostart';
import { QueryState } from '../../../ui/feedback/query-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ScrollStrip } from '../../../ui/tabs/scroll-strip.tsx';
import { useTrending } from '../parts/queries.ts';
import styles from './library.module.css';
import { type LibraryProps, openedIn } from './list-state.ts';
import { VideoCard } from './video-card.tsx';

const shelves = [
  { id: 'started', title: 'Continue watching' },
  { id: 'trending', title: 'Trending' },
  { id: 'newest', title: 'Newest' },
] as const;

/** The page before anything is looked for. */
export function Shelves({ state, hrefOf }: Pick<LibraryProps, 'state' | 'hrefOf'>) {
  const { data, error, refetch } = useTrending();
  if (!data) {
    return (
      <QueryState
        error={error}
        onRetry={refetch}
        failed="The videos could not be loaded"
        loading={<Outline />}
        failsInCard
      />
    );
  }
  if (shelves.every(({ id }) => data[id].length === 0)) {
    return (
      <Card>
        <EmptyState title="No videos yet" text="Training videos appear here as soon as they are published." />
      </Card>
    );
  }
  return (
    <div className="stack gap-24">
      {shelves.map(({ id, title }) => (
        <Shelf key={id} title={title} videos={data[id]} hrefOf={(video) => hrefOf(openedIn(state, video))} />
      ))}
    </div>
  );
}

interface ShelfProps {
  title: string;
  videos: readonly VideoLead[];
  hrefOf: (video: VideoLead) => string;
}

function Shelf({ title, videos, hrefOf }: ShelfProps) {
  if (videos.length === 0) return null;
  return (
    <section className="stack shrink gap-12" aria-label={title}>
      <h2 className="text-large heavy">{title}</h2>
      <ScrollStrip label={`Videos: ${title}`} className={styles.strip} fades={false}>
        {videos.map((video) => (
          <VideoCard key={video.id} video={video} href={hrefOf(video)} />
        ))}
      </ScrollStrip>
    </section>
  );
}

function Outline() {
  return (
    <Loading label="Loading the videos">
      <div className="stack gap-24">
        {[1, 2].map((shelf) => (
          <div key={shelf} className="stack shrink gap-12">
            <Skeleton shape="title" width="short" />
            <div className="flex gap-16 clip">
              {[1, 2, 3, 4].map((one) => (
                <div key={one} className={`stack gap-8 ${styles.outline}`}>
                  <Skeleton shape="block" />
                  <Skeleton width="long" />
                  <Skeleton width="medium" />
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
