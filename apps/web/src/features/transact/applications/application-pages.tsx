import { applicationKindTexts, applicationStatusTexts } from '@hub/contract/applications/application-texts';
import type { ApplicationKind } from '@hub/domain/applications/application-draft';
import { useLocation } from '@tanstack/react-router';
import { type ComponentType, useRef, useState } from 'react';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { QueryState } from '../../../ui/feedback/query-state.tsx';
import { EmptyState, ErrorState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useNavigation } from '../../../ui/navigation/navigation.ts';
import { SignedIn } from '../flow/signed-in.tsx';
import { ApplicationForm } from './application-form.tsx';
import { useOpened } from './form/queries.ts';
import { applicationHref, readApplicationId } from './leads/links.ts';

const FirstTimePage = ({ kind }: { kind: ApplicationKind }) => (
  <SignedIn title={applicationKindTexts[kind]}>
    <FirstTime kind={kind} />
  </SignedIn>
);

/** A new form, or the one in the address. A new one gets its address when it is saved first, and stays as it is. */
function FirstTime({ kind }: { kind: ApplicationKind }) {
  const { pathname, searchStr } = useLocation();
  const [path] = useState(pathname);
  // The address changes before the next page is there: until then this one keeps what it had.
  const last = useRef(searchStr);
  if (pathname === path) last.current = searchStr;
  const query = last.current;
  const navigation = useNavigation();
  const id = readApplicationId(query);
  const own = useRef({ id: null as string | null, isInAddress: false, count: 0 });
  const { current } = own;
  if (current.id !== null && id === current.id) current.isInAddress = true;
  // Whoever leaves a form for a new one begins afresh.
  if (id === null && current.isInAddress)
    own.current = { id: null, isInAddress: false, count: current.count + 1 };
  if (id === null || id === current.id) {
    return (
      <ApplicationForm
        key={`new ${own.current.count}`}
        kind={kind}
        opened={null}
        onCreated={(created) => {
          own.current.id = created;
          navigation.go(applicationHref(kind, created, 'pan'), { replace: true });
        }}
      />
    );
  }
  return <OpenedForm key={id} id={id} kind={kind} />;
}

function OpenedForm({ id, kind }: { id: string; kind: ApplicationKind }) {
  const { data: opened, error, refetch } = useOpened(id);
  if (opened?.kind === kind && (opened.status === 'sent' || opened.status === 'opened')) {
    return (
      <>
        <PageHeader title={applicationKindTexts[kind]} back />
        <Card>
          <EmptyState
            title={applicationStatusTexts[opened.status]}
            text={
              opened.status === 'sent'
                ? 'The investor has the link. The order is among the pending transactions.'
                : `Folio ${opened.folioNo ?? ''} is in your book.`
            }
          >
            <ButtonLink to="transact/pending">See pending transactions</ButtonLink>
          </EmptyState>
        </Card>
      </>
    );
  }
  if (opened?.kind === kind) return <ApplicationForm kind={kind} opened={opened} onCreated={() => {}} />;
  return (
    <>
      <PageHeader title={applicationKindTexts[kind]} back />
      <Card>
        {opened ? (
          // A form of another kind than the address says.
          <ErrorState title="The form could not be loaded" error={null} onRetry={() => void refetch()} />
        ) : (
          <QueryState
            error={error}
            onRetry={refetch}
            failed="The form could not be loaded"
            loading="Loading the form"
            lines={['title', 'block']}
          />
        )}
      </Card>
    </>
  );
}

export const firstTimePages: Readonly<Record<ApplicationKind, ComponentType>> = {
  lumpsum: () => <FirstTimePage kind="lumpsum" />,
  sip: () => <FirstTimePage kind="sip" />,
  'zero-balance': () => <FirstTimePage kind="zero-balance" />,
};
