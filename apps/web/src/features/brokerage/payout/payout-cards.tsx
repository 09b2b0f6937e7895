import type { BrokeragePayout } from '@hub/contract/calls/brokerage/brokerage';
import { dayText } from '@hub/domain';
import { DatedText } from '../../../ui/date/dated-text.tsx';
import { FigureLink } from '../../../ui/figure/figure-link.tsx';
import { isNil } from '../../../ui/figure/figure-text.ts';
import { Money } from '../../../ui/figure/money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { monthText } from '../calls/words.ts';
import { type AmountRow, AmountRows } from '../figures/amount-rows.tsx';
import styles from '../figures/brokerage.module.css';
import { Difference } from '../figures/difference.tsx';
import { GapEquation, WorkedAt } from '../figures/gap-equation.tsx';
import { SignedMoney } from '../figures/signed-money.tsx';
import { InvoiceButton } from '../invoice/invoice-button.tsx';
import { monthHref, reportHref, viewHref } from '../links/links.ts';

type Month = BrokeragePayout['months'][number];
type Payment = Pick<Month, 'gst' | 'gstWithheld' | 'tds' | 'net'>;

/** From the brokerage to what reaches the bank. */
const paymentRows = ({ gst, gstWithheld, tds, net }: Payment): readonly AmountRow[] => [
  {
    label: 'GST',
    value: <SignedMoney sign="+" amount={gst} />,
  },
  ...(isNil(gstWithheld)
    ? []
    : [
        {
          label: 'GST withheld, no invoice yet',
          value: <SignedMoney sign="−" amount={gstWithheld} />,
          href: viewHref('at-risk'),
        },
      ]),
  {
    label: 'TDS',
    value: <SignedMoney sign="−" amount={tds} />,
  },
  { label: 'In your bank', value: <Money amount={net} />, isSum: true },
];

const heldRow = (held: string, href: string): readonly AmountRow[] =>
  isNil(held) ? [] : [{ label: 'Held, not paid', value: <Money amount={held} />, href }];

interface CurrentCardProps {
  current: NonNullable<BrokeragePayout['current']>;
  workedAt: string | null;
}

export function CurrentCard({ current, workedAt }: CurrentCardProps) {
  return (
    <Card title={`Earned so far in ${monthText(current.month)}`}>
      <p className={`below-8 text-display heavy figures ${styles.huge}`}>
        <Money amount={current.expected} />
      </p>
      <p className={`mute text-note ${styles.about}`}>
        <DatedText>
          Expected trail up to {dayText(current.through)}, before GST and TDS. It is not due yet: it will be
          paid next month.
        </DatedText>
      </p>
      <WorkedAt at={workedAt} />
      <p className="flex wrap gap-8 above-12 text-note strong">
        <RouteLink href={viewHref('forecast')} className="tap-area">
          Next 12 months
        </RouteLink>
      </p>
    </Card>
  );
}

export function MonthCard({ month }: { month: Month }) {
  const held = monthHref(month.month, { state: 'held' });
  return (
    <Card title={`Received for ${monthText(month.month)}`}>
      <p className="row wrap gap-4-12 below-8">
        <FigureLink href={monthHref(month.month)} size="huge">
          <Money amount={month.amount} />
        </FigureLink>
        {month.expected !== null && (
          <RouteLink
            href={monthHref(month.month, { state: 'gap' })}
            className={`pill bare ${styles.chipLink}`}
          >
            <Difference gap={month.trail.gap} />
          </RouteLink>
        )}
      </p>
      {month.expected !== null && <GapEquation trail={month.trail} />}
      <AmountRows
        rows={[
          ...paymentRows(month),
          ...(month.paidOn === null ? [] : [{ label: 'Paid on', value: dayText(month.paidOn) }]),
          ...heldRow(month.held, held),
        ]}
      />
      <WorkedAt at={month.workedAt} />
      <p className="flex wrap gap-8 above-12 text-note strong">
        <InvoiceButton month={month.month}>
          {month.invoice === null ? 'Make the invoice' : `Invoice ${month.invoice}`}
        </InvoiceButton>
      </p>
    </Card>
  );
}

interface YearCardProps {
  year: BrokeragePayout['year'];
  hasPan: boolean;
  workedAt: string | null;
}

export function YearCard({ year, hasPan, workedAt }: YearCardProps) {
  return (
    <Card title={`${year.label} so far`}>
      <p className="row wrap gap-4-12 below-8">
        <FigureLink href={reportHref({ period: 'this-year' })} size="huge">
          <Money amount={year.amount} />
        </FigureLink>
        <RouteLink href={viewHref('gaps')} className={`pill bare ${styles.chipLink}`}>
          <Difference gap={year.trail.gap} />
        </RouteLink>
      </p>
      <GapEquation trail={year.trail} />
      <AmountRows
        rows={[
          ...paymentRows(year),
          ...heldRow(year.held, reportHref({ period: 'this-year', state: 'held' })),
        ]}
      />
      <WorkedAt at={workedAt} />
      {!hasPan && (
        <p className={`mute text-note ${styles.about}`}>
          TDS is 20% because there is no PAN on record. Add it with AMFI.
        </p>
      )}
    </Card>
  );
}
