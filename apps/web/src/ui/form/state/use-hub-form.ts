import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { core } from 'zod/mini';
import { issueText } from './issue-text.ts';
import { type FormOptions, type HubForm, useFormCore } from './use-form-core.ts';

interface HubFormOptions<Values extends FieldValues, Sent> extends FormOptions<Values, Sent> {
  /** The rules, best those of the call that is sent; kept outside of the component. */
  readonly schema: core.$ZodType<Sent>;
}

/** The check of a schema, with a text for every rule that brings none. */
export const rulesOf = <Values extends FieldValues, Sent>(
  schema: core.$ZodType<Sent>,
): Resolver<Values, unknown, Sent> =>
  zodResolver(schema as core.$ZodType<Sent, Values>, { error: issueText }) as unknown as Resolver<
    Values,
    unknown,
    Sent
  >;

/**
 * The state of a form: values, rules, draft, sending.
 *
 *     const form = useHubForm({ schema, initial, draft: 'profile/own-details', onSubmit: (sent, options) => … });
 *     <Form form={form}>
 *       <FormField form={form} name="city" label="City">{(field) => <TextField {...field} />}</FormField>
 *       <SubmitButton form={form}>Save</SubmitButton>
 *     </Form>
 *
 * See docs/features/forms.md.
 */
export function useHubForm<Values extends FieldValues, Sent>({
  schema,
  ...options
}: HubFormOptions<Values, Sent>): HubForm<Values> {
  const rules = useMemo(() => rulesOf<Values, Sent>(schema), [schema]);
  return useFormCore({ rules, ...options });
}
