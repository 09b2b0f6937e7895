import { useListState } from '../../../ui/list/use-list-state.ts';
import { hrefTo } from '../../../ui/navigation/navigation.ts';
import { GroupPage } from '../hub/group-page.tsx';
import { HealthPage } from './health-page.tsx';
import { healthState } from './health-state.ts';

/** The group's lists, or with `?view=health` its SIPs as one. */
export function Page() {
  const { listState, setListState } = useListState(hrefTo('opportunity/sip'), healthState);
  return listState.view === 'health' ? (
    <HealthPage listState={listState} onListState={setListState} />
  ) : (
    <GroupPage group="sip" />
  );
}
