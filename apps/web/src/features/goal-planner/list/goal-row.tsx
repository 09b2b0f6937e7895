import type { GoalLead } from '@hub/contract/calls/goal-planner/goal-planner';
import { goalKindTexts } from '@hub/contract/goal-planner/goal-texts';
import { dayText } from '@hub/domain';
import { DatedText } from '../../../ui/date/dated-text.tsx';
import { Meter } from '../../../ui/figure/meter.tsx';
import { Money } from '../../../ui/figure/money.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { GoalPaceChip } from '../goals/goal-pace-chip.tsx';
import { partOf } from '../goals/part-of.ts';
import styles from './goal-row.module.css';

/** One goal in the list: whose, what for, and how far. */
export function GoalRow({ goal, href }: { goal: GoalLead; href: string }) {
  const { progress, target } = goal;
  return (
    <article className={`stack start with-aside anchor gap-8-16 pad-12-16 hover-sunk ${styles.row}`}>
      <div className="stack shrink gap-2">
        <h2 className="text-large strong anywhere">
          <RouteLink href={href} className={styles.link}>
            {goal.name}
          </RouteLink>
        </h2>
        <p className="mute text-note">
          <DatedText>{`${goal.person} · ${goalKindTexts[goal.kind]} · ${dayText(goal.due)}`}</DatedText>
        </p>
        <div className={`stack middle gap-8 above-8 ${styles.part}`}>
          <Meter percent={partOf(progress.part)} label={`${partOf(progress.part)}% of the target saved`} />
          <p className="text-note figures">
            <Money amount={progress.held} compact /> of <Money amount={target} compact />
          </p>
        </div>
      </div>
      <GoalPaceChip pace={progress.pace} />
    </article>
  );
}
