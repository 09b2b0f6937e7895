import { SCROLL_ARROW_REFRESH_MS } from '@hub/domain';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from './button.tsx';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.ts';
import { type Arrows, arrowsFor } from './scroll-arrows.ts';
import styles from './scroll-strip.module.css';

/** A row wider than its place: it scrolls, and arrows show while there is more on that side. */
export function ScrollStrip({ label, children }: { label: string; children: ReactNode }) {
  const track = useRef<HTMLDivElement>(null);
  const [arrows, setArrows] = useState<Arrows>({ left: false, right: false });

  useEffect(() => {
    const strip = track.current;
    if (!strip) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => setArrows(arrowsFor(strip.scrollLeft, strip.clientWidth, strip.scrollWidth));
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(measure, SCROLL_ARROW_REFRESH_MS);
    };
    const sizes = new ResizeObserver(later);
    sizes.observe(strip);
    strip.addEventListener('scroll', later, { passive: true });
    later();
    return () => {
      clearTimeout(timer);
      sizes.disconnect();
      strip.removeEventListener('scroll', later);
    };
  }, []);

  const move = (direction: -1 | 1) => {
    const strip = track.current;
    strip?.scrollBy({ left: direction * strip.clientWidth * 0.8 });
  };

  return (
    <div className={styles.strip}>
      {arrows.left && (
        <IconButton label="Scroll left" className={cx(styles.arrow, styles.left)} onClick={() => move(-1)}>
          <Icon of={ChevronLeftIcon} />
        </IconButton>
      )}
      <section
        ref={track}
        className={styles.track}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
        tabIndex={0}
        data-more-left={arrows.left || undefined}
        data-more-right={arrows.right || undefined}
      >
        {children}
      </section>
      {arrows.right && (
        <IconButton label="Scroll right" className={cx(styles.arrow, styles.right)} onClick={() => move(1)}>
          <Icon of={ChevronRightIcon} />
        </IconButton>
      )}
    </div>
  );
}
