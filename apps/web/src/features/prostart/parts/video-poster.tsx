import type { VideoLead } from '@hub/contract/calls/prostart/prostart';
import { useMediaAddress } from '../../../lib/media-address.ts';
import { clockText } from './clock-text.ts';
import styles from './video-poster.module.css';

/** The picture of a video, how long it is and how far it was watched. Its place is kept until it comes. */
export function VideoPoster({ video }: { video: VideoLead }) {
  const urlOf = useMediaAddress();
  const { poster, seconds, watchedTo, isFinished } = video;
  const percent = isFinished ? 100 : Math.round((100 * watchedTo) / Math.max(1, seconds));
  return (
    <span className={`block anchor clip sunk round ${styles.poster}`}>
      <img
        className={`tall wide ${styles.picture}`}
        src={urlOf(poster)}
        alt=""
        width={480}
        height={270}
        loading="lazy"
        decoding="async"
        crossOrigin="anonymous"
      />
      <span className={`pinned text-small strong figures ${styles.length}`}>{clockText(seconds)}</span>
      {percent > 0 && (
        <progress
          className={`block pinned wide borderless ${styles.watched}`}
          max={100}
          value={percent}
          aria-label={`${percent}% watched`}
        />
      )}
    </span>
  );
}
