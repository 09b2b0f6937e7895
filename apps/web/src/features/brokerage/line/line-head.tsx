import type { BrokerageLine } from '@hub/contract/calls/brokerage';
import { splitSchemeName } from '@hub/domain';
import { useState } from 'react';
import { Button } from '../../../ui/action/button.tsx';
import { Money } from '../../../ui/figure/money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { Difference, shortBy } from '../difference.tsx';
import { clientHref } from '../links.ts';
import { kindNames, monthText } from '../words.ts';
import styles from './line.module.css';
import { paidOf } from './paid.ts';
import { QueryDialog } from './query-dialog.tsx';

export function LineHead({ line }: { line: BrokerageLine }) {
  const [isAsking, setAsking] = useState(false);
  const paid = paidOf(line.received);
  return (
    <Card className={styles.head}>
      <p className={styles.kind}>
        {kindNames[line.kind]} for {monthText(line.month)} · Folio {line.folioNo}
      </p>
      <div className={styles.worth}>
        <h1 tabIndex={-1}>
          <Money amount={paid} />
          <span className="visually-hidden"> received</span>
        </h1>
        {line.expected && <Difference gap={shortBy(line.expected.amount, paid)} />}
      </div>
      <p className={styles.scheme}>{splitSchemeName(line.scheme).fund}</p>
      <p className={styles.who}>
        {line.investorId === null ? (
          (line.investor ?? 'The client is not in your book')
        ) : (
          <RouteLink href={clientHref(line.investorId)}>{line.investor}</RouteLink>
        )}
      </p>
      <p className={styles.acts}>
        <Button size="compact" onClick={() => setAsking(true)}>
          Raise a query
        </Button>
      </p>
      {isAsking && <QueryDialog line={line} onClose={() => setAsking(false)} />}
    </Card>
  );
}
