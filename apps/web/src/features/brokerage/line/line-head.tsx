import type { BrokerageLine } from '@hub/contract/calls/brokerage/brokerage-report';
import { splitSchemeName } from '@hub/domain';
import { newQueryHref, startQuery } from '../../../parts/query/started-query.ts';
import { Button } from '../../../ui/action/button.tsx';
import { StatusChip } from '../../../ui/feedback/status-chip.tsx';
import { Money } from '../../../ui/figure/money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useNavigation } from '../../../ui/navigation/navigation.ts';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { kindNames, monthText } from '../calls/words.ts';
import { Difference, shortBy } from '../figures/difference.tsx';
import { clientHref } from '../links/links.ts';
import { lineText } from '../links/report-state.ts';
import styles from './line.module.css';
import { paidOf } from './paid.ts';
import { figuresOf, subjectOf, topicOf } from './query-figures.ts';

export function LineHead({ line }: { line: BrokerageLine }) {
  const { go } = useNavigation();
  const paid = paidOf(line.received);
  const raise = () => {
    // As an address may have it.
    const id = `brokerage-${lineText(line)}`.replace(/[^\w-]/g, '-').slice(0, 60);
    startQuery({
      id,
      sectionId: 'brokerage',
      subSectionId: topicOf(line),
      subject: subjectOf(line),
      figures: figuresOf(line),
    });
    go(newQueryHref(id));
  };
  return (
    <Card className="stack gap-2">
      <p className="mute text-note">
        {kindNames[line.kind]} for {monthText(line.month)} · Folio {line.folioNo}
      </p>
      <div className={`row wrap gap-2-12 ${styles.worth}`}>
        <h1 tabIndex={-1}>
          <Money amount={paid} />
          <span className="visually-hidden"> received</span>
        </h1>
        {line.expected &&
          (line.isDue ? (
            <Difference gap={shortBy(line.expected.amount, paid)} />
          ) : (
            <StatusChip tone="soon">Not due yet</StatusChip>
          ))}
      </div>
      <p className="medium">{splitSchemeName(line.scheme).fund}</p>
      <p className="mute text-note">
        {line.investorId === null ? (
          (line.investor ?? 'The client is not in your book')
        ) : (
          <RouteLink href={clientHref(line.investorId)}>{line.investor}</RouteLink>
        )}
      </p>
      <p className="flex wrap gap-8 above-8">
        <Button size="compact" onClick={raise}>
          Raise a query
        </Button>
      </p>
    </Card>
  );
}
