import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useAfterTiles } from './tiles-read.tsx';

/** Early enough that it stands there when the reader arrives. */
const AHEAD = '600px';

interface WhenNearProps {
  children: ReactNode;
  /** Keeps the place until then. */
  outline?: ReactNode;
  className?: string | undefined;
}

/** What lies far below on a phone: mounted, and so asked for, when the tiles are there and somebody comes near it. */
export function WhenNear({ children, outline, className }: WhenNearProps) {
  const box = useRef<HTMLDivElement>(null);
  const isRead = useAfterTiles();
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!isRead || !box.current) return undefined;
    const watcher = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    watcher.observe(box.current);
    return () => watcher.disconnect();
  }, [isRead]);
  if (isNear) return children;
  return (
    <div ref={box} className={className}>
      {outline}
    </div>
  );
}
