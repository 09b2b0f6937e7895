import { useEffect, useState } from 'react';
import { IconButton } from '../../action/button.tsx';
import { Icon } from '../../action/icon.tsx';
import { FileIcon, RemoveIcon } from '../../action/icons.ts';
import styles from './file-field.module.css';
import { sizeText } from './file-rules.ts';

interface ChosenFileProps {
  file: File;
  isDisabled: boolean;
  onRemove: () => void;
}

/** The picture itself while it is shown; null for other files, and for pictures this browser cannot open. */
function usePreview(file: File): { url: string | null; onError: () => void } {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file.type.startsWith('image/')) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return { url, onError: () => setUrl(null) };
}

export function ChosenFile({ file, isDisabled, onRemove }: ChosenFileProps) {
  const { url, onError } = usePreview(file);
  return (
    <div className={styles.file}>
      {url === null ? (
        <span className={styles.mark}>
          <Icon of={FileIcon} />
        </span>
      ) : (
        <img className={styles.preview} src={url} alt="" onError={onError} />
      )}
      <span className="grow shrink">
        <span className="block strong cut">{file.name}</span>{' '}
        <span className="mute text-note">{sizeText(file.size)}</span>
      </span>
      {!isDisabled && (
        <IconButton label={`Remove ${file.name}`} className={styles.remove} onClick={onRemove}>
          <Icon of={RemoveIcon} />
        </IconButton>
      )}
    </div>
  );
}
