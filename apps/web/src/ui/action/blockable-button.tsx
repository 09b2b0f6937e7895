import { type ComponentProps, useId } from 'react';
import { cx } from '../theme/cx.ts';
import styles from './button.module.css';
import { Button } from './button.tsx';

type BlockableButtonProps = ComponentProps<typeof Button> & {
  /** Why it cannot be pressed now, said beside it; null when it can. It keeps its place for the keyboard. */
  blocked: string | null;
};

export function BlockableButton({ blocked, busy = false, className, ...button }: BlockableButtonProps) {
  const id = useId();
  const isBlocked = blocked !== null;
  return (
    <>
      <Button
        {...button}
        busy={busy || isBlocked}
        className={cx(isBlocked && styles.blocked, className)}
        {...(isBlocked && { 'aria-describedby': id })}
      />
      {isBlocked && (
        <span id={id} className="mute text-note">
          {blocked}
        </span>
      )}
    </>
  );
}
