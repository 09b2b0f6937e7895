import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldValues, type Resolver, set } from 'react-hook-form';
import type { core } from 'zod/mini';
import { issueText } from './issue-text.ts';

/** What is wrong, in words, by field: `holders.0.pan`. What is about none may have a name that no field has. */
type Faults = Readonly<Record<string, string>>;

/** What is sent, or what stands in the way. */
export type Checked<Sent> = { readonly sent: Sent } | { readonly faults: Faults };

/** The rules of a form: best the contract's schema of the call, or a check where more than the values decides. */
export type FormRules<Values, Sent> = core.$ZodType<Sent> | ((values: Values) => Checked<Sent>);

/** What a check has found: `sent` is undefined where the values do not make it. */
export const checkedAs = <Sent>(faults: Faults, sent: Sent | undefined): Checked<Sent> =>
  sent !== undefined && Object.keys(faults).length === 0 ? { sent } : { faults };

/** What is about a list or a group as a whole stands beside what is about its parts. */
function errorsOf(faults: Faults): Record<string, unknown> {
  const errors: Record<string, unknown> = {};
  const paths = Object.keys(faults);
  for (const path of paths) {
    const hasParts = paths.some((other) => other.startsWith(`${path}.`));
    set(errors, hasParts ? `${path}.root` : path, { type: 'check', message: faults[path] });
  }
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
