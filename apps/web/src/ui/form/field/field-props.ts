import type { ReactNode, Ref } from 'react';

/** What every field takes, so that a form can bind any of them in the same way. */
export interface FieldProps<Value> {
  label: string;
  name?: string | undefined;
  hint?: ReactNode;
  /** What is wrong, in the distributor's words; stands at the field and is read out. */
  error?: string | null | undefined;
  /** Fields that are not required say "(optional)"; there are no asterisks. */
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: (() => void) | undefined;
  /** So that a form can move the focus to the first wrong field. */
  ref?: Ref<FocusTarget> | undefined;
}

export interface FocusTarget {
  focus(): void;
}
