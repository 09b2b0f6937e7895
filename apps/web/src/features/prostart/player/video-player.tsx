import '@vidstack/react/player/styles/base.css';
import '@vidstack/react/player/styles/default/captions.css';
import type { VideoDetails } from '@hub/contract/calls/prostart/prostart';
import {
  Captions,
  Gesture,
  MediaPlayer,
  type MediaPlayerInstance,
  MediaProvider,
  Track,
  useMediaState,
} from '@vidstack/react';
import {
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useMediaAddress } from '../../../lib/media-address.ts';
import { useServices, useStore } from '../../../lib/react.ts';
import type { WatchLog } from '../parts/watch-log.ts';
import { PlayerControls } from './player-controls.tsx';
import styles from './video-player.module.css';

export interface PlayerHandle {
  /** Goes there and plays. */
  playFrom(second: number): void;
}

export interface VideoPlayerProps {
  ref: Ref<PlayerHandle>;
  video: VideoDetails;
  startAt: number;
  log: WatchLog;
  hasCaptions: boolean;
  onCaptions: (shown: boolean) => void;
  onSecond: (second: number) => void;
  onFailed: () => void;
  /** Over the picture when it is at its end. */
  end: ReactNode;
}

/** Keys count while the player has the focus: single letters typed elsewhere are none of its business. */
const keys = {
  togglePaused: 'k Space',
  toggleMuted: 'm',
  toggleFullscreen: 'f',
  togglePictureInPicture: 'i',
  toggleCaptions: 'c',
  seekBackward: 'j ArrowLeft',
  seekForward: 'l ArrowRight',
  volumeUp: 'ArrowUp',
  volumeDown: 'ArrowDown',
};

export function VideoPlayer(props: VideoPlayerProps) {
  const { ref, video, startAt, log, hasCaptions, onCaptions, onSecond, onFailed, end } = props;
  const player = useRef<MediaPlayerInstance>(null);
  const urlOf = useMediaAddress();
  // The addresses are other ones after an hour; what plays keeps those it began with.
  const [{ file, captions, poster, title }] = useState(video);
  const [initial] = useState(startAt);
  const [isAtEnd, setAtEnd] = useState(false);
  useHandle(ref, player);
  useFailedFile(player, onFailed);
  usePauseOffline(player);
  return (
    <MediaPlayer
      ref={player}
      className={styles.player}
      title={title}
      ariaLabel={`Video: ${title}`}
      viewType="video"
      streamType="on-demand"
      load="eager"
      src={{ src: urlOf(file.url), type: file.mediaType as 'video/mp4' }}
      crossOrigin="anonymous"
      currentTime={initial}
      autoPlay
      playsInline
      keyShortcuts={keys}
      logLevel="silent"
      onCanPlay={() => {
        const active = document.activeElement;
        if (active === null || active === document.body || active.id === 'main') {
          player.current?.el?.focus({ preventScroll: true });
        }
      }}
      onTimeUpdate={({ currentTime }) => {
        if (player.current?.paused === false) log.play(currentTime);
        onSecond(Math.floor(currentTime));
      }}
      onSeeking={(second) => log.jump(second)}
      onPlay={() => setAtEnd(false)}
      onPause={() => log.rest()}
      onEnded={() => {
        log.play(player.current?.duration ?? 0);
        log.rest();
        // The controls go: whoever was on one of them stays with the player.
        const box = player.current?.el;
        if (box?.contains(document.activeElement)) box.focus({ preventScroll: true });
        setAtEnd(true);
      }}
      onSeeked={() => setAtEnd(player.current?.state.ended ?? false)}
      onError={onFailed}
      onMediaTextTrackChangeRequest={({ mode }) => onCaptions(mode === 'showing')}
    >
      <MediaProvider className={styles.provider}>
        <CaptionTracks captions={captions} isFirstShown={hasCaptions} />
      </MediaProvider>
      <FirstPicture url={urlOf(poster)} />
      <Captions className={`vds-captions ${styles.captions}`} />
      <Gestures />
      <span className={styles.waiting} aria-hidden="true" />
      {isAtEnd ? <div className={styles.end}>{end}</div> : <PlayerControls />}
    </MediaPlayer>
  );
}

type Player = RefObject<MediaPlayerInstance | null>;

function useHandle(ref: Ref<PlayerHandle>, player: Player) {
  useImperativeHandle(ref, () => ({
    playFrom(second) {
      if (!player.current) return;
      player.current.currentTime = second;
      player.current.play().catch(() => {});
    },
  }));
}

function useFailedFile(player: Player, onFailed: () => void) {
  // A file that cannot be had is an error of the element that names it, which reaches nobody by itself.
  useEffect(() => {
    const box = player.current?.el;
    const failed = ({ target }: Event) => target instanceof HTMLSourceElement && onFailed();
    box?.addEventListener('error', failed, true);
    return () => box?.removeEventListener('error', failed, true);
  }, [player, onFailed]);
}

function usePauseOffline(player: Player) {
  const { online } = useStore(useServices().online);
  // The screen that says so covers the controls.
  useEffect(() => {
    if (!online) player.current?.pause().catch(() => {});
  }, [player, online]);
}

function CaptionTracks({
  captions,
  isFirstShown,
}: Pick<VideoDetails, 'captions'> & { isFirstShown: boolean }) {
  const urlOf = useMediaAddress();
  return captions.map(({ language, label, url }, at) => (
    <Track
      key={language}
      kind="captions"
      type="vtt"
      language={language}
      label={label}
      src={urlOf(url)}
      default={at === 0 && isFirstShown}
    />
  ));
}

function Gestures() {
  return (
    <>
      {' '}
      <Gesture className={styles.press} event="pointerup" action="toggle:paused" />
      <Gesture className={styles.press} event="dblpointerup" action="toggle:fullscreen" />
      <Gesture className={styles.touch} event="pointerup" action="toggle:controls" />
      <Gesture className={styles.touchLeft} event="dblpointerup" action="seek:-10" />
      <Gesture className={styles.touchRight} event="dblpointerup" action="seek:10" />
    </>
  );
}

/** What stands there until the video itself can be seen. */
function FirstPicture({ url }: { url: string }) {
  const hasStarted = useMediaState('started');
  return hasStarted ? null : <img className={styles.poster} src={url} alt="" crossOrigin="anonymous" />;
}
