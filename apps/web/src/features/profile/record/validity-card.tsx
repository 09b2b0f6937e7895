import type { UserData } from '@hub/contract/calls/profile/profile';
import { useState } from 'react';
import { Button } from '../../../ui/action/button.tsx';
import { DatedText } from '../../../ui/date/dated-text.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { StatusChip } from '../../../ui/feedback/status-chip.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import {
  adviceFor,
  byUrgency,
  suspendedAdvice,
  suspendedChip,
  type Validity,
  validityChip,
  validityState,
  validityText,
} from './validity.ts';
import styles from './validity-card.module.css';

/** A firm has many EUINs; those that end first are enough at first sight. */
const SHOWN = 5;

export function ValidityCard({ data }: { data: UserData }) {
  const [all, setAll] = useState(false);
  const euins = data.euins.toSorted(byUrgency);
  const shown = all ? euins : euins.slice(0, SHOWN);
  return (
    <Card title="ARN and EUIN">
      <ul aria-label="ARN and EUIN with their validity">
        <ValidityRow
          what="ARN"
          code={data.arn}
          name={data.registeredName}
          validity={data.validity}
          suspended={data.arnStatus === 'suspended'}
        />
        {shown.map(({ euin, name, validity }) => (
          <ValidityRow key={euin} what="EUIN" code={euin} name={name} validity={validity} />
        ))}
      </ul>
      {euins.length === 0 && (
        <div className="pad-top-12 above-12 line-above">
          <EmptyState
            title="No EUIN is mapped to your ARN"
            text="AMFI gives one to each person who sells under your ARN. Without an EUIN, an order needs the investor's execution-only declaration to earn commission."
          />
        </div>
      )}
      {euins.length > shown.length && (
        <Button look="quiet" size="compact" className={styles.more ?? ''} onClick={() => setAll(true)}>
          Show all {euins.length} EUINs
        </Button>
      )}
    </Card>
  );
}

interface ValidityRowProps {
  what: 'ARN' | 'EUIN';
  code: string;
  name: string;
  validity: Validity;
  suspended?: boolean;
}

function ValidityRow({ what, code, name, validity, suspended = false }: ValidityRowProps) {
  const state = validityState(validity);
  const { tone, word } = suspended ? suspendedChip : validityChip[state];
  const advice = suspended ? suspendedAdvice : adviceFor(what, validity);
  return (
    <li
      className={`stack middle with-aside gap-4-12 pad-12-0 line-above ${styles.row}`}
      data-validity={state}
    >
      <div className="shrink anywhere">
        <p>
          <b>{code}</b> <span className="soft">{name}</span>
        </p>
        <p className="mute text-note">
          <DatedText>{validityText(validity)}</DatedText>
        </p>
      </div>
      <StatusChip tone={tone}>{word}</StatusChip>
      {advice && (
        <p className={`whole soft text-note ${styles.advice}`}>
          <DatedText>{advice}</DatedText>
        </p>
      )}
    </li>
  );
}
