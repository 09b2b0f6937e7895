/**
 * An IFSC typed as a code. Where a branch is searched, `IfscField` of `parts/reference` is the field.
 *
 *   <IfscCodeField label="IFSC" value={ifsc} onChange={setIfsc} />
 */
import { isIfsc } from '@hub/domain';
import type { FieldProps } from '../field/field-props.ts';
import { CapitalsField } from './capitals-field.tsx';

export function IfscCodeField({ hint, ...field }: FieldProps<string>) {
  return (
    <CapitalsField
      {...field}
      length={11}
      placeholder="HDFC0001660"
      problemOf={(ifsc) =>
        isIfsc(ifsc) ? null : 'Enter an IFSC like HDFC0001660: the fifth character is a zero'
      }
      hint={hint ?? 'Four letters, a zero, six letters or digits; on the cheque'}
    />
  );
}
