import type { ApplicationDraft } from '@hub/domain/applications/application-draft';
import type { ReactNode } from 'react';
import type { FieldPath } from 'react-hook-form';
import { valueAt } from '../../../../ui/form/draft/draft-path.ts';
import type { FieldProps } from '../../../../ui/form/field/field-props.ts';
import { FormField } from '../../../../ui/form/state/form-field.tsx';
import styles from './application.module.css';
import { type FormContext, setAt, useApplicationForm } from './form-context.ts';

/** The name that came with one PAN is not that of another. */
function forgetName(form: FormContext, path: string): void {
  const name = valueAt(form.draft, path);
  const isFromKyc = Object.values(form.facts.kyc).some((existing) => existing.name === name);
  if (isFromKyc) setAt(form, path, '');
}

interface FormQuestionProps {
  /** Of the draft, like `address.line`. */
  path: string;
  label: string;
  isOptional?: boolean;
  children: (field: FieldProps<string>) => ReactNode;
  /** A choice that is not made yet is null in the draft. */
  isChoice?: boolean;
}

/** One question of the form, tied to its place in the draft. */
export function FormQuestion({
  path,
  label,
  isOptional = false,
  isChoice = false,
  children,
}: FormQuestionProps) {
  const context = useApplicationForm();
  const { form, refused } = context;
  return (
    <FormField
      form={form}
      name={path as FieldPath<ApplicationDraft>}
      label={label}
      className={styles.request}
    >
      {({ value, error, onChange, ...field }) =>
        children({
          ...field,
          isRequired: !isOptional,
          value: typeof value === 'string' ? value : '',
          error: refused[path] ?? error,
          onChange(next) {
            onChange((isChoice && next === '' ? null : next) as never);
            if (path.endsWith('.pan')) forgetName(context, path.replace(/pan$/, 'name'));
            if (isChoice) field.onBlur();
          },
        })
      }
    </FormField>
  );
}
