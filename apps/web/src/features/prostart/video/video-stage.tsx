import type { VideoDetails } from '@hub/contract/calls/prostart/prostart';
import { type ReactNode, type Ref, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/action/button.tsx';
import { Loading } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import type { WatchLog } from '../parts/watch-log.ts';
import type { PlayerHandle, VideoPlayerProps } from '../player/video-player.tsx';
import { useCaptions } from './use-captions.ts';
import styles from './video-stage.module.css';

interface VideoStageProps {
  ref: Ref<PlayerHandle>;
  video: VideoDetails;
  startAt: number;
  log: WatchLog;
  onSecond: (second: number) => void;
  /** Asks for the video again: its address may be too old. */
  onRetry: () => Promise<unknown>;
  end: ReactNode;
}

type Player = (props: VideoPlayerProps) => ReactNode;

/** The script of the player comes only now that a video is open (Spec §7). */
const loadPlayer = () => import('../player/video-player.tsx').then(({ VideoPlayer }) => VideoPlayer);

/** The place of the picture: until the player is there, and when it cannot play, it says so. */
export function VideoStage({ startAt, onSecond, onRetry, ...rest }: VideoStageProps) {
  const [Shown, setShown] = useState<Player | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(1);
  const [hasCaptions, saveCaptions] = useCaptions();
  const second = useRef(startAt);
  const fail = useCallback(() => setFailed(true), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks for what is missing
  useEffect(() => {
    let isGone = false;
    loadPlayer().then(
      (player) => isGone || setShown(() => player),
      () => isGone || fail(),
    );
    return () => {
      isGone = true;
    };
  }, [attempt]);
  const tryAgain = async () => {
    await onRetry();
    setAttempt(attempt + 1);
    setFailed(false);
  };
  if (hasFailed) {
    return (
      <div className={styles.failed} role="alert">
        <EmptyState
          title="The video cannot be played"
          text="Check your connection. It continues where it stopped."
        >
          <Button look="outline" onClick={() => void tryAgain()}>
            Try again
          </Button>
        </EmptyState>
      </div>
    );
  }
  if (Shown === null || hasCaptions === null) {
    return (
      <Loading label="Loading the video">
        <div className={styles.outline} />
      </Loading>
    );
  }
  return (
    <Shown
      {...rest}
      key={attempt}
      startAt={second.current}
      hasCaptions={hasCaptions}
      onCaptions={saveCaptions}
      onSecond={(now) => {
        second.current = now;
        onSecond(now);
      }}
      onFailed={fail}
    />
  );
}
