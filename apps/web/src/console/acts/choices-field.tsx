import { useImperativeHandle, useRef } from 'react';
import { CheckBox } from '../../ui/form/choice/check-box.tsx';
import { Field } from '../../ui/form/field/field.tsx';
import type { FieldProps } from '../../ui/form/field/field-props.ts';
import type { Option } from '../../ui/form/field/option.ts';
import styles from './act-panel.module.css';

interface ChoicesFieldProps extends FieldProps<readonly string[]> {
  options: readonly Option[];
}

/** Several of a short list. */
export function ChoicesField({
  label,
  hint,
  error,
  options,
  value,
  onChange,
  onBlur,
  ref,
}: ChoicesFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => box.current?.querySelector('input')?.focus() }), []);
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      group={(ids) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has borders and a legend of its own
        <div ref={box} role="group" {...ids} className={styles.choices} onBlur={onBlur}>
          {options.map(({ id, name }) => (
            <CheckBox
              key={id}
              label={name}
              checked={value.includes(id)}
              onChange={(event) =>
                onChange(event.currentTarget.checked ? [...value, id] : value.filter((one) => one !== id))
              }
            />
          ))}
        </div>
      )}
    />
  );
}
