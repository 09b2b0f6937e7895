import { listRequests, requestLists } from '@hub/contract/console/act-calls';
import { actTexts } from '@hub/contract/console/act-texts';
import { Segmented } from '../../ui/form/choice/segmented.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { alwaysOneOf, type ListStateIn, listStateOf, maybe } from '../../ui/list/list-state.ts';
import { useListState } from '../../ui/list/use-list-state.ts';
import { useStaffQuery } from '../calls/console-context.ts';
import { paths } from '../routes/screens.ts';
import styles from './approvals.module.css';
import { RequestDetail } from './request-detail.tsx';
import { RequestList } from './request-list.tsx';

const texts = actTexts.approvals;

const states = listStateOf({
  list: alwaysOneOf(requestLists, 'to-check'),
  request: maybe(/^[0-9a-f-]{36}$/),
});
type State = ListStateIn<typeof states>;

/** What waits for a second person, beside what it would change. */
export function ApprovalsPage() {
  const { listState, setListState, hrefOf } = useListState(paths.approvals, states);
  const counts = useStaffQuery(listRequests, { list: 'to-check' }).data;
  const choices = requestLists.map((list) => ({
    value: list,
    text: [texts.lists[list], list === 'to-check' ? counts?.toCheck : list === 'mine' ? counts?.mine : null]
      .filter((part) => part !== null && part !== undefined)
      .join(' '),
  }));
  return (
    <>
      <PageHeader
        title={texts.title}
        actions={
          <div className="one-line">
            <Segmented
              label={texts.list}
              value={listState.list}
              options={choices}
              onChange={(list: State['list']) => setListState({ list, request: null })}
            />
          </div>
        }
      />
      <div className={styles.desk}>
        <Card className={styles.list}>
          <RequestList
            list={listState.list}
            chosen={listState.request}
            hrefOf={(request) => hrefOf({ ...listState, request })}
          />
        </Card>
        {listState.request === null ? (
          <Card>
            <p className="mute">{texts.choose}</p>
          </Card>
        ) : (
          <RequestDetail key={listState.request} id={listState.request} />
        )}
      </div>
    </>
  );
}
