import { routes } from '@hub/domain';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { DataList } from '../../../ui/list/data-list.tsx';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { hrefTo } from '../../../ui/navigation/navigation.ts';
import { useBirthdays } from '../calls/queries.ts';
import { peopleState, writeHref } from '../calls/wish-links.ts';
import { PeopleFilters } from './people-filters.tsx';
import { PersonRow } from './person-row.tsx';
import { WishesTabs } from './wishes-tabs.tsx';

/** Who of the birthdays has the wish of this year, and who has not. */
export function BirthdayWishesPage() {
  const here = hrefTo('wishes/birthday-wishes');
  const { listState, setListState } = useListState(here, peopleState);
  const { words, span } = listState;
  const { list, first } = useBirthdays({ span, ...(words !== '' && { search: words }) });
  return (
    <>
      <PageHeader
        back
        title={routes['wishes/birthday-wishes'].title}
        note="Who has got this year’s wish, and who has not."
      />
      <WishesTabs here={here} />
      <PeopleFilters
        words={words}
        onWords={(next) => setListState({ ...listState, words: next })}
        span={span}
        onSpan={(next) => setListState({ ...listState, span: next })}
      />
      <DataList
        list={list}
        label="Birthday wishes"
        failed="The birthdays could not be loaded"
        empty={<EmptyState title="No birthdays" text="Choose a longer period, or search for another name." />}
        row={(person) => (
          <PersonRow
            person={person}
            category="birthday"
            today={first?.today ?? person.on}
            after={
              person.wished === null && (
                <ButtonLink
                  look="outline"
                  size="compact"
                  aria-label={`Wish ${person.name}`}
                  href={writeHref({ category: 'birthday', span, clients: [person.investorId], except: [] })}
                >
                  Wish
                </ButtonLink>
              )
            }
          />
        )}
      />
    </>
  );
}
