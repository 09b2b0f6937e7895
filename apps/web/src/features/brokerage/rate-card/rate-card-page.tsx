import type { RateCardReply } from '@hub/contract/calls/brokerage/brokerage-rate-card';
import { dayText } from '@hub/domain';
import { Button } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { hrefTo } from '../../../ui/navigation/navigation.ts';
import { useRateCard } from '../calls/queries.ts';
import { Read } from '../calls/read.tsx';
import { counted } from '../calls/words.ts';
import { BrokerageFrame, useIsVisitor, VisitorPage } from '../links/brokerage-frame.tsx';
import { type CardState, cardState } from '../links/card-state.ts';
import { CardChanges } from './card-changes.tsx';
import { CardFiles } from './card-files.tsx';
import { CardFilters } from './card-filters.tsx';
import { CardLines } from './card-lines.tsx';

const here = hrefTo('brokerage/rate-card');

/** The rates by version, and what each version changed. */
export function Page() {
  const { listState, setListState } = useListState(here, cardState);
  if (useIsVisitor()) return <VisitorPage route="brokerage/rate-card" here={here} />;
  return <RateCard state={listState} onState={setListState} />;
}

interface RateCardProps {
  state: CardState;
  onState: (next: CardState) => void;
}

function RateCard({ state, onState }: RateCardProps) {
  const { version, words } = state;
  const query = useRateCard({ ...(version && { version }), ...(words && { words }) });
  const { data, isPlaceholderData } = query;
  return (
    <BrokerageFrame
      route="brokerage/rate-card"
      here={here}
      note={<span role="status">{isPlaceholderData ? 'Searching…' : noteOf(data)}</span>}
      actions={data?.card && <CardFiles version={data.card.version} />}
    >
      <Read query={query} what="the rate card">
        {(reply) => <Reply reply={reply} state={state} onState={onState} isStale={isPlaceholderData} />}
      </Read>
    </BrokerageFrame>
  );
}

function noteOf(data: RateCardReply | undefined): string {
  if (!data) return 'Loading the rate card…';
  const open = data.versions.find(({ version }) => version === data.card?.version);
  if (!open) return 'No rate card yet';
  const until = open.to === null ? '' : ` to ${dayText(open.to)}`;
  return `${open.version} · from ${dayText(open.from)}${until} · ${counted(open.schemes, 'scheme')}`;
}

function Reply({
  reply,
  state,
  onState,
  isStale,
}: RateCardProps & { reply: RateCardReply; isStale: boolean }) {
  const { card, versions } = reply;
  if (versions.length === 0) {
    return (
      <Card>
        <EmptyState
          title="No rate card yet"
          text="The rate card appears here once the asset manager adds it. Until then no expected brokerage can be shown."
        />
      </Card>
    );
  }
  if (card === null) {
    return (
      <Card>
        <EmptyState title="There is no such version" text="Choose one of the versions.">
          <Button look="outline" onClick={() => onState(cardState.anywhere)}>
            Show the one in force
          </Button>
        </EmptyState>
      </Card>
    );
  }
  return (
    <div aria-busy={isStale}>
      <CardFilters reply={reply} state={state} onState={onState} />
      {state.show === 'changes' ? (
        <CardChanges changes={card.changes} before={card.before} />
      ) : (
        <CardLines key={`${card.version} ${state.words}`} lines={card.lines} />
      )}
    </div>
  );
}
