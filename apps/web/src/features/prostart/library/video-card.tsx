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
    <article className={`stack top anchor gap-4 ${styles.card}`}>
      <VideoPoster video={video} />
      <h3 className={`above-4 text-large strong anywhere ${styles.title}`}>
        <RouteLink href={href} className={`bare ${styles.link}`}>
          {title}
        </RouteLink>
      </h3>
      <p className="mute text-note">
        {bucket.name} · {leftText(video) ?? (isFinished ? 'Watched' : viewsText(watches))}
      </p>
      {isNew && (
        <span className={`pinned ${styles.mark}`}>
          <StatusChip tone="good" plain>
            New
          </StatusChip>
        </span>
      )}
    </article>
  );
}
