import type { GoalDetails } from '@hub/contract/calls/goal-planner/goal-planner';
import {
  COST_THEN,
  goalKindTexts,
  goalProgressTexts,
  goalTexts,
} from '@hub/contract/goal-planner/goal-texts';
import { dayText, splitSchemeName } from '@hub/domain';
import { goalStart } from '@hub/domain/orders/terms/goal-start';
import { lazy, Suspense, useState } from 'react';
import { useRestingArn } from '../../../parts/arn/resting-arn.ts';
import { RecordState } from '../../../parts/record/record-state.tsx';
import { startTransaction } from '../../../parts/transaction/start-transaction.ts';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { StatusChip } from '../../../ui/feedback/status-chip.tsx';
import { isNil } from '../../../ui/figure/figure-text.ts';
import { Meter } from '../../../ui/figure/meter.tsx';
import { Money } from '../../../ui/figure/money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Fact, Facts } from '../../../ui/layout/facts.tsx';
import { Figure, Figures } from '../../../ui/layout/figures.tsx';
import { ListCrumb } from '../../../ui/layout/list-crumb.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useNavigation } from '../../../ui/navigation/navigation.ts';
import { ConfirmModal } from '../../../ui/overlay/confirm-modal.tsx';
import { GoalPaceChip } from '../goals/goal-pace-chip.tsx';
import { partOf } from '../goals/part-of.ts';
import { useGoal, useRemoveGoal, useSaveGoalFile } from '../goals/queries.ts';
import styles from './goal-view.module.css';

const GoalChart = lazy(() => import('./goal-chart.tsx').then(({ GoalChart: chart }) => ({ default: chart })));

interface GoalViewProps {
  id: string;
  listHref: string;
  changeHref: string;
}

/** One goal: how far it is, what is meant for it, and what brings it back on its way. */
export function GoalView({ id, listHref, changeHref }: GoalViewProps) {
  const query = useGoal(id);
  const { data, error } = query;
  if (error || !data) {
    const outline = (
      <Card className={`stack top gap-12 ${styles.outline}`}>
        <Loading label="Loading the goal">
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Loading>
      </Card>
    );
    return <RecordState one="goal" many="goals" query={query} listHref={listHref} loading={outline} />;
  }
  return (
    <>
      <ListCrumb href={listHref}>All goals</ListCrumb>
      <PageHeader
        title={data.name}
        note={`${data.person} · ${goalKindTexts[data.kind]} · needed from ${dayText(data.due)}`}
        actions={<Actions goal={data} changeHref={changeHref} listHref={listHref} />}
      />
      <div className={`stack start gap-16 ${styles.page}`}>
        <Progress goal={data} />
        <div className="stack shrink gap-16">
          <Assigned goal={data} />
          <Assumed goal={data} />
        </div>
      </div>
    </>
  );
}

interface ActionsProps {
  goal: GoalDetails;
  changeHref: string;
  listHref: string;
}

function Actions({ goal: { id, name }, changeHref, listHref }: ActionsProps) {
  const navigation = useNavigation();
  const file = useSaveGoalFile();
  const remove = useRemoveGoal(() => navigation.go(listHref, { replace: true }));
  const [requests, setRequests] = useState(false);
  return (
    <>
      <ButtonLink href={changeHref} look="outline">
        Change
      </ButtonLink>
      <Button look="outline" busy={file.isPending} onClick={() => file.mutate({ id, name })}>
        PDF for the client
      </Button>
      <Button look="quiet" onClick={() => setRequests(true)}>
        Remove
      </Button>
      {requests && (
        <ConfirmModal
          title="Remove this goal?"
          confirm="Remove the goal"
          busy={remove.isPending}
          onConfirm={() => remove.mutate(id)}
          onClose={() => setRequests(false)}
        >
          Its plan will be removed. Holdings and SIPs stay as they are.
        </ConfirmModal>
      )}
    </>
  );
}

function Progress({ goal }: { goal: GoalDetails }) {
  const { progress, target, asOn } = goal;
  const part = partOf(progress.part);
  return (
    <Card
      title={goalProgressTexts.title}
      aside={<GoalPaceChip pace={progress.pace} />}
      className={`stack top gap-12 ${styles.card}`}
    >
      <Figures label="Progress">
        <Figure
          label={goalProgressTexts.held}
          main
          note={asOn === null ? undefined : `as on ${dayText(asOn)}`}
        >
          <Money amount={progress.held} decimals={0} />
        </Figure>
        <Figure label="Target">
          <Money amount={target} decimals={0} />
        </Figure>
      </Figures>
      <Meter percent={part} label={`${part}% of the target saved`} />
      {goal.path.length > 1 && (
        <div className={styles.chart}>
          <Suspense>
            <GoalChart path={goal.path} />
          </Suspense>
        </div>
      )}
      <Facts>
        <Fact label={goalProgressTexts.expected}>
          <Money amount={progress.expected} decimals={0} />
        </Fact>
        <Fact label={goalProgressTexts.sip}>
          <Money amount={progress.sip} decimals={0} /> a month of <Money amount={goal.sip} decimals={0} />{' '}
          planned
        </Fact>
        <Fact label={goalProgressTexts.projected}>
          <Money amount={progress.projected} decimals={0} />
        </Fact>
        <Fact label={goalProgressTexts.shortfall}>
          <Money amount={progress.shortfall} decimals={0} />
        </Fact>
      </Facts>
      {!isNil(progress.shortfall) && progress.moreSip !== null && (
        <Remedy goal={goal} moreSip={progress.moreSip} />
      )}
      <p className="mute text-small">{goalTexts.noPromise}</p>
    </Card>
  );
}

/** What makes up for the shortfall. */
function Remedy({
  goal,
  moreSip,
}: {
  goal: GoalDetails;
  moreSip: NonNullable<GoalDetails['progress']['moreSip']>;
}) {
  const { progress, investorId } = goal;
  const resting = useRestingArn();
  return (
    <div className="stack gap-8 pad-12-16 sunk round-card">
      <p>
        <Money amount={moreSip} decimals={0} /> more a month, or{' '}
        <Money amount={progress.moreLumpsum} decimals={0} /> as a lumpsum today, covers the shortfall, if the
        assumptions hold.
      </p>
      {investorId === null ? (
        <p className="mute text-note figures">
          You can place orders once {goal.person} is a client: choose the client under “Change” then.
        </p>
      ) : resting !== null ? (
        <p className="mute text-note">{resting.why}</p>
      ) : (
        <div className="flex wrap gap-8">
          <ButtonLink
            href={startTransaction('sip', {
              investor: investorId,
              amount: moreSip,
              stepUp: isNil(goal.stepUp) ? undefined : goal.stepUp,
              until: goal.due,
              row: goalStart(goal.id),
            })}
          >
            Start this SIP
          </ButtonLink>
          <ButtonLink
            look="outline"
            href={startTransaction('lumpsum', { investor: investorId, amount: progress.moreLumpsum })}
          >
            Invest a lumpsum
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

function Assigned({ goal: { holdings, sips, otherHeld } }: { goal: GoalDetails }) {
  return (
    <Card title="Linked investments" className={`stack top gap-12 ${styles.card}`}>
      <ul className="stack">
        {holdings.map((one) => (
          <li
            key={`${one.folioNo} ${one.schemeCode}`}
            className={`stack gap-2 pad-8-0 line-above ${styles.item}`}
          >
            <span>{splitSchemeName(one.scheme).fund}</span>
            <span className="mute text-note figures">
              {one.percent}% of <Money amount={one.value} decimals={0} />, folio {one.folioNo}
            </span>
          </li>
        ))}
        {sips.map((one) => (
          <li key={`${one.folioNo} ${one.regNo}`} className={`stack gap-2 pad-8-0 line-above ${styles.item}`}>
            <span>
              {splitSchemeName(one.scheme).fund}
              {!one.isRunning && (
                <>
                  {' '}
                  <StatusChip tone="bad">Not running</StatusChip>
                </>
              )}
            </span>
            <span className="mute text-note figures">
              SIP of <Money amount={one.monthly} decimals={0} /> a month, folio {one.folioNo}
            </span>
          </li>
        ))}
        {!isNil(otherHeld) && (
          <li className={`stack gap-2 pad-8-0 line-above ${styles.item}`}>
            <span>Other savings, as told by the client</span>
            <span className="mute text-note figures">
              <Money amount={otherHeld} decimals={0} />
            </span>
          </li>
        )}
      </ul>
      {holdings.length + sips.length === 0 && isNil(otherHeld) && (
        <p className="mute text-note figures">Nothing yet. Link holdings and SIPs under “Change”.</p>
      )}
    </Card>
  );
}

function Assumed({ goal }: { goal: GoalDetails }) {
  return (
    <Card title="Planned" aside={dayText(goal.plannedOn)} className={`stack top gap-12 ${styles.card}`}>
      <Facts>
        <Fact label={COST_THEN}>
          <Money amount={goal.cost} decimals={0} />
        </Fact>
        <Fact label="Inflation">{goal.inflation}% a year</Fact>
        <Fact label="Assumed return">{goal.returns}% a year</Fact>
        {goal.years > 1 && <Fact label="For">{goal.years} years</Fact>}
        <Fact label="SIP planned">
          <Money amount={goal.sip} decimals={0} /> a month
          {!isNil(goal.stepUp) && `, ${goal.stepUp}% more every year`}, or{' '}
          <Money amount={goal.lumpsum} decimals={0} /> as a lumpsum
        </Fact>
      </Facts>
    </Card>
  );
}
