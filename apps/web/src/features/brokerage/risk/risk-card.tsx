import type { BrokerageAtRisk } from '@hub/contract/calls/brokerage/brokerage';
import { dayText, groupIndian } from '@hub/domain';
import { useState } from 'react';
import { Button } from '../../../ui/action/button.tsx';
import { DatedText } from '../../../ui/date/dated-text.tsx';
import { StatusChip, type Tone } from '../../../ui/feedback/status-chip.tsx';
import { isNil } from '../../../ui/figure/figure-text.ts';
import { Money } from '../../../ui/figure/money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { RiskAct, RowAct } from './risk-acts.tsx';
import styles from './risk-card.module.css';
import { daysText, riskWords } from './risk-words.ts';

type Risk = BrokerageAtRisk['risks'][number];

const states: Readonly<Record<Risk['state'], { readonly text: string; readonly tone: Tone }>> = {
  due: { text: 'Due', tone: 'soon' },
  withheld: { text: 'Withheld', tone: 'bad' },
  lost: { text: 'Lost', tone: 'blocked' },
};

const pers: Readonly<Record<Risk['per'], string>> = { once: '', month: ' a month', year: ' a year' };

const FEW = 5;

interface RiskCardProps {
  risk: Risk;
  declaration: BrokerageAtRisk['declaration'];
}

export function RiskCard({ risk, declaration }: RiskCardProps) {
  const { title, about } = riskWords[risk.risk];
  const state = states[risk.state];
  const [isWhole, setWhole] = useState(false);
  const rows = isWhole ? risk.rows : risk.rows.slice(0, FEW);
  return (
    <Card
      title={risk.count > 1 ? `${title}, ${groupIndian(risk.count)}` : title}
      aside={<StatusChip tone={state.tone}>{state.text}</StatusChip>}
    >
      <div className="flex wrap between baseline gap-2-16">
        <p>
          <span className="text-title heavy figures tight">
            <Money amount={risk.amount} />
            {pers[risk.per]}
          </span>{' '}
          <span className="mute text-note">{risk.basis}</span>
        </p>
        {risk.deadline !== null && (
          <p className={`flex gap-8 soft text-note ${styles.deadline}`} data-state={risk.state}>
            by {dayText(risk.deadline)}
            {risk.daysLeft !== null && <b>{daysText(risk.daysLeft)}</b>}
          </p>
        )}
      </div>
      <p className="mute text-note">{about}</p>
      {rows.length > 0 && (
        <ul className="above-8">
          {rows.map((row) => (
            <li key={row.key} className={`stack middle gap-2-16 pad-8-0 line-above ${styles.row}`}>
              <div className="stack shrink text-note">
                <b>{row.title}</b>
                <span className="mute text-note">
                  <DatedText>
                    {row.detail}
                    {row.deadline !== null &&
                      row.deadline !== risk.deadline &&
                      ` · by ${dayText(row.deadline)}`}
                  </DatedText>
                </span>
              </div>
              {!isNil(row.amount) && (
                <span className="strong figures to-end">
                  <Money amount={row.amount} />
                </span>
              )}
              <RowAct risk={risk.risk} row={row} />
            </li>
          ))}
        </ul>
      )}
      <div className="flex wrap gap-8 above-12 hides-empty">
        <RiskAct risk={risk.risk} declaration={declaration} />
        {risk.rows.length > FEW && (
          <Button look="quiet" size="compact" onClick={() => setWhole(!isWhole)}>
            {isWhole
              ? 'Show fewer'
              : `Show ${risk.rows.length === risk.count ? 'all' : 'the first'} ${risk.rows.length}`}
          </Button>
        )}
      </div>
    </Card>
  );
}
