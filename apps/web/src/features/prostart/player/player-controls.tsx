import { FASTEST_SPEED } from '@hub/domain/prostart/watching';
import {
  CaptionButton,
  Controls,
  FullscreenButton,
  MuteButton,
  PIPButton,
  PlayButton,
  SeekButton,
  Time,
  TimeSlider,
  useMediaRemote,
  useMediaState,
  VolumeSlider,
} from '@vidstack/react';
import { Icon } from '../../../ui/action/icon.tsx';
import {
  BackwardIcon,
  CaptionsOffIcon,
  CaptionsOnIcon,
  ForwardIcon,
  FullPauseIcon,
  FullPlayIcon,
  MaximizeIcon,
  MinimizeIcon,
  MutedIcon,
  PictureInPictureIcon,
  SoundIcon,
} from '../parts/icons.ts';
import styles from './player-controls.module.css';

/** Everything that can be pressed on the picture; hidden while it plays and nobody moves. */
export function PlayerControls() {
  const isFull = useMediaState('fullscreen');
  const isInPicture = useMediaState('pictureInPicture');
  const hasCaptions = useMediaState('hasCaptions');
  const isCaptioned = useMediaState('textTrack') !== null;
  const canPicture = useMediaState('canPictureInPicture');
  const canFull = useMediaState('canFullscreen');
  return (
    <Controls.Root className={styles.controls}>
      <Transport />
      <TimeSlider.Root className={styles.slider} aria-label="Position">
        <TimeSlider.Track className={styles.track} />
        <TimeSlider.Progress className={`${styles.track} ${styles.loaded}`} />
        <TimeSlider.TrackFill className={`${styles.track} ${styles.fill}`} />
        <TimeSlider.Thumb className={styles.thumb} />
      </TimeSlider.Root>
      <div className={`flex gap-4 text-note figures one-line ${styles.time}`}>
        <Time type="current" /> / <Time type="duration" />
      </div>
      <div className={`row ${styles.tools}`}>
        <Volume />
        <SpeedChoice />
        {hasCaptions && (
          <CaptionButton className={styles.button} aria-label={isCaptioned ? 'Captions off' : 'Captions on'}>
            <Icon of={isCaptioned ? CaptionsOnIcon : CaptionsOffIcon} size={22} />
          </CaptionButton>
        )}
        {canPicture && (
          <PIPButton
            className={styles.button}
            aria-label={isInPicture ? 'Back into the page' : 'Picture in picture'}
          >
            <Icon of={PictureInPictureIcon} size={22} />
          </PIPButton>
        )}
        {canFull && (
          <FullscreenButton
            className={styles.button}
            aria-label={isFull ? 'Leave full screen' : 'Full screen'}
          >
            <Icon of={isFull ? MinimizeIcon : MaximizeIcon} size={22} />
          </FullscreenButton>
        )}
      </div>
    </Controls.Root>
  );
}

function Transport() {
  const isPaused = useMediaState('paused');
  return (
    <div className={`flex ${styles.transport}`}>
      <SeekButton className={styles.button} seconds={-10} aria-label="Back 10 seconds">
        <Icon of={BackwardIcon} size={26} />
      </SeekButton>
      <PlayButton className={`${styles.button} ${styles.play}`} aria-label={isPaused ? 'Play' : 'Pause'}>
        <Icon of={isPaused ? FullPlayIcon : FullPauseIcon} size={26} />
      </PlayButton>
      <SeekButton className={styles.button} seconds={10} aria-label="Forward 10 seconds">
        <Icon of={ForwardIcon} size={26} />
      </SeekButton>
    </div>
  );
}

function Volume() {
  const isMuted = useMediaState('muted');
  const canVolume = useMediaState('canSetVolume');
  if (!canVolume) return null;
  return (
    <span className={`row ${styles.volume}`}>
      <MuteButton className={styles.button} aria-label={isMuted ? 'Sound on' : 'Mute'}>
        <Icon of={isMuted ? MutedIcon : SoundIcon} size={22} />
      </MuteButton>
      <VolumeSlider.Root className={styles.slider} aria-label="Volume">
        <VolumeSlider.Track className={styles.track} />
        <VolumeSlider.TrackFill className={`${styles.track} ${styles.fill}`} />
        <VolumeSlider.Thumb className={styles.thumb} />
      </VolumeSlider.Root>
    </span>
  );
}

const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, FASTEST_SPEED] as const;

/** The device's own list: in full screen nothing outside of the player can be seen. */
function SpeedChoice() {
  const speed = useMediaState('playbackRate');
  const remote = useMediaRemote();
  return (
    <select
      className={styles.speed}
      aria-label="Speed"
      title="Speed"
      value={speed}
      onChange={({ target }) => remote.changePlaybackRate(Number(target.value))}
    >
      {speeds.map((one) => (
        <option key={one} value={one}>
          {one}×
        </option>
      ))}
    </select>
  );
}
