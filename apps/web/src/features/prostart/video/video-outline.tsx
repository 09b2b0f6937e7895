import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import stage from './video-stage.module.css';
import styles from './video-view.module.css';

/** The place of a video while it is read. */
export function VideoOutline() {
  return (
    <Loading label="Loading the video">
      <div className={`stack gap-16 ${styles.columns}`}>
        <div className={`stack top shrink gap-16 ${styles.stage}`}>
          <div className={stage.outline} />
          <Skeleton shape="title" width="long" />
          <Skeleton width="medium" />
        </div>
        <div className={`stack top shrink gap-16 ${styles.beside}`}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
      </div>
    </Loading>
  );
}
