import { useProfile } from '../../lib/react.ts';
import { useListState } from '../../ui/list/use-list-state.ts';
import { hrefTo } from '../../ui/navigation/navigation.ts';
import { notificationsState } from './list-state.ts';
import { NotificationList } from './notification-list.tsx';
import { SettingsView } from './settings-view.tsx';

/** The list or its settings, as the address says. */
export function Page() {
  const profile = useProfile();
  const { listState, setListState, hrefOf } = useListState(hrefTo('notifications'), notificationsState);
  if (!profile) return null;
  const arn = profile.arnNo;
  if (listState.view === 'settings') return <SettingsView arn={arn} />;
  return <NotificationList arn={arn} state={listState} onChange={setListState} hrefOf={hrefOf} />;
}
