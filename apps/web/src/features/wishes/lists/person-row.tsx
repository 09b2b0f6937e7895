import type { WishPerson } from '@hub/contract/calls/wishes/wishes';
import { wishStatusTexts } from '@hub/contract/wishes/wish-texts';
import type { ReactNode } from 'react';
import { StatusChip } from '../../../ui/feedback/status-chip.tsx';
import { onText, statusTones, yearsText } from '../calls/wish-words.ts';
import styles from './lists.module.css';

interface PersonRowProps {
  person: WishPerson;
  category: string;
  today: string;
  before?: ReactNode;
  after?: ReactNode;
}

const ways = ['sms', 'email', 'whatsapp'] as const;

/** One client on the day: the how manieth, and whether a wish can go or has gone. */
export function PersonRow({ person, category, today, before, after }: PersonRowProps) {
  const years = yearsText(category, person);
  return (
    <div className={`row gap-12 pad-12-16 ${styles.person}`}>
      {before}
      <div className="stack grow shrink gap-2">
        <strong className="strong anywhere">{person.name}</strong>
        <span className="mute text-note">
          {onText(person.on, today)}
          {years !== null && `, ${years}`}
        </span>
        <EmpanelmentState person={person} />
      </div>
      {after}
    </div>
  );
}

function EmpanelmentState({ person: { wished, faults } }: { person: WishPerson }) {
  if (wished !== null)
    return (
      <span>
        <StatusChip tone={statusTones[wished]}>{wishStatusTexts[wished]}</StatusChip>
      </span>
    );
  if (ways.some((way) => faults[way] === null)) return null;
  const all = ways.map((way) => faults[way]);
  const text = all.includes('opted-out')
    ? 'Does not want wishes'
    : all.includes('no-consent')
      ? 'Has not agreed to wishes'
      : 'No contact that works';
  return <span className="mute text-note">{text}</span>;
}
