import type { VideoDetails } from '@hub/contract/calls/prostart/prostart';
import { dayText, groupIndian } from '@hub/domain';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { LikedIcon, LikeIcon } from '../parts/icons.ts';
import { useLike } from '../parts/queries.ts';
import { topicText, viewsText } from '../parts/video-words.ts';
import styles from './video-head.module.css';

/** What the video is, and the like. */
export function VideoHead({ video }: { video: VideoDetails }) {
  const { title, summary, publishedOn, watches } = video;
  return (
    <div className="stack gap-8">
      <h1 tabIndex={-1}>{title}</h1>
      <div className="row wrap between gap-8-16">
        <p className="mute">
          {topicText(video)} · {viewsText(watches)} ·{' '}
          <time dateTime={publishedOn}>{dayText(publishedOn)}</time>
        </p>
        <LikeButton video={video} />
      </div>
      <p className={`soft anywhere ${styles.summary}`}>{summary}</p>
    </div>
  );
}

function LikeButton({ video: { id, likes, isLiked } }: { video: VideoDetails }) {
  const { mutate, isPending } = useLike(id);
  return (
    <Button
      look="outline"
      className={styles.like}
      aria-pressed={isLiked}
      busy={isPending}
      onClick={() => mutate({ likes, isLiked })}
    >
      <Icon of={isLiked ? LikedIcon : LikeIcon} size={18} />
      {isLiked ? 'Liked' : 'Like'}
      <span className="figures">{groupIndian(likes)}</span>
    </Button>
  );
}
