import { existingVpa, validateVpa } from '@hub/contract/calls/transact/transact';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/react.ts';
import { ChipChoice } from '../../ui/form/choice/chip-choice.tsx';
import type { FieldProps } from '../../ui/form/field/field-props.ts';
import { CheckedVpaField } from './checked-vpa-field.tsx';

interface ExistingVpaFieldProps extends FieldProps<string> {
  folioNo: string;
}

/** A UPI ID of a holder: those the folio gave before to choose from, and whose the bank says it is. */
export function ExistingVpaField({ folioNo, ...field }: ExistingVpaFieldProps) {
  const api = useApi();
  const { data: existing = [] } = useQuery({
    queryKey: ['mandates', 'vpas', folioNo],
    queryFn: ({ signal }) => api.call(existingVpa, { folioNo }, { signal }),
  });
  const { value } = field;
  const isExisting = existing.some(({ vpa }) => vpa === value);
  return (
    <>
      {existing.length > 0 && (
        <ChipChoice
          label="Used before"
          chips={existing.map(({ vpa }) => ({ id: vpa, name: vpa }))}
          value={isExisting ? value : ''}
          onChange={field.onChange}
        />
      )}
      <CheckedVpaField
        {...field}
        isRequired
        isEntered={isExisting}
        of={folioNo}
        check={(vpa, signal) => api.call(validateVpa, { folioNo, vpa }, { signal, background: true })}
      />
    </>
  );
}
