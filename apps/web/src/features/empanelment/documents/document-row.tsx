import type { BrokerDetail } from '@hub/contract/calls/empanelment';
import { documentText } from '@hub/contract/empanelment/empanelment-texts';
import type { Constitution } from '@hub/domain/empanelment/constitution';
import { Button } from 'react-aria-components/Button';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import type { StoredPass } from '../../../lib/storage/stored-values.ts';
import { Icon } from '../../../ui/action/icon.tsx';
import { CameraIcon, CheckIcon, FileIcon, PictureIcon } from '../../../ui/action/icons.ts';
import { dayText } from '../../../ui/figure/moment.tsx';
import { ErrorText } from '../../../ui/form/error-text.tsx';
import { acceptedTypes, sizeText } from '../../../ui/form/file-rules.ts';
import { useMedia } from '../../../ui/theme/media.ts';
import { documentHints } from './document-hints.ts';
import styles from './document-row.module.css';
import { kindsFor } from './prepared-file.ts';
import { useUpload } from './use-upload.ts';

interface DocumentRowProps {
  held: StoredPass;
  document: BrokerDetail['documents'][number];
  constitution: Constitution;
  /** It must still come, or come again. */
  isMissing: boolean;
  /** Somebody wanted to go on without it. */
  isDue: boolean;
}

/** One paper: chosen, dropped or photographed, and sent at once. */
export function DocumentRow({ held, document, constitution, isMissing, isDue }: DocumentRowProps) {
  const { kind, file } = document;
  const { send, isBusy, problem } = useUpload(held, kind);
  const isHandheld = useMedia('(pointer: coarse)');
  const name = documentText(kind, constitution);
  const wanted = file === null ? 'Upload this document.' : 'Upload this document again.';
  const error = problem ?? (isDue && isMissing ? wanted : null);
  const trigger = {
    acceptedFileTypes: acceptedTypes(kindsFor(kind)),
    onSelect: (files: FileList | null) => void send(files?.[0]),
  };
  const choose = file === null ? 'Choose a file' : 'Replace';
  return (
    <li className={styles.row} data-kind={kind} data-wrong={error !== null || undefined}>
      <DropZone
        className={styles.zone ?? ''}
        aria-label={`Drop a file for ${name}`}
        isDisabled={isBusy}
        onDrop={async ({ items }) => {
          const item = items.find((one) => one.kind === 'file');
          if (item?.kind === 'file') await send(await item.getFile());
        }}
      >
        <span className={styles.mark} data-there={!isMissing || undefined}>
          <Icon of={isMissing ? FileIcon : CheckIcon} size={20} />
        </span>
        <div className={styles.words}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.line} role="status">
            {isBusy
              ? 'Uploading …'
              : file === null
                ? documentHints[kind]
                : `${file.name}, ${sizeText(file.bytes)}, ${dayText(file.at)}`}
          </p>
          {isBusy && <progress className={styles.progress} aria-label={`Uploading ${name}`} />}
        </div>
        <div className={styles.ways}>
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
      </DropZone>
      <div role="alert">{error !== null && <ErrorText>{error}</ErrorText>}</div>
    </li>
  );
}
