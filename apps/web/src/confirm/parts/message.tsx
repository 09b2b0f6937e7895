import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { DatedText } from '../../ui/date/dated-text.tsx';
import { cx } from '../../ui/theme/cx.ts';
import { type Tone, ToneMark } from './marks.tsx';
import styles from './message.module.css';

interface MessageProps {
  tone: Tone;
  title: string;
  text?: ReactNode;
  children?: ReactNode;
}

/** One thing, said large. Its title takes the focus, so that a screen reader says what the page has become. */
export function Message({ tone, title, text, children }: MessageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another message.
  useLayoutEffect(() => heading.current?.focus(), [title]);
  return (
    <section className={`stack centred gap-12 to-middle ${styles.message}`}>
      <ToneMark tone={tone} size={48} />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {text && (
        <p className="soft">
          <DatedText>{text}</DatedText>
        </p>
      )}
      {children}
    </section>
  );
}

/** What went wrong, or what to know, above or beside what it is about. */
export function Note({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <div className={cx('flex start gap-8 pad-12-16 text-large round', styles.note, styles[tone])}>
      <ToneMark tone={tone} size={20} />
      <div>{children}</div>
    </div>
  );
}
