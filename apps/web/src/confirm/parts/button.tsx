import type { ComponentProps } from 'react';
import looks from '../../ui/action/button.module.css';
import { cx } from '../../ui/theme/cx.ts';
import styles from './button.module.css';

/** The red ones decline: `danger` does it, `quietDanger` leads there. */
type Look = 'primary' | 'outline' | 'quiet' | 'danger' | 'quietDanger';
const classes = (look: Look) =>
  cx(looks.button, looks.large, looks.wide, looks[look], styles.button, styles[look]);

/** The app's button; that one knows the app's router, which this page does without. */
export function Button({
  look = 'primary',
  busy = false,
  onClick,
  ...button
}: ComponentProps<'button'> & { look?: Look; busy?: boolean }) {
  return (
    <button
      type="button"
      {...button}
      className={classes(look)}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}

export function ButtonAnchor({
  look = 'primary',
  children,
  ...anchor
}: ComponentProps<'a'> & { look?: Look }) {
  return (
    <a {...anchor} className={classes(look)}>
      {children}
    </a>
  );
}
