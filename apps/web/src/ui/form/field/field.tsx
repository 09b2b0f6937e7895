import { type ReactNode, useId } from 'react';
import { ErrorText } from './error-text.tsx';
import styles from './field.module.css';

interface FieldIds {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface GroupIds {
  readonly 'aria-labelledby': string;
  readonly 'aria-describedby'?: string;
}

interface FrameProps {
  label: string;
  hint?: ReactNode;
  /** What is wrong, in the distributor's words; stands at the field and is read out. */
  error?: string | null | undefined;
  /** False writes "(optional)" at the label; a field that is no part of a form says neither. */
  isRequired?: boolean | undefined;
  /** Ids for one control that a label can name. */
  children?: (ids: FieldIds) => ReactNode;
  /** Ids for several controls, or one that no label element can name. */
  group?: (ids: GroupIds) => ReactNode;
}

/** Label, hint and error around any control, tied to it for a screen reader. */
export function Field({ label, hint, error, isRequired, children, group }: FrameProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const name = (
    <>
      {label} {isRequired === false && <span className="mute normal">(optional)</span>}
    </>
  );
  return (
    <div className="stack one-column gap-8">
      {group ? (
        <span id={`${id}-label`} className="text-note strong">
          {name}
        </span>
      ) : (
        <label className="text-note strong" htmlFor={id}>
          {name}
        </label>
      )}
      {group?.({ 'aria-labelledby': `${id}-label`, ...(described && { 'aria-describedby': described }) })}
      {children?.({ id, 'aria-describedby': described, 'aria-invalid': error ? true : undefined })}
      <div role="alert" className={styles.alert}>
        {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
      </div>
      {hint && (
        <div id={`${id}-hint`} className="mute text-note">
          {hint}
        </div>
      )}
    </div>
  );
}
