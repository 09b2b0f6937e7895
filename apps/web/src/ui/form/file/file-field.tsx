/**
 * Files that are chosen, dropped or photographed. What a file is, is told by its content. The value is the list of files.
 *
 *   <FileField label="Cancelled cheque" rules={{ kinds: ['jpeg', 'png', 'pdf'], mostBytes: 5 * 1024 * 1024 }}
 *     takesPhoto value={files} onChange={setFiles} />
 */
import { type RefObject, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { DropZone, type DropZoneProps } from 'react-aria-components/DropZone';
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

/** What was chosen, as far as the rules take it, and why the rest was not. */
function useTaking({ rules, value, onChange }: Pick<FileFieldProps, 'rules' | 'value' | 'onChange'>) {
  const [refused, setRefused] = useState<string | null>(null);
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
  return { refused, setRefused, take };
}

export function FileField(props: FileFieldProps) {
  const { label, hint, error, isRequired, isDisabled = false, rules, value, onChange, onBlur, ref } = props;
  const button = useFocusTarget<HTMLButtonElement>(ref);
  const { refused, setRefused, take } = useTaking(props);
  const remove = (index: number) => {
    setRefused(null);
    onChange(value.filter((_, other) => other !== index));
    button.current?.focus();
  };
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
              onRemove={() => remove(index)}
            />
          ))}
          {/* It stays when there is a file: choosing again replaces it. */}
          <Choosing
            {...{ label, rules, value, isDisabled, button }}
            takesPhoto={props.takesPhoto}
            onFiles={(files) => void take(files)}
            onProblem={setRefused}
          />
        </div>
      )}
    />
  );
}

interface ChoosingProps
  extends Pick<FileFieldProps, 'label' | 'rules' | 'value' | 'isDisabled' | 'takesPhoto'> {
  button: RefObject<HTMLButtonElement | null>;
  onFiles: (files: readonly File[]) => void;
  onProblem: (words: string | null) => void;
}

/** The ways to hand a file over: from the device, from the camera, by dropping it. */
function Choosing(props: ChoosingProps) {
  const { label, rules, value, isDisabled = false, takesPhoto = false, button, onFiles, onProblem } = props;
  const isHandheld = useMedia('(pointer: coarse)');
  const isSeveral = (rules.most ?? 1) > 1;
  const drop: DropZoneProps['onDrop'] = async ({ items }) => {
    const files = items.filter((item) => item.kind === 'file');
    onFiles(await Promise.all(files.map((item) => item.getFile())));
  };
  return (
    <DropZone
      className={styles.zone ?? ''}
      aria-label={`Drop a file for ${label}`}
      isDisabled={isDisabled}
      onDrop={drop}
    >
      <FileTrigger
        acceptedFileTypes={acceptedTypes(rules.kinds)}
        onSelect={(files) => onFiles([...(files ?? [])])}
        allowsMultiple={isSeveral}
      >
        <Button ref={button} className={styles.choose ?? ''} isDisabled={isDisabled}>
          <Icon of={PictureIcon} />
          {value.length === 0 || isSeveral ? 'Choose a file' : 'Replace the file'}
        </Button>
      </FileTrigger>
      {takesPhoto && (
        <PhotoButton
          facing="environment"
          className={styles.choose}
          isDisabled={isDisabled}
          onPhoto={(photo) => onFiles([photo])}
          onProblem={onProblem}
        />
      )}
      {!isHandheld && <span className="mute text-note">or drop it here</span>}
    </DropZone>
  );
}
