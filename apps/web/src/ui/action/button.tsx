import type { ComponentProps } from 'react';
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
  };

export function Button({ look, size, wide, busy = false, className, onClick, ...button }: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={classes({ look, size, wide }, className)}
      aria-disabled={busy || button['aria-disabled']}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    />
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
