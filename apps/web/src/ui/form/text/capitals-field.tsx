import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { FieldProps } from '../field/field-props.ts';
import { useFocusTarget } from '../field/focus-target.ts';
import { InputField } from '../field/input-field.tsx';
import { typeCode } from '../typing/code-typing.ts';

interface CapitalsFieldProps extends FieldProps<string> {
  /** Characters the code has. */
  length: number;
  placeholder: string;
  /** What is wrong with a code that is complete or was left; null when it is right. */
  problemOf: (code: string) => string | null;
  /** The code when nobody types in it; the code itself unless given. */
  shownOf?: ((code: string) => string) | undefined;
  after?: ReactNode;
}

/** A code of capital letters and digits; PAN and IFSC are made of it. */
export function CapitalsField({
  length,
  placeholder,
  problemOf,
  shownOf = (code) => code,
  error,
  value,
  onChange,
  onBlur,
  ref,
  ...rest
}: CapitalsFieldProps) {
  const input = useFocusTarget<HTMLInputElement>(ref);
  const caret = useRef<number | null>(null);
  const [isIn, setIn] = useState(false);
  const [wasLeft, setLeft] = useState(false);
  // React puts the caret at the end whenever it writes another text than the browser shows.
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const isDue = value.length === length || (wasLeft && value !== '');
  return (
    <InputField
      {...rest}
      ref={input}
      value={isIn ? value : shownOf(value)}
      placeholder={placeholder}
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      error={error || (isDue ? problemOf(value) : null)}
      onChange={(event) => {
        const { value: raw, selectionStart } = event.currentTarget;
        const typed = typeCode(raw, selectionStart ?? raw.length, length);
        caret.current = typed.caret;
        setLeft(false);
        onChange(typed.text);
      }}
      onFocus={() => setIn(true)}
      onBlur={() => {
        setIn(false);
        setLeft(true);
        onBlur?.();
      }}
    />
  );
}
