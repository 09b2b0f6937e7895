import type { ResponseOf } from '@hub/contract';
import { lapseRadar, type ThreatenedSip } from '@hub/contract/calls/opportunity/opportunity-radar';
import { lapseFactorNames } from '@hub/contract/opportunity/lapse-texts';
import { groupIndian, routes, rupeesText } from '@hub/domain';
import { lapseFactors } from '@hub/domain/opportunity/lapse-score';
import { useApi } from '../../../lib/react.ts';
import { Button } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { SearchField } from '../../../ui/form/text/search-field.tsx';
import { useTyped } from '../../../ui/form/typing/use-typed.ts';
import { ListFilters } from '../../../ui/layout/list-filters.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { DataList } from '../../../ui/list/data-list.tsx';
import { FilterChip } from '../../../ui/list/filter-chip.tsx';
import { type ListStateIn, listStateOf, oneOf, text } from '../../../ui/list/list-state.ts';
import { usePagedList } from '../../../ui/list/paged-list.ts';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { hrefTo } from '../../../ui/navigation/navigation.ts';
import { ScrollStrip } from '../../../ui/tabs/scroll-strip.tsx';
import { HealthLink } from '../calls/health-link.tsx';
import styles from './radar-page.module.css';
import { RadarRow } from './radar-row.tsx';

const radarState = listStateOf({ words: text('q'), factor: oneOf(lapseFactors) });
type RadarState = ListStateIn<typeof radarState>;
type Page = ResponseOf<typeof lapseRadar> & { readonly total: number };

const rowKey = ({ folioNo, regNo }: ThreatenedSip): string => `${folioNo} ${regNo}`;

function useRadar({ words, factor }: RadarState) {
  const api = useApi();
  const list = usePagedList<ThreatenedSip, Page>({
    queryKey: ['opportunity', 'radar', words, factor],
    rowKey,
    readPage: async ({ pageNumber, first }, signal) => {
      const requested = { ...(words && { words }), ...(factor && { factor }), pageNumber };
      const page = await api.call(lapseRadar, requested, { signal });
      return { ...page, total: page.totals?.plans ?? first?.total ?? 0 };
    },
  });
  return list;
}

/** Running SIPs, the likeliest to stop first, each with what threatens it. */
export function Page() {
  const { listState, setListState } = useListState(hrefTo('opportunity/lapse-radar'), radarState);
  const list = useRadar(listState);
  const { typed, setTyped, lookNow } = useTyped(listState.words, (words) =>
    setListState({ ...listState, words }),
  );
  const isFiltered = radarState.chosen(listState, ['words', 'factor']) > 0;
  return (
    <>
      <PageHeader
        back
        title={routes['opportunity/lapse-radar'].title}
        note={
          <span role="status">
            {list.state === 'ready' ? noteOf(list.total, isFiltered) : 'Loading the SIPs…'}
          </span>
        }
        actions={<HealthLink />}
      />
      <ListFilters>
        <SearchField
          label="Search by investor, scheme, folio or SIP number"
          value={typed}
          onChange={setTyped}
          onSubmit={lookNow}
        />
        <ScrollStrip label="Reason">
          {lapseFactors.map((factor) => (
            <FilterChip
              key={factor}
              chosen={listState.factor === factor}
              onChange={(chosen) => setListState({ ...listState, factor: chosen ? factor : null })}
            >
              {lapseFactorNames[factor]}
            </FilterChip>
          ))}
        </ScrollStrip>
      </ListFilters>
      <p className={`below-16 mute ${styles.about}`}>
        The score adds up what is known about each SIP, to 100 at most. It shows where to look first, not what
        will happen.
      </p>
      <DataList
        list={list}
        label="SIPs that may stop"
        row={(one) => <RadarRow sip={one} />}
        failed="The SIPs could not be loaded"
        empty={
          isFiltered ? (
            <EmptyState title="No SIPs match" text="Try fewer words, or another reason.">
              <Button look="outline" onClick={() => setListState(radarState.anywhere)}>
                Show all
              </Button>
            </EmptyState>
          ) : (
            <EmptyState
              title="No SIPs at risk"
              text="A SIP appears here when a debit bounces, its mandate or KYC has a problem, or money leaves its folio."
            />
          )
        }
      />
    </>
  );
}

const noteOf = (total: number, isFiltered: boolean): string =>
  `${groupIndian(total)} ${total === 1 ? 'SIP' : 'SIPs'}${isFiltered ? ' found' : ' to look at'}`;

/** `₹18,400 a month`, of one SIP. */
export const monthlyOf = ({ monthly }: Pick<ThreatenedSip, 'monthly'>): string =>
  `${rupeesText(monthly)} a month`;
