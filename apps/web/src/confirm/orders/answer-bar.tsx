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
  action: string;
  /** Null where there is only one. */
  other: string | null;
  onOther: () => void;
}

/** What sends the form, and the other answer. */
export const AnswerBar = ({ isStaying, isBusy, why = null, action, other, onOther }: AnswerBarProps) => (
  <div className={cx('stack gap-4', isStaying && styles.staying)}>
    <Button type="submit" busy={isBusy || why !== null} aria-describedby={why === null ? undefined : 'why'}>
      {action}
    </Button>
    {why !== null && (
      <p id="why" className="soft text-body to-middle">
        {why}
      </p>
    )}
    {other !== null && (
      <Button look="quiet" busy={isBusy} onClick={onOther}>
        {other}
      </Button>
    )}
  </div>
);
