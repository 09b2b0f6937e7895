import type { RecordRow } from '@hub/contract/calls/transact/transact-records';
import { splitSchemeName } from '@hub/domain';
import { createContext, useContext } from 'react';
import { SchemeNames } from '../../../parts/scheme/scheme-names.tsx';
import { TimeLeft } from '../../../parts/transaction/time-left.tsx';
import { Ago } from '../../../ui/date/ago.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import styles from './records.module.css';

/*
 * Of an order's row, the same in a table and in a card.
 */

/** The address of an order's details, which keeps what is chosen in the list. */
export const OrderHrefContext = createContext<(reference: string) => string>(() => '');

export function OrderLink({ row }: { row: RecordRow }) {
  const hrefOf = useContext(OrderHrefContext);
  return (
    <RouteLink href={hrefOf(row.reference)} className={styles.link}>
      {row.investor.name}
    </RouteLink>
  );
}

const fundOf = (name: string): string => splitSchemeName(name).fund;

export function Schemes({ row: { scheme, target } }: { row: Pick<RecordRow, 'scheme' | 'target'> }) {
  return (
    <span className={`block soft text-note ${styles.scheme}`} title={scheme.name}>
      <SchemeNames from={fundOf(scheme.name)} to={target && fundOf(target.name)} />
    </span>
  );
}

/** How long the investor still has, or when something last happened. */
export function Waiting({ row }: { row: RecordRow }) {
  if (row.status === 'pending' && row.expiresAt !== null) {
    return <TimeLeft until={row.expiresAt} after=" left" />;
  }
  return <Ago at={row.changedAt} />;
}
