import type { AccountStatement } from '@hub/contract/calls/statements/statements';
import { dayText, taxStatusName } from '@hub/domain';
import { useId } from 'react';
import { holdingModes, rtaName } from '../../../parts/person/folio-words.ts';
import { FolioPeople } from './folio-people.tsx';
import styles from './folio-statement.module.css';
import type { FolioOfStatement } from './parts-of-statement.ts';
import { SchemeStatement } from './scheme-statement.tsx';

interface FolioStatementProps {
  folio: FolioOfStatement;
  /** Whose it is, where a family has several. */
  owner: AccountStatement['people'][number] | undefined;
  hasRows: boolean;
}

/** More rows than that stay folded until they are asked for. */
const FEW_ROWS = 24;

/** One folio: who holds it, and scheme by scheme from the opening to the closing balance. */
export function FolioStatement({ folio, owner, hasRows }: FolioStatementProps) {
  const id = useId();
  const rows = folio.schemes.reduce((sum, scheme) => sum + scheme.rows.length, 0);
  const about = [
    ...(owner ? [owner.name] : []),
    holdingModes[folio.holding],
    taxStatusName(folio.taxStatus),
    rtaName(folio.rta),
    ...(folio.openedOn ? [`opened ${dayText(folio.openedOn)}`] : []),
  ];
  return (
    <section className={styles.folio} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>Folio {folio.folioNo}</h2>
        <p className="mute text-note">{about.join(' · ')}</p>
      </header>
      <FolioPeople folio={folio} />
      {folio.schemes.map((scheme) => (
        <SchemeStatement
          key={scheme.code}
          scheme={scheme}
          folioNo={folio.folioNo}
          hasRows={hasRows}
          startsOpen={scheme.rows.length > 0 && rows <= FEW_ROWS}
        />
      ))}
    </section>
  );
}
