import { routes } from '@hub/domain';
import { Button } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ListStates } from '../../../ui/list/list-parts.tsx';
import { SectionTabs } from '../../../ui/tabs/section-tabs.tsx';
import { useLibrary } from '../piece/queries.ts';
import { ContentGrid } from './content-grid.tsx';
import { GridOutline } from './grid-outline.tsx';
import { LibraryFilters } from './library-filters.tsx';
import { type LibraryState, libraryState } from './library-state.ts';
import { RecentRow } from './recent-row.tsx';

interface LibraryProps {
  state: LibraryState;
  onChange: (next: LibraryState) => void;
  hrefOf: (next: LibraryState) => string;
}

const narrowing = ['type', 'scheme', 'words'] as const;

/** All pieces of the asset manager, by bucket. */
export function Library({ state, onChange, hrefOf }: LibraryProps) {
  const { bucket, type, scheme, sort, words } = state;
  const { list, page } = useLibrary({
    bucketType: bucket,
    contentType: type,
    sorting: sort,
    ...(scheme !== null && { schemeId: scheme }),
    ...(words !== '' && { search: words }),
  });
  const isNarrowed = libraryState.chosen(state, narrowing) > 0;
  const shareHref = (share: string) => hrefOf({ ...state, share });
  const pieces = (
    <>
      <LibraryFilters state={state} onChange={onChange} total={list.total} />
      <ListStates
        list={list}
        isEmpty={list.rows.length === 0}
        label="Content"
        loading={<GridOutline label="Loading the library" count={6} />}
        failed="The library could not be loaded"
        empty={
          isNarrowed ? (
            <EmptyState title="No content matches" text="Try fewer words, another type or another scheme.">
              <Button look="outline" onClick={() => onChange({ ...libraryState.anywhere, bucket, sort })}>
                Clear the filters
              </Button>
            </EmptyState>
          ) : (
            <EmptyState
              title="No content here yet"
              text="What the asset manager approves for you to share appears here, with your name on it."
            />
          )
        }
      >
        <ContentGrid list={list} shareHref={shareHref} />
      </ListStates>
    </>
  );
  return (
    <>
      <PageHeader
        back
        title={routes['co-branding'].title}
        note="Approved content with your name, ARN and contact on it"
      />
      <RecentRow viewerId={page?.viewerId ?? null} />
      {page && page.buckets.length > 1 ? (
        <div className="above-8">
          <SectionTabs
            label="Buckets"
            tabs={page.buckets.map(({ id, name, count }) => ({ id, text: name, count }))}
            shown={bucket}
            onShow={(next) => onChange({ ...state, bucket: next, scheme: null })}
          >
            {pieces}
          </SectionTabs>
        </div>
      ) : (
        pieces
      )}
    </>
  );
}
