import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api/api.ts';
import { useServices } from '../../../lib/react.ts';
import type { Profile } from '../../../lib/storage/profile.ts';
import { CropBox, Cropped } from '../../../parts/picture/crop-box.tsx';
import { middleSquare, type Square, wholePixels } from '../../../parts/picture/crop-square.ts';
import type { OpenPicture } from '../../../parts/picture/picture-file.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { AlertIcon } from '../../../ui/action/icons.ts';
import { StaticModal } from '../../../ui/overlay/static-modal.tsx';
import { useSavePicture } from '../calls/queries.ts';
import { PictureChooser } from './picture-chooser.tsx';
import styles from './picture-dialog.module.css';

interface PictureDialogProps {
  profile: Profile;
  onClose: () => void;
}

/** Two steps: a file, then the part of it to show. */
export function PictureDialog({ profile, onClose }: PictureDialogProps) {
  const [picture, setPicture] = useState<OpenPicture | null>(null);
  useEffect(() => () => picture?.release(), [picture]);
  return picture ? (
    <CropStep
      key={picture.url}
      arn={profile.arnNo}
      picture={picture}
      onAnother={() => setPicture(null)}
      onClose={onClose}
    />
  ) : (
    <PictureChooser profile={profile} onPicture={setPicture} onClose={onClose} />
  );
}

interface CropStepProps {
  arn: string;
  picture: OpenPicture;
  onAnother: () => void;
  onClose: () => void;
}

const refusalOf = (error: Error) =>
  error instanceof ApiError ? (error.fields.picture ?? error.fields.crop ?? error.message) : error.message;

function CropStep({ arn, picture, onAnother, onClose }: CropStepProps) {
  const { toaster } = useServices();
  const save = useSavePicture(arn);
  const sending = useRef(false);
  const [square, setSquare] = useState<Square>(() => middleSquare(picture));
  const send = () => {
    if (sending.current) return;
    sending.current = true;
    save.mutate(
      { picture, crop: wholePixels(square, picture) },
      {
        onSuccess() {
          toaster.show('success', 'Your picture is saved.');
          onClose();
        },
        onSettled() {
          sending.current = false;
        },
      },
    );
  };
  return (
    <StaticModal
      title="Adjust your picture"
      onClose={onClose}
      actions={
        <>
          <Button look="outline" onClick={onAnother}>
            Choose another
          </Button>
          <Button busy={save.isPending} onClick={send}>
            {save.isPending ? 'Saving …' : 'Save picture'}
          </Button>
        </>
      }
    >
      <CropBox url={picture.url} picture={picture} onSquare={setSquare} />
      <div className="row gap-12 above-12 mute text-note" aria-hidden="true">
        <Cropped url={picture.url} picture={picture} square={square} className={styles.large} />
        <Cropped url={picture.url} picture={picture} square={square} className={styles.small} />
        <span>How it will look</span>
      </div>
      <div role="alert">
        {save.error && (
          <p className={`flex gap-8 above-12 danger medium ${styles.problem}`}>
            <Icon of={AlertIcon} size={16} />
            {refusalOf(save.error)}
          </p>
        )}
      </div>
    </StaticModal>
  );
}
