import type { Folio } from '@hub/contract/calls/investor/investor-details';
import { kycBlocks } from '../../../parts/person/kyc-chip.tsx';
import { OpenedState } from '../../../ui/feedback/opened-state.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { isNil } from '../../../ui/figure/figure-text.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { useMedia } from '../../../ui/theme/media.ts';
import type { BookTab } from '../book/book-list-state.ts';
import { BookSections } from '../book/book-sections.tsx';
import { useFolios, useInvestor } from '../book/queries.ts';
import { Crumbs, useListBehind } from '../parts/crumbs.tsx';
import { NoSuch, NotThere } from '../parts/not-there.tsx';
import { ContactsCard } from './contacts-card.tsx';
import { FolioCard } from './folio-card.tsx';
import { InvestorHead } from './investor-head.tsx';
import { InvestorOutline } from './investor-outline.tsx';
import { ClientOverview } from './overview/client-overview.tsx';
import { FamilyCard, FolioPeople } from './people-cards.tsx';
import { SectionStates } from './section-states.tsx';
import { TouchesCard } from './touches-card.tsx';

const title = 'Investor details';

interface InvestorViewProps {
  /** Null where the address names none. */
  id: string | null;
  tab: BookTab;
  onTab: (tab: BookTab) => void;
}

/** One client: head, figures, and the book part by part. */
export function InvestorView({ id, tab, onTab }: InvestorViewProps) {
  return (
    <>
      <Crumbs crumbs={[useListBehind()]} />
      {id === null ? (
        <NotThere title={title} what="client" />
      ) : (
        <Investor key={id} id={id} tab={tab} onTab={onTab} />
      )}
    </>
  );
}

function Investor({ id, tab, onTab }: InvestorViewProps & { id: string }) {
  const scope = { investorId: id };
  const investor = useInvestor(id);
  const folios = useFolios(scope);
  // There what is held comes first: a chart would push it off the screen.
  const isPhone = useMedia('(max-width: 575.98px)');
  if (!investor.data) {
    return (
      <OpenedState
        error={investor.error}
        onRetry={() => {
          void investor.refetch();
          if (folios.error) void folios.refetch();
        }}
        failed="This client could not be loaded"
        loading={<InvestorOutline of="client" label="Loading the client" />}
        heading={title}
        notThere={<NoSuch what="client" />}
      />
    );
  }
  const held = folios.data?.folios.flatMap(({ holdings }) => holdings.filter(({ units }) => !isNil(units)));
  // A client may transact as long as one folio may.
  const reasons = folios.data?.folios.map(({ blocked }) => blocked) ?? [];
  const ofFolios =
    reasons.length > 0 && reasons.every((reason) => reason !== null) ? (reasons[0] ?? null) : null;
  const blocked = kycBlocks[investor.data.kyc] ?? ofFolios;
  const overview = <ClientOverview investor={investor.data} folios={folios} blocked={blocked !== null} />;
  return (
    <>
      <InvestorHead investor={investor.data} blocked={blocked} />
      <BookSections
        label={`The book of ${investor.data.name}`}
        scope={scope}
        start={{ investor: id }}
        blocked={blocked}
        tab={tab}
        onTab={onTab}
        held={held?.length}
        holdings={
          <>
            {!isPhone && overview}
            <SectionStates
              query={folios}
              failed="The holdings could not be loaded"
              loading="Loading the holdings"
            >
              {(data) => <FolioCards folios={data.folios} />}
            </SectionStates>
            {isPhone && overview}
          </>
        }
        about={
          <>
            <ContactsCard investor={investor.data} />
            <TouchesCard investorId={id} />
            {investor.data.family && <FamilyCard family={investor.data.family} />}
            <SectionStates
              query={folios}
              failed="Nominees and banks could not be loaded"
              loading="Loading nominees and banks"
            >
              {(data) => <FolioPeople folios={data.folios} />}
            </SectionStates>
          </>
        }
      />
    </>
  );
}

function FolioCards({ folios }: { folios: readonly Folio[] }) {
  const firstHeld = folios.findIndex(({ holdings }) => holdings.some(({ units }) => !isNil(units)));
  if (folios.length === 0) {
    return (
      <Card>
        <EmptyState title="No folios yet" text="The first purchase opens one; its holdings appear here." />
      </Card>
    );
  }
  return folios.map((folio, at) => (
    <FolioCard key={folio.folioNo} folio={folio} hidesHead={at > firstHeld} />
  ));
}
