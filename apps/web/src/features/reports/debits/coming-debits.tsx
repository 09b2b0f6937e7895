import type { ComingDebit } from '@hub/contract/calls/reports/report-debits';
import { debitRiskTexts } from '@hub/contract/plans/debit-risk-texts';
import { dayText, groupIndian } from '@hub/domain';
import type { DebitRisk } from '@hub/domain/plans/debit-risk';
import { useState } from 'react';
import { startTransaction } from '../../../parts/transaction/start-transaction.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { DatedText } from '../../../ui/date/dated-text.tsx';
import { QueryState } from '../../../ui/feedback/query-state.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { StatusChip } from '../../../ui/feedback/status-chip.tsx';
import { Money } from '../../../ui/figure/money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { DataList } from '../../../ui/list/data-list.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import styles from './coming-debits.module.css';
import { DebitMonth } from './debit-month.tsx';
import { folioHref } from './links.ts';
import { MandateOverview } from './mandate-overview.tsx';
import { useComingDebits, useDebitsOfDay } from './queries.ts';

/** What a new mandate puts right. */
const mandateRisks: readonly DebitRisk[] = ['mandate-rejected', 'mandate-ended', 'over-limit'];

/** What SIPs are to bring in the coming days, and what of it may not come. */
export function ComingDebits() {
  const { data, error, refetch } = useComingDebits();
  const [chosen, setChosen] = useState<string | null>(null);
  if (!data) {
    return (
      <QueryState
        error={error}
        onRetry={refetch}
        failed="The debits could not be loaded"
        loading="Loading the debits"
        lines={['title', 'block', 'block']}
      />
    );
  }
  if (data.debits === 0) {
    return (
      <EmptyState
        title="No debit in the coming 30 days"
        text="Each running SIP appears here on the day its money moves."
      >
        <ButtonLink to="transact/initiate">Initiate transaction</ButtonLink>
      </EmptyState>
    );
  }
  // What is nearest, and what is at risk before it.
  const shown = chosen ?? (data.days.find(({ atRisk }) => atRisk > 0) ?? data.days[0])?.on ?? data.from;
  return (
    <>
      <dl className={`flex wrap ${styles.sums}`}>
        <div>
          <dt>To be debited</dt>
          <dd>
            <Money amount={data.amount} compact />
          </dd>
          <dd className={styles.count}>
            {groupIndian(data.debits)} {data.debits === 1 ? 'debit' : 'debits'} until {dayText(data.to)}
          </dd>
        </div>
        <div>
          <dt>At risk</dt>
          <dd className={data.atRisk > 0 ? 'danger' : undefined}>
            <Money amount={data.amountAtRisk} compact />
          </dd>
          <dd className={styles.count}>
            {data.atRisk === 0 ? 'Nothing known' : `${groupIndian(data.atRisk)} of them`}
          </dd>
        </div>
      </dl>
      <div className={`stack start gap-16 ${styles.layout}`}>
        <Card className={styles.month}>
          <DebitMonth from={data.from} to={data.to} days={data.days} chosen={shown} onChoose={setChosen} />
        </Card>
        <DayCard on={shown} />
      </div>
      <MandateOverview />
    </>
  );
}

function DayCard({ on }: { on: string }) {
  const list = useDebitsOfDay(on);
  return (
    <section aria-label={`Debits of ${dayText(on)}`}>
      <h2 className={styles.day}>
        {dayText(on)}
        {list.total > 0 && (
          <span className="mute text-note">
            {groupIndian(list.total)} {list.total === 1 ? 'debit' : 'debits'}
          </span>
        )}
      </h2>
      <DataList
        list={list}
        label={`Debits of ${dayText(on)}`}
        row={(debit) => <DebitLine debit={debit} on={on} />}
        failed="The debits of this day could not be loaded"
        empty={<EmptyState title="No debit on this day" text="Choose another day of the calendar." />}
      />
    </section>
  );
}

function DebitLine({ debit, on }: { debit: ComingDebit; on: string }) {
  const { investor, investorId, folioNo, scheme, amount, dueOn, risk, missedInRow, missLimit } = debit;
  const needsMandate = risk !== null && mandateRisks.includes(risk);
  return (
    <div className="flex between gap-12 pad-12-16">
      <div className="stack shrink gap-2">
        <RouteLink href={folioHref(folioNo)} className={`ink strong bare ${styles.investor}`}>
          {investor}
        </RouteLink>
        <span className="mute text-note">{scheme.name}</span>
        {dueOn !== on && (
          <span className="mute text-note">
            <DatedText>Due {dayText(dueOn)}, a day off</DatedText>
          </span>
        )}
        {risk !== null && (
          <span className="row wrap gap-4-8 above-4">
            <StatusChip tone="bad">{debitRiskTexts[risk].title}</StatusChip>
            {missedInRow > 0 && (
              <span className="mute text-note">
                {missedInRow} of {missLimit} missed
              </span>
            )}
            <span className={`soft text-note ${styles.fix}`}>{debitRiskTexts[risk].fix}</span>
          </span>
        )}
      </div>
      <div className={`flex column gap-8 strong figures one-line ${styles.end}`}>
        <Money amount={amount} decimals="some" />
        {needsMandate && (
          <ButtonLink
            look="outline"
            size="compact"
            href={startTransaction('otm', { investor: investorId, folio: folioNo })}
            aria-label={`New mandate for ${investor}`}
          >
            New mandate
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
