import type { OrderToConfirm } from '@hub/contract/calls/confirmation/confirmation';
import { linesBelowHead, lineText } from '@hub/contract/orders/summary/summary-line';
import type { ReactNode } from 'react';
import { DatedText } from '../../ui/date/dated-text.tsx';
import { kindNames } from './kind-words.ts';
import { NavDay } from './nav-day.tsx';
import styles from './order-card.module.css';

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={`flex wrap between gap-2-16 pad-12-0 text-large line-above mute-terms ${styles.row}`}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface OrderCardProps {
  order: OrderToConfirm;
  /** The page's own heading says its sentence. */
  isOnly: boolean;
  /** The server's clock when it said what the order comes to. */
  now: string;
  /** Asks what it comes to now. */
  onRetry: () => unknown;
  children?: ReactNode;
}

/** One order in the investor's words: what, how much, from which folio, on which day's NAV, at what cost. */
export function OrderCard({ order, isOnly, now, onRetry, children }: OrderCardProps) {
  return (
    <article className={styles.card} aria-labelledby={`order-${order.reference}`}>
      <header className={styles.head}>
        <p className="mute text-body medium">{kindNames[order.kind]}</p>
        <p className={`text-display heavy tight ${styles.headline}`}>{order.headline}</p>
        <h2 id={`order-${order.reference}`} className={`text-large anywhere ${styles.scheme}`}>
          {order.target === null ? (
            order.scheme.name
          ) : (
            <>
              <span className="block">From {order.scheme.name}</span>
              <span className="block">to {order.target.name}</span>
            </>
          )}
        </h2>
        {!isOnly && (
          <p className="above-4 soft">
            <DatedText>{`${order.sentence}.`}</DatedText>
          </p>
        )}
      </header>
      <dl>
        <Row label="Folio">{order.folioNo}</Row>
        {order.nav !== null && (
          <Row label="NAV of">
            <NavDay nav={order.nav} now={now} onOver={onRetry} />
          </Row>
        )}
        {linesBelowHead(order.lines).map((line) => (
          <Row key={`${line.label} ${line.value}`} label={line.label}>
            <DatedText>{lineText(line)}</DatedText>
          </Row>
        ))}
        {order.risk !== null && <Row label="Risk">{order.risk}</Row>}
      </dl>
      {children}
    </article>
  );
}
