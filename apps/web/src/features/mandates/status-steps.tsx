import type { BankMandate } from '@hub/contract/calls/mandates/mandates';
import { mandateStatusTexts } from '@hub/contract/mandates/mandate-texts';
import { DatedText } from '../../ui/date/dated-text.tsx';
import { dayText } from '../../ui/date/moment.tsx';
import styles from './status-steps.module.css';

interface Step {
  readonly name: string;
  readonly at: string | null;
  readonly state: 'done' | 'open' | 'ahead' | 'bad';
}

function stepsOf({ status, createdAt, sentAt, decidedAt }: BankMandate): readonly Step[] {
  const isSent = status !== 'INITIATED' && (sentAt !== null || status !== 'REJECTED');
  const last = status === 'REJECTED' ? 'REJECTED' : 'APPROVED';
  return [
    {
      name: mandateStatusTexts.INITIATED.name,
      at: createdAt,
      state: status === 'INITIATED' ? 'open' : 'done',
    },
    {
      name: mandateStatusTexts.SENT.name,
      at: sentAt,
      state: status === 'SENT' ? 'open' : isSent ? 'done' : 'ahead',
    },
    {
      name: mandateStatusTexts[last].name,
      at: decidedAt,
      state: status === 'REJECTED' ? 'bad' : status === 'APPROVED' ? 'done' : 'ahead',
    },
  ];
}

/** How far a mandate has come: with the client, with the bank, and the bank's answer. */
export function StatusSteps({ mandate }: { mandate: BankMandate }) {
  return (
    <ol className="stack three-columns gap-8" aria-label="Status">
      {stepsOf(mandate).map(({ name, at, state }) => (
        <li
          key={name}
          className={`stack top pad-top-12 gap-2 mute text-note ${styles.step}`}
          data-state={state}
          aria-current={state === 'open' || state === 'bad' ? 'step' : undefined}
        >
          <span className={`strong ${styles.name}`}>{name}</span>
          {at !== null && (
            <span className="text-small">
              <DatedText>{dayText(at)}</DatedText>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
