import type { ReactNode } from 'react';
import { cx } from '../../ui/theme/cx.ts';
import { Button } from '../parts/button.tsx';
import { Note } from '../parts/message.tsx';
import styles from './code-step.module.css';

/** Why it did not work, read out when it appears. */
export const Trouble = ({ children }: { children: string | null }) => (
  <div role="alert">
    {children !== null && (
      <Note tone="bad">
        <p>{children}</p>
      </Note>
    )}
  </div>
);

interface AnswerBarProps {
  /** Under the thumb, before there is a code to enter. */
  isStaying: boolean;
  isBusy: boolean;
  /** Why it cannot be sent yet. */
  why?: string | null;
  /** The main answer says no: it is red, and the other one leads back. */
  isDeclining?: boolean;
  action: string;
  /** What follows first when it is pressed. */
  note?: ReactNode;
  other: string;
  onOther: () => void;
}

/** What sends the form, and the other answer. */
export const AnswerBar = (props: AnswerBarProps) => {
  const { isStaying, isBusy, why = null, isDeclining = false, action, note, other, onOther } = props;
  return (
    <div className={cx('stack gap-4', isStaying && styles.staying)}>
      <Button type="submit" look={isDeclining ? 'danger' : 'primary'} busy={isBusy || why !== null}>
        {action}
      </Button>
      {note && <p className="above-4 mute text-body to-middle">{note}</p>}
      <Button look={isDeclining ? 'quiet' : 'quietDanger'} busy={isBusy} onClick={onOther}>
        {other}
      </Button>
    </div>
  );
};
