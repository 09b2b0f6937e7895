import { routes } from '@hub/domain';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { hrefTo } from '../../../ui/navigation/navigation.ts';
import { peopleState } from '../calls/wish-links.ts';
import { PeopleList } from './people-list.tsx';
import { WishesTabs } from './wishes-tabs.tsx';

/** Whose birthday comes, to wish one by one or all together. */
export function BirthdayPage() {
  const here = hrefTo('wishes/birthday');
  const { listState, setListState } = useListState(here, peopleState);
  return (
    <>
      <PageHeader back title={routes['wishes/birthday'].title} note="Each client gets the wish on the day." />
      <WishesTabs here={here} />
      <PeopleList
        category="birthday"
        label="Birthdays"
        words={listState.words}
        onWords={(words) => setListState({ ...listState, words })}
        span={listState.span}
        onSpan={(span) => setListState({ ...listState, span })}
        empty={<EmptyState title="No birthdays" text="Choose a longer period, or search for another name." />}
      />
    </>
  );
}
