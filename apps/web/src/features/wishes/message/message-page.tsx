import { routes } from '@hub/domain';
import { useLocation } from '@tanstack/react-router';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { QueryState } from '../../../ui/feedback/query-state.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useTemplates, useWishClients } from '../calls/queries.ts';
import { readWritten, type Written } from '../calls/wish-links.ts';
import { MessageForm } from './message-form.tsx';

/** A wish: to whom, by which way, on which card, in which words, and when. */
export function Page() {
  const query = useLocation({ select: ({ searchStr }) => searchStr });
  const written = readWritten(query);
  if (written !== null) return <Write key={query} written={written} />;
  return (
    <>
      <PageHeader back title={routes['wishes/message'].title} />
      <Card>
        <EmptyState
          title="Choose whom to wish"
          text="Start with an occasion: a birthday, an anniversary or a festival."
        >
          <ButtonLink to="wishes">See upcoming occasions</ButtonLink>
        </EmptyState>
      </Card>
    </>
  );
}

function Write({ written }: { written: Written }) {
  const { category, span, clients, except } = written;
  const templates = useTemplates(category);
  const requested = {
    category,
    span,
    ...(clients.length > 0 && { investorIds: [...clients] }),
    ...(except.length > 0 && { except: [...except] }),
  };
  const { list, first } = useWishClients(requested);
  const error = templates.error ?? list.error;
  const retry = () => {
    void templates.refetch();
    list.retry();
  };
  return (
    <>
      <PageHeader back title={routes['wishes/message'].title} note={templates.data?.name} />
      {templates.data && first ? (
        first.clients === 0 ? (
          <Card>
            <EmptyState
              title="No one to wish"
              text="The day is over, or the clients are no longer in this list."
            >
              <ButtonLink to="wishes">See upcoming occasions</ButtonLink>
            </EmptyState>
          </Card>
        ) : (
          <MessageForm requested={requested} templates={templates.data} clients={first} some={list.rows} />
        )
      ) : (
        <QueryState
          error={error}
          onRetry={retry}
          failed="The wish could not be started"
          loading="Loading the form"
          lines={['block', 'block']}
          failsInCard
        />
      )}
    </>
  );
}
