import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../theme/cx.ts';
import styles from './card.module.css';

type CardProps = Omit<ComponentProps<'section'>, 'title'> & {
  title?: string;
  /** Stands opposite the title: a count, a date, a link. */
  aside?: ReactNode;
};

export function Card({ title, aside, className, children, ...section }: CardProps) {
  const id = useId();
  return (
    <section {...section} className={cx(styles.card, className)} {...(title && { 'aria-labelledby': id })}>
      {title && (
        <div className="row between gap-12 below-12">
          <h2 id={id}>{title}</h2>
          {aside && <div className="mute text-note">{aside}</div>}
        </div>
      )}
      {children}
    </section>
  );
}
