import type { VideoLead } from '@hub/contract/calls/prostart/prostart';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { clockText } from '../parts/clock-text.ts';
import { VideoPoster } from '../parts/video-poster.tsx';
import { leftText, topicText, viewsText } from '../parts/video-words.ts';
import styles from './video-row.module.css';

/** One video in a list; where it says the words that were looked for, the line and when it is said. */
export function VideoRow({ video, href }: { video: VideoLead; href: string }) {
  const { title, summary, watches, isFinished, saidAt } = video;
  return (
    <article className={`stack anchor gap-16 pad-12-16 hover-sunk ${styles.row}`}>
      <div>
        <VideoPoster video={video} />
      </div>
      <div className="stack top shrink gap-4">
        <h2 className="text-large strong anywhere">
          <RouteLink href={href} className={styles.link}>
            {title}
          </RouteLink>
        </h2>
        <p className="mute text-note">
          {topicText(video)} · {leftText(video) ?? (isFinished ? 'Watched' : viewsText(watches))}
        </p>
        {saidAt === null ? (
          <p className={styles.summary}>{summary}</p>
        ) : (
          <p className={styles.said}>
            <span className="brand strong figures">At {clockText(saidAt.second)}</span> “{saidAt.line}”
          </p>
        )}
      </div>
    </article>
  );
}
