import { type ComponentProps, useId } from 'react';
import { RouteLink, type RouteLinkProps } from '../navigation/route-link.tsx';
import { cx } from '../theme/cx.ts';
import styles from './button.module.css';

export interface ButtonLook {
  look?: 'primary' | 'outline' | 'quiet' | undefined;
  size?: 'compact' | 'regular' | 'large' | undefined;
  wide?: boolean | undefined;
}

function classes({ look = 'primary', size = 'regular', wide = false }: ButtonLook, more?: string) {
  return cx(styles.button, styles[look], size !== 'regular' && styles[size], wide && styles.wide, more);
}

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Keeps its focus and its name while the work runs, but takes no second click. */
    busy?: boolean;
    /** Why it cannot be pressed now, said beside it; null when it can. It keeps its place for the keyboard. */
    blocked?: string | null | undefined;
  };

export function Button(props: ButtonProps) {
  const { look, size, wide, busy = false, blocked = null, className, onClick, ...button } = props;
  const id = useId();
  const isBlocked = blocked !== null;
  return (
    <>
      <button
        type="button"
        {...button}
        className={classes({ look, size, wide }, cx(isBlocked && styles.blocked, className))}
        aria-disabled={busy || isBlocked || undefined}
        aria-describedby={isBlocked ? id : button['aria-describedby']}
        onClick={(event) => {
          if (busy || isBlocked) event.preventDefault();
          else onClick?.(event);
        }}
      />
      {isBlocked && (
        <span id={id} className="mute text-note">
          {blocked}
        </span>
      )}
    </>
  );
}

export function ButtonLink({ look, size, wide, className, ...link }: RouteLinkProps & ButtonLook) {
  return <RouteLink {...link} className={classes({ look, size, wide }, className)} />;
}

/** An outside address, a telephone number or a mail address that looks like a button. */
export function ButtonAnchor({
  look,
  size,
  wide,
  className,
  children,
  ...anchor
}: ComponentProps<'a'> & ButtonLook) {
  return (
    <a {...anchor} className={classes({ look, size, wide }, className)}>
      {children}
    </a>
  );
}

type IconButtonProps = ComponentProps<'button'> & { label: string };

export function IconButton({ label, className, ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      {...button}
      aria-label={label}
      title={label}
      className={cx(styles.icon, className)}
    />
  );
}
