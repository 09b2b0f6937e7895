import { type ReactNode, useImperativeHandle, useRef } from 'react';
import { RadioGroup } from 'react-aria-components/RadioGroup';
import { Field } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';

interface RadioFieldProps extends FieldProps<string> {
  className: string;
  orientation?: 'horizontal' | 'vertical';
  children: ReactNode;
}

/** Radio buttons as a field of a form; the value is the id of the one chosen, or ''. */
export function RadioField(props: RadioFieldProps) {
  const { label, hint, error, isRequired, isDisabled = false, value, onChange, onBlur, name, ref } = props;
  const { className, orientation = 'vertical', children } = props;
  const group = useRef<HTMLDivElement>(null);
  useImperativeHandle(
    ref,
    () => ({
      focus: () =>
        (
          group.current?.querySelector<HTMLElement>('input:checked') ??
          group.current?.querySelector<HTMLElement>('input:enabled')
        )?.focus(),
    }),
    [],
  );
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      isRequired={isRequired}
      group={(ids) => (
        <RadioGroup
          {...ids}
          {...(name !== undefined && { name })}
          ref={group}
          className={className}
          orientation={orientation}
          isDisabled={isDisabled}
          isRequired={isRequired === true}
          isInvalid={Boolean(error)}
          validationBehavior="aria"
          value={value === '' ? null : value}
          onChange={onChange}
          onBlur={() => onBlur?.()}
        >
          {children}
        </RadioGroup>
      )}
    />
  );
}
