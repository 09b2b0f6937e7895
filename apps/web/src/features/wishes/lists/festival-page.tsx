import { dayText, routes } from '@hub/domain';
import { DatedText } from '../../../ui/date/dated-text.tsx';
import { QueryState } from '../../../ui/feedback/query-state.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { ListCrumb } from '../../../ui/layout/list-crumb.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { hrefTo } from '../../../ui/navigation/navigation.ts';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { useAhead } from '../calls/queries.ts';
import { peopleState } from '../calls/wish-links.ts';
import { clientsText, onText } from '../calls/wish-words.ts';
import styles from './lists.module.css';
import { PeopleList } from './people-list.tsx';
import { WishesTabs } from './wishes-tabs.tsx';

/** The festivals of the next three months, or who keeps one of them. */
export function FestivalPage() {
  const here = hrefTo('wishes/festival');
  const { listState, setListState, hrefOf } = useListState(here, peopleState);
  const { data, error, refetch } = useAhead();
  const open = data?.festivals.find(({ category }) => category === listState.of);
  if (listState.of !== null && open) {
    return (
      <>
        <ListCrumb href={hrefOf(peopleState.anywhere)}>All festivals</ListCrumb>
        <PageHeader title={open.name} note={noteOf(open)} />
        <PeopleList
          category={open.category}
          label={open.name}
          words={listState.words}
          onWords={(words) => setListState({ ...listState, words })}
          span="day"
          empty={
            <EmptyState
              title="No clients for this festival"
              text="None of your clients live where this festival is celebrated."
            />
          }
        />
      </>
    );
  }
  return (
    <>
      <PageHeader
        back
        title={routes['wishes/festival'].title}
        note="Of the next three months, for clients in the states that celebrate them."
      />
      <WishesTabs here={here} />
      {data ? (
        <ul className={styles.festivals} aria-label="Festivals">
          {data.festivals.map((one) => (
            <li key={one.category}>
              <RouteLink
                href={hrefOf({ ...peopleState.anywhere, of: one.category })}
                className={`stack with-aside gap-2-12 pad-12-16 ink bare hover-sunk ${styles.festival}`}
              >
                <strong>{one.name}</strong>
                <span className="mute text-note">
                  <DatedText>
                    {onText(one.from, data.today)}
                    {one.to !== one.from && ` or ${dayText(one.to)}`}
                    {one.mayShift && ', may shift by a day'}
                  </DatedText>
                </span>
                <span className="mute text-note">{clientsText(one.clients)}</span>
              </RouteLink>
            </li>
          ))}
        </ul>
      ) : (
        <QueryState
          error={error}
          onRetry={refetch}
          failed="The festivals could not be loaded"
          loading="Loading the festivals"
          lines={['block', 'block']}
          failsInCard
        />
      )}
    </>
  );
}

const noteOf = ({ from, to, mayShift }: { from: string; to: string; mayShift: boolean }): string =>
  [
    to === from ? dayText(from) : `${dayText(from)} or ${dayText(to)}, by state`,
    ...(mayShift ? ['may shift by a day with the moon'] : []),
  ].join(', ');
