/** Drawings that no other screen has: in the shared list they would be part of every start. */
export { default as MaximizeIcon } from '@tabler/icons-react/dist/esm/icons/IconArrowsMaximize.mjs';
export { default as MinimizeIcon } from '@tabler/icons-react/dist/esm/icons/IconArrowsMinimize.mjs';
export { default as CaptionsOffIcon } from '@tabler/icons-react/dist/esm/icons/IconBadgeCc.mjs';
export { default as CaptionsOnIcon } from '@tabler/icons-react/dist/esm/icons/IconBadgeCcFilled.mjs';
export { default as CertificateIcon } from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs';
export { default as FinishedIcon } from '@tabler/icons-react/dist/esm/icons/IconCircleCheckFilled.mjs';
export { default as PictureInPictureIcon } from '@tabler/icons-react/dist/esm/icons/IconPictureInPicture.mjs';
export { default as FullPauseIcon } from '@tabler/icons-react/dist/esm/icons/IconPlayerPauseFilled.mjs';
export { default as FullPlayIcon } from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
export { default as BackwardIcon } from '@tabler/icons-react/dist/esm/icons/IconRewindBackward10.mjs';
export { default as ForwardIcon } from '@tabler/icons-react/dist/esm/icons/IconRewindForward10.mjs';
export { default as LikeIcon } from '@tabler/icons-react/dist/esm/icons/IconThumbUp.mjs';
export { default as LikedIcon } from '@tabler/icons-react/dist/esm/icons/IconThumbUpFilled.mjs';
export { default as SoundIcon } from '@tabler/icons-react/dist/esm/icons/IconVolume.mjs';
export { default as MutedIcon } from '@tabler/icons-react/dist/esm/icons/IconVolumeOff.mjs';
