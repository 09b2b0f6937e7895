import { routes } from '@hub/domain';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { SearchField } from '../../../ui/form/text/search-field.tsx';
import { useTyped } from '../../../ui/form/typing/use-typed.ts';
import { ListFilters } from '../../../ui/layout/list-filters.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { BucketChips } from './bucket-chips.tsx';
import { FoundVideos } from './found-videos.tsx';
import type { LibraryProps } from './list-state.ts';
import { Shelves } from './shelves.tsx';

/** All videos: shelves of them, or those of a bucket and those that were looked for. */
export function Library(props: LibraryProps) {
  const { state, onChange } = props;
  const { typed, setTyped, lookNow } = useTyped(state.words, (words) => onChange({ ...state, words }));
  return (
    <>
      <PageHeader
        back
        title={routes.prostart.title}
        note="Training videos for your work with clients"
        actions={
          <ButtonLink to="certificate/view" look="outline" size="compact">
            Certificates
          </ButtonLink>
        }
      />
      <ListFilters>
        <SearchField
          label="Search titles and what is said"
          value={typed}
          onChange={setTyped}
          onSubmit={lookNow}
        />
        <BucketChips state={state} onChange={onChange} />
      </ListFilters>
      {state.words === '' && state.bucket === null ? <Shelves {...props} /> : <FoundVideos {...props} />}
    </>
  );
}
