import { SCROLL_ARROW_REFRESH_MS } from '@hub/domain';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { IconButton } from '../action/button.tsx';
import { Icon } from '../action/icon.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../action/icons.ts';
import { cx } from '../theme/cx.ts';
import { type Arrows, arrowsFor } from './scroll-arrows.ts';
import styles from './scroll-strip.module.css';

interface ScrollStripProps {
  label: string;
  /** Tabs are reached by their own keys; any other row is a region that the keyboard can scroll. */
  role?: 'region' | 'tablist';
  /** What is cut off fades out, unless its text begins right at the edge. */
  fades?: boolean;
  /** May set `--strip-gap`, `--strip-item` (the items' flex), `--strip-snap` and `--strip-arrow` (how far in). */
  className?: string | undefined;
  trackRef?: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** On which sides there is more. */
function useArrows(track: RefObject<HTMLDivElement | null>): Arrows {
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
    // What comes later makes the row longer and its place no wider.
    const content = new MutationObserver(later);
    content.observe(strip, { childList: true, characterData: true, subtree: true });
    strip.addEventListener('scroll', later, { passive: true });
    later();
    return () => {
      clearTimeout(timer);
      sizes.disconnect();
      content.disconnect();
      strip.removeEventListener('scroll', later);
    };
  }, [track]);
  return arrows;
}

/** A row wider than its place: it scrolls, and arrows show while there is more on that side (decision S9-14). */
export function ScrollStrip({
  label,
  role = 'region',
  fades = true,
  className,
  trackRef,
  children,
}: ScrollStripProps) {
  const own = useRef<HTMLDivElement>(null);
  const track = trackRef ?? own;
  const arrows = useArrows(track);
  const move = (direction: -1 | 1) => {
    const strip = track.current;
    strip?.scrollBy({ left: direction * strip.clientWidth * 0.8 });
  };

  const named = { role, 'aria-label': label, ...(role === 'region' && { tabIndex: 0 }) };

  return (
    <div className={cx('shrink anchor', className)}>
      {arrows.left && (
        <IconButton
          label={`Scroll left: ${label}`}
          className={cx(styles.arrow, styles.left)}
          onClick={() => move(-1)}
        >
          <Icon of={ChevronLeftIcon} />
        </IconButton>
      )}
      <div
        ref={track}
        className={cx(styles.track, fades && styles.fades)}
        {...named}
        data-more-left={arrows.left || undefined}
        data-more-right={arrows.right || undefined}
      >
        {children}
      </div>
      {arrows.right && (
        <IconButton
          label={`Scroll right: ${label}`}
          className={cx(styles.arrow, styles.right)}
          onClick={() => move(1)}
        >
          <Icon of={ChevronRightIcon} />
        </IconButton>
      )}
    </div>
  );
}
