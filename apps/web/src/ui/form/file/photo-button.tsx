import { Button } from 'react-aria-components/Button';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useServices } from '../../../lib/react.ts';
import type { Facing, PictureTaken } from '../../../platform/port.ts';
import { Icon } from '../../action/icon.tsx';
import { CameraIcon } from '../../action/icons.ts';
import { useMedia } from '../../theme/media.ts';

type NoPicture = Exclude<PictureTaken['outcome'], 'taken' | 'closed'>;

const problems: Readonly<Record<NoPicture, string>> = {
  denied:
    'The app may not use the camera. Allow it in the phone’s Settings, under Apps, this app, Camera, or choose a file.',
  failed: 'The camera gave no picture. Please try again, or choose a file.',
};

interface PhotoButtonProps {
  facing: Facing;
  className: string | undefined;
  isDisabled?: boolean | undefined;
  onPhoto: (photo: File) => void;
  /** Why there is none, in words. */
  onProblem: (words: string | null) => void;
}

/** The camera, where there is one to hand: the app asks the phone for it, a browser opens it by a file input. */
export function PhotoButton({ facing, className = '', isDisabled = false, ...reported }: PhotoButtonProps) {
  const { onPhoto, onProblem } = reported;
  const { camera } = useServices().platform;
  const isHandheld = useMedia('(pointer: coarse)');
  const label = (
    <>
      <Icon of={CameraIcon} />
      Take a photo
    </>
  );
  if (camera === null) {
    if (!isHandheld) return null;
    const selected = (files: FileList | null) => {
      const [photo] = files ?? [];
      if (photo) onPhoto(photo);
    };
    return (
      <FileTrigger acceptedFileTypes={['image/*']} defaultCamera={facing} onSelect={selected}>
        <Button className={className} isDisabled={isDisabled}>
          {label}
        </Button>
      </FileTrigger>
    );
  }
  const take = async () => {
    onProblem(null);
    const picture = await camera.takePicture(facing);
    if (picture.outcome === 'taken') onPhoto(picture.file);
    else if (picture.outcome !== 'closed') onProblem(problems[picture.outcome]);
  };
  return (
    <Button className={className} isDisabled={isDisabled} onPress={() => void take()}>
      {label}
    </Button>
  );
}
