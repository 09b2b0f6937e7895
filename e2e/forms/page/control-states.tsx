import { type ReactNode, useState } from 'react';
import type { FieldProps } from '../../../apps/web/src/ui/form/field/field-props.ts';

type Props<Value> = Pick<FieldProps<Value>, 'label' | 'value' | 'onChange'> &
  Partial<Pick<FieldProps<Value>, 'hint' | 'error' | 'isRequired' | 'isDisabled'>>;

interface ControlStatesProps<Value> {
  name: string;
  empty: Value;
  filled: Value;
  children: (props: Props<Value>) => ReactNode;
}

const states = ['empty', 'filled', 'required', 'optional', 'disabled', 'error'] as const;
type State = (typeof states)[number];

const propsOf = (state: State): Pick<Props<unknown>, 'isRequired' | 'isDisabled' | 'error'> => {
  if (state === 'required') return { isRequired: true };
  if (state === 'optional') return { isRequired: false };
  if (state === 'disabled') return { isDisabled: true };
  return state === 'error' ? { error: 'Enter this as it stands on the form' } : {};
};

function OneState<Value>({
  name,
  state,
  empty,
  filled,
  children,
}: ControlStatesProps<Value> & { state: State }) {
  const [value, onChange] = useState(state === 'filled' || state === 'disabled' ? filled : empty);
  return children({ label: `${name}, ${state}`, value, onChange, ...propsOf(state) });
}

/** A control in every state that a form can put it in. */
export function ControlStates<Value>(props: ControlStatesProps<Value>) {
  return states.map((state) => (
    <section key={state} aria-label={`${props.name}: ${state}`}>
      <OneState {...props} state={state} />
    </section>
  ));
}
