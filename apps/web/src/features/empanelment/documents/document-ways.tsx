import type { DocumentKind } from '@hub/domain/empanelment/constitution';
import { Button } from 'react-aria-components/Button';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Icon } from '../../../ui/action/icon.tsx';
import { CameraIcon, PictureIcon } from '../../../ui/action/icons.ts';
import { acceptedTypes } from '../../../ui/form/file/file-rules.ts';
import { useMedia } from '../../../ui/theme/media.ts';
import styles from './document-row.module.css';
import { kindsFor } from './prepared-file.ts';

interface DocumentWaysProps {
  kind: DocumentKind;
  name: string;
  /** There is one already. */
  isThere: boolean;
  isBusy: boolean;
  send: (file: File | undefined) => Promise<void>;
}

/** Ways to bring a paper: a file, and where there is a camera, a photo. */
export function DocumentWays({ kind, name, isThere, isBusy, send }: DocumentWaysProps) {
  const isHandheld = useMedia('(pointer: coarse)');
  const choose = isThere ? 'Replace' : 'Choose a file';
  const trigger = {
    acceptedFileTypes: acceptedTypes(kindsFor(kind)),
    onSelect: (files: FileList | null) => void send(files?.[0]),
  };
  return (
    <div className={`flex wrap whole gap-8 ${styles.ways}`}>
      <FileTrigger {...trigger}>
        <Button className={styles.way ?? ''} isDisabled={isBusy} aria-label={`${choose}: ${name}`}>
          <Icon of={PictureIcon} size={18} />
          {choose}
        </Button>
      </FileTrigger>
      {isHandheld && (
        <FileTrigger
          {...trigger}
          acceptedFileTypes={['image/*']}
          defaultCamera={kind === 'photo' ? 'user' : 'environment'}
        >
          <Button className={styles.way ?? ''} isDisabled={isBusy} aria-label={`Take a photo: ${name}`}>
            <Icon of={CameraIcon} size={18} />
            Take a photo
          </Button>
        </FileTrigger>
      )}
    </div>
  );
}
