import { existingVpa, validateVpa } from '@hub/contract/calls/transact/transact';
import { isVpa } from '@hub/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/react.ts';
import { ChipChoice } from '../../ui/form/choice/chip-choice.tsx';
import type { FieldProps } from '../../ui/form/field/field-props.ts';
import { VpaField } from '../../ui/form/text/vpa-field.tsx';

interface ExistingVpaFieldProps extends FieldProps<string> {
  folioNo: string;
}

/** A UPI ID of a holder: those the folio gave before to choose from, and a look at the name once one is entered. */
export function ExistingVpaField({ folioNo, ...field }: ExistingVpaFieldProps) {
  const api = useApi();
  const [left, setLeft] = useState('');
  const { data: existing = [] } = useQuery({
    queryKey: ['mandates', 'vpas', folioNo],
    queryFn: ({ signal }) => api.call(existingVpa, { folioNo }, { signal }),
  });
  const { value } = field;
  const { data: verdict } = useQuery({
    queryKey: ['mandates', 'vpa', folioNo, value],
    queryFn: ({ signal }) => api.call(validateVpa, { folioNo, vpa: value }, { signal, background: true }),
    enabled: left === value && isVpa(value),
    staleTime: 60_000,
  });
  const [answer] = verdict ?? [];
  const choose = (vpa: string) => {
    field.onChange(vpa);
    setLeft(vpa);
  };
  return (
    <>
      {existing.length > 0 && (
        <ChipChoice
          label="Used before"
          chips={existing.map(({ vpa }) => ({ id: vpa, name: vpa }))}
          value={existing.some(({ vpa }) => vpa === value) ? value : ''}
          onChange={choose}
        />
      )}
      <VpaField
        {...field}
        isRequired
        error={field.error || (answer?.fault === 'no-answer' ? null : answer?.message)}
        hint={answer?.isGood ? 'The name at the bank is a holder’s' : undefined}
        onBlur={() => {
          setLeft(value);
          field.onBlur?.();
        }}
      />
    </>
  );
}
