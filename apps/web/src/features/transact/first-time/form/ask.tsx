import type { ReactNode } from 'react';
import type { FieldProps } from '../../../../ui/form/field/field-props.ts';
import { valueAt } from '../store/draft-path.ts';
import styles from './first-time.module.css';
import { errorAt, type FormContext, setAt, useApplicationForm } from './form-context.ts';

/** The name that came with one PAN is not that of another. */
function forgetName(form: FormContext, path: string): void {
  const name = valueAt(form.draft, path);
  const isFromKyc = Object.values(form.facts.kyc).some((known) => known.name === name);
  if (isFromKyc) setAt(form, path, '');
}

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
          if (path.endsWith('.pan')) forgetName(form, path.replace(/pan$/, 'name'));
          if (isChoice) form.leave(path);
        },
        onBlur: () => form.leave(path),
      })}
    </div>
  );
}
