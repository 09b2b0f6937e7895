import type { ResponseOf } from '@hub/contract';
import type { validateVpa } from '@hub/contract/calls/transact/transact';
import { isVpa } from '@hub/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldProps } from '../../ui/form/field/field-props.ts';
import { VpaField } from '../../ui/form/text/vpa-field.tsx';

interface CheckedVpaFieldProps extends FieldProps<string> {
  /** Whose it may be: a folio, or names. Another answer is for another question. */
  of: string;
  check: (vpa: string, signal: AbortSignal) => Promise<ResponseOf<typeof validateVpa>>;
  /** Chosen, not typed: there is nothing to wait for. */
  isEntered?: boolean;
}

/** A UPI ID that the bank is asked about once it is entered: whose it is, or what is wrong with it, stands at the field. */
export function CheckedVpaField({ of, check, isEntered = false, ...field }: CheckedVpaFieldProps) {
  const [left, setLeft] = useState('');
  const { value } = field;
  const isAnswerable = of !== '' && (isEntered || left === value) && isVpa(value);
  const { data: [verdict] = [], isFetching } = useQuery({
    queryKey: ['mandates', 'vpa', of, value],
    queryFn: ({ signal }) => check(value, signal),
    enabled: isAnswerable,
    staleTime: 60_000,
  });
  const hint = (): string | undefined => {
    if (isFetching) return 'Asking the bank whose it is…';
    if (verdict?.fault === 'no-answer')
      return 'The bank did not answer. You can continue; the client approves in the app.';
    return verdict?.isGood ? `At the bank: ${verdict.name ?? ''}` : undefined;
  };
  return (
    <VpaField
      {...field}
      error={field.error || (verdict?.fault === 'no-answer' ? null : verdict?.message)}
      hint={hint()}
      onBlur={() => {
        setLeft(value);
        field.onBlur?.();
      }}
    />
  );
}
