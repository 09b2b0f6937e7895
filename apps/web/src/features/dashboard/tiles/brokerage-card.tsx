import type { BrokerageSummary } from '@hub/contract/calls/brokerage/brokerage';
import { dayText, moneyOf, percentOfWhole } from '@hub/domain';
import type { ReactNode } from 'react';
import { DatedText } from '../../../ui/date/dated-text.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { FigureLink } from '../../../ui/figure/figure-link.tsx';
import { isNil } from '../../../ui/figure/figure-text.ts';
import { Meter } from '../../../ui/figure/meter.tsx';
import { Money } from '../../../ui/figure/money.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import styles from './brokerage-card.module.css';
import { links, payoutLink } from './links.ts';
import { useBrokerage } from './queries.ts';
import { Tile } from './tile.tsx';
import { useAfterTiles } from './tiles-read.tsx';

/** `2026-06` as `Jun 2026`. */
const monthText = (month: string): string => dayText(`${month}-01`).slice(3).replace('-', ' ');

/** What was earned, what came, what is held and what is to be invoiced: each figure as its own page has it. */
export function BrokerageCard({ className }: { className: string | undefined }) {
  return (
    <Tile
      title="Brokerage"
      aside="before GST and TDS"
      className={className}
      query={useBrokerage(useAfterTiles())}
      failed="The brokerage could not be loaded"
      outline={<Outline />}
    >
      {(summary) => <Summary summary={summary} />}
    </Tile>
  );
}

const isFirstDay = ({ current, received, atRisk, invoices }: BrokerageSummary): boolean =>
  current === null && received === null && invoices === null && Object.values(atRisk).every(isNil);

function Summary({ summary }: { summary: BrokerageSummary }) {
  const { current, received, year, atRisk, invoices } = summary;
  if (isFirstDay(summary)) {
    return (
      <p className="mute">
        What you earn, what the registrars pay and what they hold back appear here from your first purchase
        on.
      </p>
    );
  }
  return (
    <>
      <ul className={`stack ${styles.cells}`}>
        <Cell
          label={current === null ? 'Earned this month' : `Earned so far in ${monthText(current.month)}`}
          href={links.payout}
          amount={current?.expected ?? null}
          act={{ text: 'Forecast', href: links.forecast }}
        >
          <DatedText>
            {current === null ? 'updated every night' : `trail up to ${dayText(current.through)}`}
          </DatedText>
        </Cell>
        <Received received={received} />
        <AtRisk atRisk={atRisk} />
        <Invoices invoices={invoices} />
      </ul>
      <Year year={year} />
    </>
  );
}

function Received({ received }: Pick<BrokerageSummary, 'received'>) {
  if (received === null) {
    return (
      <Cell label="Received" href={links.payout} amount={null}>
        no registrar has sent data yet
      </Cell>
    );
  }
  const { month, amount, paidOn, gap } = received;
  const isShort = gap !== null && moneyOf(gap) > 0n;
  return (
    <Cell
      label={`Received for ${monthText(month)}`}
      href={payoutLink(month)}
      amount={amount}
      act={
        isShort ? { text: 'See why', href: links.gaps } : { text: 'Show the lines', href: payoutLink(month) }
      }
    >
      {paidOn !== null && <DatedText>{`on ${dayText(paidOn)}`}</DatedText>}
      {isShort && (
        <span className="block danger strong">
          <Money amount={gap} decimals={0} /> less than expected
        </span>
      )}
    </Cell>
  );
}

/** What is withheld; beside it what its page has apart from it, which is never added up. */
function AtRisk({ atRisk }: Pick<BrokerageSummary, 'atRisk'>) {
  const { withheld, lost, perMonth, perYear } = atRisk;
  const isNothing = Object.values(atRisk).every(isNil);
  const others = [
    { amount: perMonth, text: 'each month at stake' },
    { amount: perYear, text: 'in a year at stake' },
    { amount: lost, text: 'lost' },
  ].filter(({ amount }) => !isNil(amount));
  return (
    <Cell
      label="At risk"
      href={links.atRisk}
      amount={withheld}
      isShort
      {...(!isNothing && { act: { text: 'Save it', href: links.atRisk } })}
    >
      {isNil(withheld) ? 'nothing is withheld' : 'withheld until you act'}
      {others.map(({ amount, text }) => (
        <span key={text} className="block">
          <Money amount={amount} decimals={0} /> {text}
        </span>
      ))}
    </Cell>
  );
}

function Invoices({ invoices }: Pick<BrokerageSummary, 'invoices'>) {
  if (invoices === null) {
    return (
      <Cell label="Invoice due" href={links.atRisk} amount="0.00">
        no GST is pending for an invoice
      </Cell>
    );
  }
  const { count, amount, deadline } = invoices;
  return (
    <Cell
      label={count === 1 ? 'Invoice due' : 'Invoices due'}
      href={links.atRisk}
      amount={amount}
      act={{ text: count === 1 ? 'Make the invoice' : 'Make the invoices', href: links.atRisk }}
    >
      GST of {count === 1 ? '1 month' : `${count} months`}
      {deadline !== null && <DatedText>{`, by ${dayText(deadline)}`}</DatedText>}
      <span className="block">part of what is withheld</span>
    </Cell>
  );
}

interface CellProps {
  label: string;
  /** Where the figure is explained. */
  href: string;
  amount: string | null;
  /** Money that did not come: said in red where there is some. */
  isShort?: boolean;
  act?: { readonly text: string; readonly href: string };
  children: ReactNode;
}

function Cell({ label, href, amount, isShort = false, act, children }: CellProps) {
  const isRed = isShort && amount !== null && !isNil(amount);
  return (
    <li className={`stack top gap-2 ${styles.cell}`}>
      <span className="mute text-note">{label}</span>
      <span className={isRed ? styles.short : undefined}>
        <FigureLink href={href}>
          <Money amount={amount} decimals={0} />
        </FigureLink>
      </span>
      <span className="mute text-note">{children}</span>
      {act && (
        <RouteLink
          href={act.href}
          className={`tap-area brand text-note strong ${styles.act}`}
          aria-label={`${act.text}: ${label}`}
        >
          {act.text}
        </RouteLink>
      )}
    </li>
  );
}

/** What came of what was due, drawn; the words have the figures. */
function Year({ year: { label, due, received } }: Pick<BrokerageSummary, 'year'>) {
  const percent = percentOfWhole(moneyOf(received), moneyOf(due));
  if (percent === null) return null;
  return (
    <div className={`flex wrap middle gap-8-16 above-12 text-note line-above ${styles.year}`}>
      <span className="mute">{label}</span>
      <span className={`grow ${styles.bar}`}>
        <Meter
          percent={Math.min(100, Math.max(0, Number(percent) / 100))}
          label={`Received of what was due in ${label}`}
        />
      </span>
      <span className="figures">
        <b>
          <Money amount={received} compact />
        </b>{' '}
        received of{' '}
        <b>
          <Money amount={due} compact />
        </b>{' '}
        due
      </span>
    </div>
  );
}

function Outline() {
  return (
    <ul className={`stack ${styles.cells}`}>
      {[1, 2, 3, 4].map((cell) => (
        <li key={cell} className={`stack top gap-8 ${styles.cell}`}>
          <Skeleton width="long" />
          <Skeleton shape="title" width="medium" />
          <Skeleton width="long" />
          <Skeleton width="short" />
        </li>
      ))}
    </ul>
  );
}
