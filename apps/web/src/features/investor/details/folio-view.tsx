import type { Folio } from '@hub/contract/calls/investor/investor-details';
import { dayText, taxStatusName } from '@hub/domain';
import { holdingModes, rtaName } from '../../../parts/person/folio-words.ts';
import { StatementMenu } from '../../../parts/statement/statement-menu.tsx';
import { OpenedState } from '../../../ui/feedback/opened-state.tsx';
import { isNil } from '../../../ui/figure/figure-text.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Fact, Facts } from '../../../ui/layout/facts.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { BookFigures } from '../book/book-figures.tsx';
import type { BookTab } from '../book/book-list-state.ts';
import { BookSections } from '../book/book-sections.tsx';
import { HoldingsTable } from '../book/holdings-table.tsx';
import { useFolios } from '../book/queries.ts';
import { type Crumb, Crumbs, useListBehind } from '../parts/crumbs.tsx';
import { FocusedHeading } from '../parts/focused-heading.tsx';
import { FolioMarks } from '../parts/folio-marks.tsx';
import { investorHref } from '../parts/links.ts';
import { NoSuch, NotThere } from '../parts/not-there.tsx';
import { TransactMenu } from '../parts/transact-menu.tsx';
import card from './folio-card.module.css';
import styles from './folio-view.module.css';
import head from './investor-head.module.css';
import { InvestorOutline } from './investor-outline.tsx';
import { BankLines, HolderLines, NomineeLines, NomineeLink } from './people-cards.tsx';

const title = 'Folio details';

interface FolioViewProps {
  /** Null where the address names none. */
  folioNo: string | null;
  tab: BookTab;
  onTab: (tab: BookTab) => void;
}

export function FolioView(props: FolioViewProps) {
  const { folioNo } = props;
  const list = useListBehind();
  if (folioNo !== null) return <OneFolio key={folioNo} {...props} folioNo={folioNo} list={list} />;
  return (
    <>
      <Crumbs crumbs={[list]} />
      <NotThere title={title} what="folio" />
    </>
  );
}

function OneFolio({ folioNo, tab, onTab, list }: FolioViewProps & { folioNo: string; list: Crumb }) {
  const { data, error, refetch } = useFolios({ folioNo });
  const folio = data?.folios[0];
  if (!folio) {
    return (
      <>
        <Crumbs crumbs={[list]} />
        {data ? (
          <NotThere title={title} what="folio" />
        ) : (
          <OpenedState
            error={error}
            onRetry={refetch}
            failed="This folio could not be loaded"
            loading={<InvestorOutline of="folio" label="Loading the folio" />}
            heading={title}
            notThere={<NoSuch what="folio" />}
          />
        )}
      </>
    );
  }
  return (
    <>
      <Crumbs crumbs={[list, { text: folio.investor, href: investorHref(folio.investorId) }]} />
      <FolioHead folio={folio} asOn={data?.asOn ?? null} />
      <BookSections
        label={`The book of folio ${folioNo}`}
        scope={{ folioNo }}
        start={{ investor: folio.investorId, folio: folioNo }}
        blocked={folio.blocked}
        tab={tab}
        onTab={onTab}
        held={folio.holdings.filter(({ units }) => !isNil(units)).length}
        holdings={
          <section className={card.folio} aria-label="Holdings">
            <HoldingsTable folio={folio} blockedBy={folio.blocked === null ? undefined : 'folio-blocked'} />
          </section>
        }
        about={<FolioAbout folio={folio} />}
      />
    </>
  );
}

function FolioHead({ folio, asOn }: { folio: Folio; asOn: string | null }) {
  const { folioNo, investorId, blocked } = folio;
  return (
    <Card className="stack gap-16" aria-label="Folio">
      <div className={`flex wrap between start ${head.top}`}>
        <div className={`stack shrink gap-2 ${head.who}`}>
          <FocusedHeading>{`Folio ${folioNo}`}</FocusedHeading>
          <p className="mute text-note">
            <RouteLink href={investorHref(investorId)}>{folio.investor}</RouteLink> ·{' '}
            {holdingModes[folio.holding]} · {taxStatusName(folio.taxStatus)} · {rtaName(folio.rta)}
          </p>
          <div className="row wrap gap-8 above-8">
            <FolioMarks folio={folio} />
          </div>
        </div>
        <div className={`flex wrap gap-8 ${head.actions}`}>
          <StatementMenu of={`folio ${folioNo}`} investor={investorId} folio={folioNo} />
          <TransactMenu
            of={`folio ${folioNo}`}
            look="primary"
            text="Initiate transaction"
            start={{ investor: investorId, folio: folioNo }}
            blockedBy={blocked === null ? undefined : 'folio-blocked'}
          />
        </div>
      </div>
      {blocked !== null && (
        <p id="folio-blocked" className={`tint-danger pad-8-12 danger text-note round-small ${head.reason}`}>
          {blocked}
        </p>
      )}
      <BookFigures figures={folio.figures} asOn={asOn} />
    </Card>
  );
}

function FolioAbout({ folio }: { folio: Folio }) {
  return (
    <div className={`stack start gap-16 ${styles.grid}`}>
      <div className="stack start gap-16">
        <Card title="Registration">
          <Facts>
            <Fact label="Holding">{holdingModes[folio.holding]}</Fact>
            <Fact label="Tax status">{taxStatusName(folio.taxStatus)}</Fact>
            <Fact label="Opened">{folio.openedOn && dayText(folio.openedOn)}</Fact>
            <Fact label="Registrar">{rtaName(folio.rta)}</Fact>
            <Fact label="Lock">{folio.isLocked ? 'Locked: units cannot leave' : 'None'}</Fact>
          </Facts>
        </Card>
      </div>
      <div className="stack start gap-16">
        <Card title="Holders">
          <HolderLines folio={folio} />
        </Card>
        <Card title="Nominees" aside={<NomineeLink folio={folio} />}>
          <NomineeLines folio={folio} />
        </Card>
        <Card title="Banks">
          <BankLines folio={folio} />
        </Card>
      </div>
    </div>
  );
}
