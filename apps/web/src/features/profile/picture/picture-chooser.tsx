import { texts } from '@hub/contract';
import { type ChangeEvent, type DragEvent, useState } from 'react';
import { useServices } from '../../../lib/react.ts';
import type { Profile } from '../../../lib/storage/profile.ts';
import { Avatar } from '../../../parts/person/avatar.tsx';
import { type OpenPicture, openPicture, PictureError } from '../../../parts/picture/picture-file.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { AlertIcon, PictureIcon, RemoveIcon } from '../../../ui/action/icons.ts';
import { PhotoButton } from '../../../ui/form/file/photo-button.tsx';
import { StaticModal } from '../../../ui/overlay/static-modal.tsx';
import { cx } from '../../../ui/theme/cx.ts';
import { useMedia } from '../../../ui/theme/media.ts';
import { useRemovePicture } from '../calls/queries.ts';
import styles from './picture-dialog.module.css';

interface PictureChooserProps {
  profile: Profile;
  onPicture: (picture: OpenPicture) => void;
  onClose: () => void;
}

/** HEIC is named too: where it is not, a phone shows such a photo greyed out and says nothing. */
const ACCEPT = 'image/jpeg,image/png,image/webp,image/heic,image/heif';

/** Opens what was chosen, once at a time. */
function useOpening(onPicture: (picture: OpenPicture) => void, onProblem: (problem: string | null) => void) {
  const [opening, setOpening] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file || opening) return;
    onProblem(null);
    setOpening(true);
    try {
      onPicture(await openPicture(file));
    } catch (error) {
      onProblem(error instanceof PictureError ? error.message : texts.field.picture);
      setOpening(false);
    }
  };
  return { opening, take };
}

export function PictureChooser({ profile, onPicture, onClose }: PictureChooserProps) {
  const isHandheld = useMedia('(pointer: coarse)');
  const [problem, setProblem] = useState<string | null>(null);
  const { opening, take } = useOpening(onPicture, setProblem);
  const [over, setOver] = useState(false);

  const onFile = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    void take(currentTarget.files?.[0]);
    currentTarget.value = ''; // the same file may be chosen again
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  return (
    <StaticModal
      title="Your picture"
      onClose={onClose}
      actions={
        profile.profilePic !== null && (
          <RemoveButton profile={profile} onProblem={setProblem} onClose={onClose} />
        )
      }
    >
      <fieldset
        aria-label="New picture"
        className={cx(styles.drop, over && `tinted ${styles.over}`)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <Avatar src={profile.profilePic} size={96} />
        <div className={`flex wrap gap-8 ${styles.ways}`}>
          <label className={styles.way}>
            <input type="file" accept={ACCEPT} onChange={onFile} />
            <Icon of={PictureIcon} />
            Choose a picture
          </label>
          <PhotoButton
            facing="user"
            className={styles.way}
            onPhoto={(photo) => void take(photo)}
            onProblem={setProblem}
          />
        </div>
        <p className={`mute text-note ${styles.hint}`} role="status">
          {opening
            ? 'Opening the picture …'
            : `${isHandheld ? '' : 'Or drop one here. '}JPEG, PNG or WebP; a large photo is made smaller first.`}
        </p>
      </fieldset>
      <div role="alert">
        {problem && (
          <p className={`flex gap-8 above-12 danger medium ${styles.problem}`}>
            <Icon of={AlertIcon} size={16} />
            {problem}
          </p>
        )}
      </div>
    </StaticModal>
  );
}

interface RemoveButtonProps extends Pick<PictureChooserProps, 'profile' | 'onClose'> {
  onProblem: (problem: string) => void;
}

function RemoveButton({ profile, onProblem, onClose }: RemoveButtonProps) {
  const { toaster } = useServices();
  const remove = useRemovePicture(profile.arnNo);
  // The button goes with the picture, so what follows does not hang on it.
  const removePicture = () =>
    remove.mutateAsync().then(
      () => {
        toaster.show('success', 'Your picture is removed.');
        onClose();
      },
      (error: Error) => onProblem(error.message),
    );

  return (
    <Button look="outline" busy={remove.isPending} onClick={() => void removePicture()}>
      <Icon of={RemoveIcon} size={16} />
      Remove picture
    </Button>
  );
}
