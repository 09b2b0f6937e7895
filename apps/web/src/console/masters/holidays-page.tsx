import { listHolidays } from '@hub/contract/console/calendar-calls';
import { masterTexts } from '@hub/contract/console/master-texts';
import type { StaffReplyOf } from '@hub/contract/console/staff-call';
import * as acts from '@hub/contract/reference/holiday-acts';
import { clockInIndia, formatDate } from '@hub/domain';
import { Button } from '../../ui/action/button.tsx';
import { weekdayName } from '../../ui/date/moment.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { listStateOf, maybe } from '../../ui/list/list-state.ts';
import { useListState } from '../../ui/list/use-list-state.ts';
import { ActStrip } from '../acts/act-strip.tsx';
import { useConsole, useMay, useMe, useStaffQuery } from '../calls/console-context.ts';
import { type DenseColumns, DenseTable } from '../layout/dense-table.tsx';
import { paths } from '../routes/screens.ts';

const texts = masterTexts.holidays;
const states = listStateOf({ year: maybe(/^20\d\d$/) });
type Row = StaffReplyOf<typeof listHolidays>['rows'][number];

/** The days on which the market is closed, and what changes them. */
export function HolidaysPage() {
  const { now } = useMe();
  const { listState, setListState } = useListState(paths.calendar, states);
  const year = listState.year ?? String(clockInIndia(Temporal.Instant.from(now)).year);
  const { data, error, refetch, isPlaceholderData } = useStaffQuery(
    listHolidays,
    { year },
    { keepsLast: true },
  );
  const go = (by: 1 | -1) => setListState({ year: String(Number(year) + by) });
  return (
    <>
      <PageHeader
        title={`${texts.title} ${year}`}
        note={data?.source != null && texts.source(data.source)}
        actions={
          <>
            <Button look="outline" onClick={() => go(-1)}>
              {texts.before}
            </Button>
            <Button look="outline" onClick={() => go(1)}>
              {texts.after}
            </Button>
          </>
        }
      />
      <ActStrip
        label={texts.acts}
        acts={[
          { act: acts.addHoliday, given: {} },
          { act: acts.loadHolidays, given: {} },
        ]}
      />
      {!data ? (
        <QueryState
          error={error}
          onRetry={refetch}
          failed={texts.failed}
          loading={texts.loading}
          lines={['block']}
          failsInCard
        />
      ) : data.rows.length === 0 ? (
        <EmptyState title={texts.empty(year)} text={texts.emptyText} />
      ) : (
        <DenseTable
          label={texts.title}
          columns={columns}
          rows={data.rows}
          rowKey={({ day }) => day}
          isStale={isPlaceholderData}
        />
      )}
    </>
  );
}

const dayOf = (day: string): string => {
  const date = Temporal.PlainDate.from(day);
  return `${formatDate(date)}, ${weekdayName(date)}`;
};

const columns: DenseColumns<Row> = [
  { id: 'day', header: texts.columns.day, cell: ({ day }) => dayOf(day) },
  { id: 'name', header: texts.columns.name, cell: ({ name }) => name },
  {
    ...{ id: 'calendars', header: texts.columns.calendars },
    cell: ({ calendars }) => calendars.map((calendar) => texts.calendars[calendar]).join(', '),
  },
  { id: 'acts', header: texts.columns.acts, cell: (row) => <RemoveButton holiday={row} /> },
];

function RemoveButton({ holiday: { day, name, calendars, isPast } }: { holiday: Row }) {
  const { openAct } = useConsole();
  const mayRequest = useMay('masters.make');
  if (isPast || !mayRequest)
    return <span className="mute">{isPast ? texts.past : masterTexts.schemes.none}</span>;
  const calendar = calendars.length > 1 ? 'BOTH' : calendars[0];
  return (
    <Button
      look="quiet"
      size="compact"
      aria-label={`${acts.removeHoliday.title}: ${name}`}
      onClick={() =>
        openAct.open({ name: acts.removeHoliday.name, given: {}, about: name, initial: { day, calendar } })
      }
    >
      {acts.removeHoliday.title}
    </Button>
  );
}
