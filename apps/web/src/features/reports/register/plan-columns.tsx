import type { PlanKind, PlanRow, PlanSort } from '@hub/contract/calls/reports/reports';
import { dayText, groupIndian, rupeesText } from '@hub/domain';
import { movedText } from '../../../parts/plan/next-day.ts';
import { rhythmText } from '../../../parts/plan/plan-rhythm.ts';
import { NoFigure } from '../../../ui/figure/change-figure.tsx';
import { Money } from '../../../ui/figure/money.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import type { TableColumn } from '../../../ui/table/table-columns.ts';
import { cx } from '../../../ui/theme/cx.ts';
import { folioHref } from '../debits/links.ts';
import { mandateStates } from './plan-details.tsx';
import { Details, Investor, Opener, Schemes } from './plan-parts.tsx';
import { shortMask } from './plan-text.ts';
import styles from './register.module.css';
import { StatusChips } from './status-chips.tsx';

type Column = TableColumn<PlanRow, PlanSort>;

/** The row's name, and under the whole row what it opens to (register.module.css). */
function Who({ plan }: { plan: PlanRow }) {
  return (
    <>
      <div className="flex start shrink gap-8">
        <Opener plan={plan} />
        <div className="grow shrink">
          <Names plan={plan} />
        </div>
      </div>
      <Details plan={plan} />
    </>
  );
}

function Names({ plan }: { plan: PlanRow }) {
  const { folioNo } = plan;
  return (
    <>
      <span className={styles.person}>
        <Investor plan={plan} />
        <RouteLink href={folioHref(folioNo)} className={`lifted anchor mute text-small bare ${styles.folio}`}>
          {folioNo}
        </RouteLink>
      </span>
      <Schemes plan={plan} />
    </>
  );
}

function Instalments({ plan: { instalments, status } }: { plan: PlanRow }) {
  const { done, missed, left } = instalments;
  const isOver = status === 'ended' || status === 'ceased' || status === 'rejected';
  return (
    <>
      {groupIndian(done)} done
      {missed > 0 && (
        <>
          {' '}
          <span className="danger one-line">· {missed} missed</span>
        </>
      )}
      {!isOver && (
        <span className={`block mute text-small ${styles.about}`}>
          {left === null ? 'until stopped' : `${groupIndian(left)} left`}
        </span>
      )}
    </>
  );
}

function MandateInShort({ mandate }: Pick<PlanRow, 'mandate'>) {
  if (mandate === null) return <NoFigure />;
  const { name } = mandateStates[mandate.status];
  return (
    <>
      <span className={styles.bank} title={mandate.bank}>
        {mandate.bank}
      </span>
      <span className={cx('block mute text-small', styles.about, styles.bank)}>
        <span className="soft figures one-line">{shortMask(mandate.maskedAccount)}</span> ·{' '}
        <span className={cx(mandate.status !== 'APPROVED' && 'danger one-line')}>
          {mandate.status === 'APPROVED' ? `up to ${rupeesText(mandate.limit)}` : name}
        </span>
      </span>
    </>
  );
}

const columns: readonly Column[] = [
  {
    id: 'investor',
    header: 'Investor and scheme',
    sort: 'investor',
    width: 216,
    className: styles.who,
    cell: (plan) => <Who plan={plan} />,
  },
  {
    id: 'amount',
    header: 'Amount',
    sort: 'amount',
    figures: true,
    width: 120,
    cell: (plan) => (
      <>
        <b>
          <Money amount={plan.amount} decimals="some" />
        </b>
        <span className={`block mute text-small ${styles.about}`}>{rhythmText(plan)}</span>
      </>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    sort: 'bounces',
    label: 'Status; sorts by bounces',
    width: 130,
    className: styles.status,
    cell: (plan) => <StatusChips plan={plan} />,
  },
  {
    id: 'next',
    header: 'Next',
    label: 'Next instalment',
    sort: 'nextOn',
    width: 104,
    cell: (plan) =>
      plan.nextDebitOn === null ? (
        <NoFigure />
      ) : (
        <>
          <time dateTime={plan.nextDebitOn}>{dayText(plan.nextDebitOn)}</time>
          {movedText(plan) !== null && (
            <span className={`block mute text-small one-line ${styles.about}`}>{movedText(plan)}</span>
          )}
        </>
      ),
  },
  {
    id: 'instalments',
    header: 'Instalments',
    width: 132,
    grow: 0.15,
    cell: (plan) => <Instalments plan={plan} />,
  },
];

const mandate: Column = {
  id: 'mandate',
  header: 'Mandate',
  width: 164,
  grow: 0.3,
  cell: ({ mandate: one }) => <MandateInShort mandate={one} />,
};

const ends: Column = {
  id: 'ends',
  header: 'Ends',
  sort: 'endsOn',
  width: 96,
  cell: ({ endsOn }) => (endsOn === null ? 'until stopped' : dayText(endsOn)),
};

/** STP and SWP need no mandate. */
export const columnsOf: Readonly<Record<PlanKind, readonly Column[]>> = {
  SIP: [...columns, mandate, ends],
  STP: [...columns, ends],
  SWP: [...columns, ends],
};
