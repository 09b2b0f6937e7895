import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldValues, type Resolver, set } from 'react-hook-form';
import type { core } from 'zod/mini';
import { issueText } from './issue-text.ts';

/** What is wrong, in words, by field: `holders.0.pan`. What is about none may have a name that no field has. */
export type Faults = Readonly<Record<string, string>>;

/** What is sent, or what stands in the way. */
export type Checked<Sent> = { readonly sent: Sent } | { readonly faults: Faults };

/** The rules of a form: best the contract's schema of the call, or a check where more than the values decides. */
export type FormRules<Values, Sent> = core.$ZodType<Sent> | ((values: Values) => Checked<Sent>);

/** What a check has found: `sent` is undefined where the values do not make it. */
export const checkedAs = <Sent>(faults: Faults, sent: Sent | undefined): Checked<Sent> =>
  sent !== undefined && Object.keys(faults).length === 0 ? { sent } : { faults };

function errorsOf(faults: Faults): Record<string, unknown> {
  const errors: Record<string, unknown> = {};
  for (const [path, message] of Object.entries(faults)) set(errors, path, { type: 'check', message });
  return errors;
}

/** The rules as the form library asks them; a rule of a schema without a text of its own gets one. */
export function resolverOf<Values extends FieldValues, Sent>(
  rules: FormRules<Values, Sent>,
): Resolver<Values, unknown, Sent> {
  if (typeof rules !== 'function')
    return zodResolver(rules as core.$ZodType<Sent, Values>, { error: issueText }) as unknown as Resolver<
      Values,
      unknown,
      Sent
    >;
  return (values) => {
    const checked = rules(values);
    return 'sent' in checked
      ? { values: checked.sent, errors: {} }
      : { values: {}, errors: errorsOf(checked.faults) as never };
  };
}
