import type { VideoLead } from '@hub/contract/calls/prostart/prostart';
import { StatusChip } from '../../../ui/feedback/status-chip.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { VideoPoster } from '../parts/video-poster.tsx';
import { leftText, viewsText } from '../parts/video-words.ts';
import styles from './video-card.module.css';

/** One video on a shelf. */
export function VideoCard({ video, href }: { video: VideoLead; href: string }) {
  const { title, bucket, watches, isNew, isFinished } = video;
  return (
    <article className={styles.card}>
      <VideoPoster video={video} />
      <h3 className={styles.title}>
        <RouteLink href={href} className={styles.link}>
          {title}
        </RouteLink>
      </h3>
      <p className={styles.about}>
        {bucket.name} · {leftText(video) ?? (isFinished ? 'Watched' : viewsText(watches))}
      </p>
      {isNew && (
        <span className={styles.mark}>
          <StatusChip tone="good" plain>
            New
          </StatusChip>
        </span>
      )}
    </article>
  );
}
