/**
 * A PAN, in capitals while it is typed; says whose it is by its fourth letter, and is masked when nobody types in it.
 *
 *   <PanField label="PAN" value={pan} onChange={setPan} />
 */
import { texts } from '@hub/contract';
import { isPan, maskNumber, panHolder } from '@hub/domain';
import type { FieldProps } from '../field/field-props.ts';
import { CapitalsField } from './capitals-field.tsx';

/** What the fourth letter says, once it is there. */
function holderText(pan: string): string | null {
  if (pan.length < 4) return null;
  return panHolder(pan) ?? `Check the fourth letter: no PAN has ${pan.charAt(3)} there`;
}

export function PanField({ hint, ...field }: FieldProps<string>) {
  return (
    <CapitalsField
      {...field}
      length={10}
      placeholder="ABCPE1234F"
      problemOf={(pan) => (isPan(pan) ? null : texts.field.pan)}
      shownOf={(pan) => (isPan(pan) ? maskNumber(pan) : pan)}
      hint={holderText(field.value) ?? hint ?? 'Five letters, four digits, one letter'}
    />
  );
}
