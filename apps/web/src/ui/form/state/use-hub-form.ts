import { useRef, useState } from 'react';
import { type Control, type FieldPath, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import { useFormDraft } from '../draft/use-form-draft.ts';
import { createAfterPress } from './after-press.ts';
import { errorAt } from './field-errors.ts';
import { createFieldRegistry } from './field-registry.ts';
import { type FormRules, resolverOf } from './form-rules.ts';
import type { FormOptions, HubForm } from './hub-form.ts';
import { useHeldValues } from './use-held-values.ts';
import { useProblems } from './use-problems.ts';
import { useSending } from './use-sending.ts';

/** The rules as the newest rendering has them, under one name. */
function useResolver<Values extends FieldValues, Sent>(rules: FormRules<Values, Sent>) {
  const newest = useRef(rules);
  newest.current = rules;
  const [resolver] = useState(() => {
    const request: Resolver<Values, unknown, Sent> = (values, context, requested) =>
      resolverOf(newest.current)(values, context, requested);
    return request;
  });
  return resolver;
}

/**
 * The state of a form: values, rules, draft, sending.
 *
 *     const form = useHubForm({ rules, initial, draft: 'profile/own-details', onSubmit: (sent, options) => … });
 *     <Form form={form}>
 *       <FormField form={form} name="city" label="City">{(field) => <TextField {...field} />}</FormField>
 *       <SubmitButton form={form}>Save</SubmitButton>
 *     </Form>
 *
 * See docs/features/forms.md.
 */
export function useHubForm<Values extends FieldValues, Sent>(
  options: FormOptions<Values, Sent>,
): HubForm<Values> {
  const { initial, fresh = [], secrets = [], onSubmit, onSent } = options;
  const [fields] = useState(createFieldRegistry);
  const [press] = useState(createAfterPress);
  const form = useForm<Values, unknown, Sent>({
    resolver: useResolver(options.rules),
    defaultValues: initial as never,
    // A field is checked when it is left, and `FormField` checks it while it is being put right.
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  });
  const { errors, isDirty } = form.formState;
  const draft = useFormDraft(form, { name: options.draft ?? null, initial, fresh, secrets });
  const problems = useProblems(form, fields, options.within);
  const needsLine = options.held === undefined;
  const { isSending, send, forget } = useSending<Sent>({ draft, secrets, onSubmit, needsLine, ...problems });
  const { startStep, sends, sent } = useHeldValues(form, fields, options.held);
  /** Two clicks may both come before the button knows that it is busy. */
  const busy = useRef(false);
  const release = () => {
    busy.current = false;
  };
  const sendChecked = async (sent: Sent) => {
    if (!(await send(sent))) return;
    // Where the server keeps the values, they were sent step by step.
    if (needsLine) form.reset(form.getValues());
    draft.sent();
    onSent?.();
  };
  return {
    control: form.control as unknown as Control<Values>,
    values: form.watch(),
    isChanged: isDirty,
    isSending,
    problems: problems.list,
    draft,
    fields,
    press,
    errorAt: (name) => errorAt(errors, name, fields.all()),
    focus: (name) => fields.get(name)?.focus(),
    set: (name, value) => form.setValue(name, value as never, { shouldDirty: true }),
    recheck: (name) => form.trigger(name as FieldPath<Values>),
    async check() {
      await form.trigger();
      problems.show();
    },
    startStep,
    async submit() {
      if (busy.current) return;
      busy.current = true;
      press.drop();
      problems.hide();
      sends();
      await form.handleSubmit(sendChecked, problems.found)().finally(release);
      sent();
    },
    startAgain() {
      problems.hide();
      forget();
      form.reset(initial as never);
      draft.discard();
    },
  };
}
