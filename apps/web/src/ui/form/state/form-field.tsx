import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { type FieldPath, type FieldPathValue, type FieldValues, useController } from 'react-hook-form';
import type { FieldProps, FocusTarget } from '../field/field-props.ts';
import type { HubForm } from './hub-form.ts';

/** What a form gives to a field; the rest of its `FieldProps` is said where it stands. */
interface BoundField<Value> extends Pick<FieldProps<Value>, 'label' | 'value' | 'onChange'> {
  readonly name: string;
  readonly error: string | null;
  readonly onBlur: () => void;
  readonly ref: RefObject<FocusTarget | null>;
}

interface FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> {
  form: HubForm<Values>;
  name: Name;
  /** At the field and in the summary of errors. */
  label: string;
  className?: string | undefined;
  children: (field: BoundField<FieldPathValue<Values, Name>>) => ReactNode;
}

const focusable = 'input, textarea, select, button, [tabindex="0"], [contenteditable]';

/** Binds a field to a form: any that takes `FieldProps`. */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>>({
  form,
  name,
  label,
  className,
  children,
}: FormFieldProps<Values, Name>) {
  const { field } = useController({ control: form.control, name });
  const box = useRef<HTMLDivElement>(null);
  const target = useRef<FocusTarget>(null);
  const { fields } = form;
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const focus = () => (target.current ?? element.querySelector<HTMLElement>(focusable))?.focus();
    return fields.add(name, { label, box: element, focus });
  }, [fields, name, label]);
  const error = form.errorAt(name);
  return (
    <div ref={box} className={className} data-field={name}>
      {children({
        label,
        name,
        value: field.value,
        error,
        onChange(value) {
          field.onChange(value);
          // Once it was wrong, it says at once when it is right.
          if (error !== null) void form.recheck(name);
        },
        onBlur: () => form.press.run(field.onBlur),
        ref: target,
      })}
    </div>
  );
}
