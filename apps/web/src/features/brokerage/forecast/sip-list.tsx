import type { BrokerageForecast } from '@hub/contract/calls/brokerage/brokerage';
import { rupeesText, splitSchemeName } from '@hub/domain';
import { useState } from 'react';
import { StatusChip } from '../../../ui/feedback/status-chip.tsx';
import { Money } from '../../../ui/figure/money.tsx';
import { CheckBox } from '../../../ui/form/choice/check-box.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { counted } from '../calls/words.ts';
import { total } from '../figures/money-sum.ts';
import { clientHref } from '../links/links.ts';
import styles from './sip-list.module.css';

type Plan = BrokerageForecast['plans'][number];

/** Which SIPs would be missed: tick some and see what their lapse costs. */
export function SipList({ plans, planCount }: Pick<BrokerageForecast, 'plans' | 'planCount'>) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const lost = plans.filter(({ key }) => chosen.has(key));
  const isAll = lost.length === plans.length;
  const toggle = (key: string) =>
    setChosen((before) => {
      const after = new Set(before);
      if (!after.delete(key)) after.add(key);
      return after;
    });
  return (
    <Card
      title="SIPs that bring most"
      aside={
        planCount > plans.length
          ? `${plans.length} of ${counted(planCount, 'SIP')}`
          : counted(planCount, 'SIP')
      }
    >
      <div className={`row wrap between gap-4-16 ${styles.head}`}>
        <CheckBox
          label={`Select all ${counted(plans.length, 'SIP')} of this list`}
          checked={isAll}
          isMixed={lost.length > 0 && !isAll}
          onChange={() => setChosen(isAll ? new Set() : new Set(plans.map(({ key }) => key)))}
        />
        <p role="status" className={`soft ${styles.lost}`}>
          {lost.length === 0 ? (
            'Tick SIPs to see what you would lose if they lapse.'
          ) : (
            <>
              Lost if {lost.length === 1 ? 'this SIP lapses' : `these ${lost.length} SIPs lapse`}:{' '}
              <strong>
                <Money amount={total(lost.map(({ trail }) => trail))} />
              </strong>
            </>
          )}
        </p>
      </div>
      <ul>
        {plans.map((plan) => (
          <PlanLine key={plan.key} plan={plan} isChosen={chosen.has(plan.key)} onToggle={toggle} />
        ))}
      </ul>
    </Card>
  );
}

interface PlanLineProps {
  plan: Plan;
  isChosen: boolean;
  onToggle: (key: string) => void;
}

function PlanLine({ plan, isChosen, onToggle }: PlanLineProps) {
  const { key, investorId, investor, scheme, amount, frequency, bouncesInRow, trail } = plan;
  const fund = splitSchemeName(scheme).fund;
  return (
    <li className={`stack middle gap-12 pad-12-0 line-above ${styles.plan}`}>
      <CheckBox
        isBare
        label={`Select ${investor}, ${fund}`}
        checked={isChosen}
        onChange={() => onToggle(key)}
      />
      <div className="stack narrow shrink gap-2">
        <RouteLink href={clientHref(investorId)} className="ink strong bare hover-underlined">
          {investor}
        </RouteLink>
        <span className="block mute text-small normal">
          {fund} · {rupeesText(amount)} {frequency.toLowerCase()}
        </span>
        {bouncesInRow > 0 && (
          <StatusChip tone="bad">{`${counted(bouncesInRow, 'bounce')} in a row`}</StatusChip>
        )}
      </div>
      <span className="heavy figures to-end">
        <Money amount={trail} />
        <span className="block mute text-small normal">in 12 months</span>
      </span>
    </li>
  );
}
