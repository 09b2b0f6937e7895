import type { VideoDetails } from '@hub/contract/calls/prostart/prostart';
import { useRef, useState } from 'react';
import { RecordState } from '../../../parts/record/record-state.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { ListCrumb } from '../../../ui/layout/list-crumb.tsx';
import { clockText } from '../parts/clock-text.ts';
import { useRefreshVideo, useVideo } from '../parts/queries.ts';
import { resumeAt } from '../parts/resume-at.ts';
import type { PlayerHandle } from '../player/video-player.tsx';
import { Series } from './series.tsx';
import { Transcript } from './transcript.tsx';
import { useWatchLog } from './use-watch-log.ts';
import { VideoEnd } from './video-end.tsx';
import { VideoFeedback } from './video-feedback.tsx';
import { VideoHead } from './video-head.tsx';
import { VideoOutline } from './video-outline.tsx';
import { VideoStage } from './video-stage.tsx';
import styles from './video-view.module.css';

interface VideoViewProps {
  id: string;
  /** The second that the address asks for. */
  at: number | null;
  /** The list it was opened from, as it was left. */
  listHref: string;
  hrefOf: (id: string) => string;
}

/** One video: the player, what is said in it, its series, and what one thinks of it. */
export function VideoView({ id, at, listHref, hrefOf }: VideoViewProps) {
  const query = useVideo(id);
  const { data } = query;
  return (
    <>
      <ListCrumb href={listHref}>All videos</ListCrumb>
      {data ? (
        <Video video={data} at={at} hrefOf={hrefOf} onRetry={query.refetch} />
      ) : (
        <RecordState one="video" many="videos" query={query} listHref={listHref} loading={<VideoOutline />} />
      )}
    </>
  );
}

interface VideoProps extends Pick<VideoViewProps, 'at' | 'hrefOf'> {
  video: VideoDetails;
  onRetry: () => Promise<unknown>;
}

function Video({ video, at, hrefOf, onRetry }: VideoProps) {
  const player = useRef<PlayerHandle>(null);
  const [startAt] = useState(() => at ?? resumeAt(video));
  const [second, setSecond] = useState(startAt);
  const [isFromStart, setFromStart] = useState(startAt === 0);
  const refresh = useRefreshVideo(video.id);
  const log = useWatchLog(video.id, ({ isFinished, certificateId }) => {
    if (certificateId !== null || isFinished !== video.isFinished) void refresh.video();
  });
  const playFrom = (place: number) => player.current?.playFrom(place);
  return (
    <div className={`stack gap-16 ${styles.columns}`}>
      <div className={`stack top shrink gap-16 ${styles.stage}`}>
        <VideoStage
          ref={player}
          video={video}
          startAt={startAt}
          log={log}
          onSecond={setSecond}
          onRetry={onRetry}
          end={<VideoEnd video={video} hrefOf={hrefOf} onAgain={() => playFrom(0)} />}
        />
        {!isFromStart && (
          <p className={`row wrap gap-4-8 mute figures ${styles.resumed}`}>
            {at === null ? 'Continued from' : 'Started at'} {clockText(startAt)}
            <Button
              look="quiet"
              onClick={() => {
                playFrom(0);
                setFromStart(true);
              }}
            >
              From the start
            </Button>
          </p>
        )}
        <VideoHead video={video} />
      </div>
      <div className={`stack top shrink gap-16 ${styles.beside}`}>
        {video.series && <Series series={video.series} id={video.id} hrefOf={hrefOf} />}
        {video.transcript.length > 0 && (
          <Transcript lines={video.transcript} second={second} onChoose={playFrom} />
        )}
      </div>
      <div className="stack top shrink gap-16">
        <VideoFeedback key={video.feedback?.stars ?? 0} id={video.id} feedback={video.feedback} />
      </div>
    </div>
  );
}
