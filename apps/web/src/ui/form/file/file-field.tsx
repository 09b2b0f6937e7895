/**
 * Files that are chosen, dropped or photographed. What a file is, is told by its content. The value is the list of files.
 *
 *   <FileField label="Cancelled cheque" rules={{ kinds: ['jpeg', 'png', 'pdf'], mostBytes: 5 * 1024 * 1024 }}
 *     takesPhoto value={files} onChange={setFiles} />
 */
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Icon } from '../../action/icon.tsx';
import { PictureIcon } from '../../action/icons.ts';
import { useMedia } from '../../theme/media.ts';
import { Field } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useFocusTarget } from '../field/focus-target.ts';
import { ChosenFile } from './chosen-file.tsx';
import styles from './file-field.module.css';
import { acceptedTypes, type FileRules, fileProblem, fileRulesText } from './file-rules.ts';
import { PhotoButton } from './photo-button.tsx';

interface FileFieldProps extends FieldProps<readonly File[]> {
  rules: FileRules;
  /** Offers the camera where there is one to hand. */
  takesPhoto?: boolean | undefined;
}

export function FileField({
  label,
  hint,
  error,
  isRequired,
  isDisabled = false,
  rules,
  takesPhoto = false,
  value,
  onChange,
  onBlur,
  ref,
}: FileFieldProps) {
  const button = useFocusTarget<HTMLButtonElement>(ref);
  const [refused, setRefused] = useState<string | null>(null);
  const isHandheld = useMedia('(pointer: coarse)');
  const most = rules.most ?? 1;
  const take = async (files: readonly File[]) => {
    const problems = await Promise.all(files.map((file) => fileProblem(file, rules)));
    const good = files.filter((_, index) => problems[index] === null);
    // One file takes the place of the last; of several, those that are too many are named.
    const all = most === 1 ? good.slice(-1) : [...value, ...good];
    const tooMany = all.length > most ? `Choose at most ${most} files` : null;
    setRefused(problems.find((problem) => problem !== null) ?? tooMany);
    if (good.length > 0) onChange(all.slice(0, most));
  };
  const chosen = (files: FileList | null) => void take([...(files ?? [])]);
  const trigger = { acceptedFileTypes: acceptedTypes(rules.kinds), onSelect: chosen };
  return (
    <Field
      label={label}
      hint={
        <>
          {fileRulesText(rules)}. {hint}
        </>
      }
      error={refused ?? error}
      isRequired={isRequired}
      group={(ids) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has borders and a legend of its own
        <div role="group" {...ids} className="stack gap-8" onBlur={onBlur}>
          {value.map((file, index) => (
            <ChosenFile
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
              key={`${index} ${file.name} ${file.lastModified}`}
              file={file}
              isDisabled={isDisabled}
              onRemove={() => {
                setRefused(null);
                onChange(value.filter((_, other) => other !== index));
                button.current?.focus();
              }}
            />
          ))}
          {/* It stays when there is a file: choosing again replaces it. */}
          <DropZone
            className={styles.zone ?? ''}
            aria-label={`Drop a file for ${label}`}
            isDisabled={isDisabled}
            onDrop={async ({ items }) =>
              take(
                await Promise.all(items.filter((item) => item.kind === 'file').map((item) => item.getFile())),
              )
            }
          >
            <FileTrigger {...trigger} allowsMultiple={most > 1}>
              <Button ref={button} className={styles.choose ?? ''} isDisabled={isDisabled}>
                <Icon of={PictureIcon} />
                {value.length === 0 || most > 1 ? 'Choose a file' : 'Replace the file'}
              </Button>
            </FileTrigger>
            {takesPhoto && (
              <PhotoButton
                facing="environment"
                className={styles.choose}
                isDisabled={isDisabled}
                onPhoto={(photo) => void take([photo])}
                onProblem={setRefused}
              />
            )}
            {!isHandheld && <span className="mute text-note">or drop it here</span>}
          </DropZone>
        </div>
      )}
    />
  );
}
