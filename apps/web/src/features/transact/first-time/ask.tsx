import type { ReactNode } from 'react';
import type { FieldProps } from '../../../ui/form/field-props.ts';
import { valueAt } from './draft-path.ts';
import styles from './first-time.module.css';
import { errorAt, setAt, useApplicationForm } from './form-context.ts';

interface AskProps {
  /** Of the draft, like `address.line`. */
  path: string;
  label: string;
  isOptional?: boolean;
  children: (field: FieldProps<string>) => ReactNode;
  /** A choice that is not made yet is null in the draft. */
  isChoice?: boolean;
}

/** One question of the form, tied to its place in the draft. */
export function Ask({ path, label, isOptional = false, isChoice = false, children }: AskProps) {
  const form = useApplicationForm();
  const value = valueAt(form.draft, path);
  return (
    <div data-field={path} className={styles.ask}>
      {children({
        label,
        name: path,
        isRequired: !isOptional,
        value: typeof value === 'string' ? value : '',
        error: errorAt(form, path),
        onChange: (next) => {
          setAt(form, path, isChoice && next === '' ? null : next);
          if (isChoice) form.leave(path);
        },
        onBlur: () => form.leave(path),
      })}
    </div>
  );
}
