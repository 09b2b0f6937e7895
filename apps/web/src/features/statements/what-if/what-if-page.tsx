import { routes } from '@hub/domain';
import { ClientChoice } from '../../../parts/person/client-choice.tsx';
import { useRecentClients } from '../../../parts/person/recent-clients.ts';
import { whatIfHref } from '../../../parts/what-if/what-if-links.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { hrefTo, useNavigation } from '../../../ui/navigation/navigation.ts';
import { ClientWhatIf } from './client-what-if.tsx';
import { whatIfState } from './what-if-state.ts';

const { title } = routes['statements/what-if'];

/** What a redemption would give and cost, before anything is ordered. */
export function Page() {
  const { listState, setListState } = useListState(hrefTo('statements/what-if'), whatIfState);
  const { investor } = listState;
  if (investor === null) return <ChooseClient />;
  return <ClientWhatIf key={investor} investor={investor} state={listState} onState={setListState} />;
}

function ChooseClient() {
  const navigation = useNavigation();
  const recent = useRecentClients();
  return (
    <>
      <PageHeader title={title} note="Choose a client to work out a redemption" back />
      <ClientChoice
        value={null}
        recent={recent}
        onChange={(client) => client && navigation.go(whatIfHref({ investor: client.id }))}
      />
    </>
  );
}
