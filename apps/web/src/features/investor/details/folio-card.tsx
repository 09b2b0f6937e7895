import type { Folio } from '@hub/contract/calls/investor/investor-details';
import { taxStatusName } from '@hub/domain';
import { useId } from 'react';
import { holdingModes, rtaName } from '../../../parts/person/folio-words.ts';
import { WithoutCost } from '../../../ui/figure/gain.tsx';
import { Money } from '../../../ui/figure/money.tsx';
import { Percent } from '../../../ui/figure/percent.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { HoldingsTable } from '../book/holdings-table.tsx';
import { FolioMarks } from '../parts/folio-marks.tsx';
import { folioHref } from '../parts/links.ts';
import { TransactMenu } from '../parts/transact-menu.tsx';
import styles from './folio-card.module.css';

/** One folio of a client with what it holds. */
export function FolioCard({ folio, hidesHead }: { folio: Folio; hidesHead: boolean }) {
  const id = useId();
  const { folioNo, figures, blocked } = folio;
  const blockedBy = blocked === null ? undefined : `${id}-blocked`;
  return (
    <section className={styles.folio} aria-labelledby={id}>
      <header className={`row wrap gap-8-16 pad-12-20 ${styles.head}`}>
        <div className={`shrink ${styles.words}`}>
          <h2 id={id}>
            <RouteLink href={folioHref(folioNo)}>Folio {folioNo}</RouteLink>
          </h2>
          <p className="mute text-small">
            {holdingModes[folio.holding]} · {taxStatusName(folio.taxStatus)} · {rtaName(folio.rta)}
          </p>
        </div>
        <div className="flex wrap gap-8 hides-empty">
          <FolioMarks folio={folio} />
        </div>
        <p className={`flex baseline gap-8 text-note ${styles.worth}`}>
          <b>
            <Money amount={figures.value} />
          </b>
          {figures.gainPercent !== null && <Percent value={figures.gainPercent} change arrow />}
          <WithoutCost amount={figures.withoutCost} className="mute text-small" />
        </p>
        <TransactMenu
          of={`folio ${folioNo}`}
          start={{ investor: folio.investorId, folio: folioNo }}
          blockedBy={blockedBy}
        />
      </header>
      {blocked !== null && (
        <p id={blockedBy} className={`tint-danger pad-8-12 danger text-note round-small ${styles.blocked}`}>
          {blocked}
        </p>
      )}
      <HoldingsTable folio={folio} blockedBy={blockedBy} hidesHead={hidesHead} />
    </section>
  );
}
