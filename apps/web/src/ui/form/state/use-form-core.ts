import { texts } from '@hub/contract';
import { useRef, useState } from 'react';
import { type Control, type FieldPath, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import { ApiError } from '../../../lib/api/api.ts';
import { useServices } from '../../../lib/react.ts';
import { type AfterPress, createAfterPress } from './after-press.ts';
import { type Attempt, attemptFor } from './attempt.ts';
import { errorAt, errorList, fieldOf, placeRefusal } from './field-errors.ts';
import { createFieldRegistry, type FieldRegistry } from './field-registry.ts';
import { mayBeKept } from './kept-values.ts';
import { type FormDraft, useFormDraft } from './use-form-draft.ts';

export interface FormOptions<Values extends FieldValues, Sent> {
  /** What the form begins with. Counts when it opens: wait for the data first. */
  readonly initial: Values;
  /** Under which name what is entered survives a reload; without one it does not. */
  readonly draft?: string | undefined;
  /** Names of values that no draft may hold. Files, `otp`, `pin` and `password` are never in one. */
  readonly secrets?: readonly string[];
  /** Where these values stand in the body that is sent, as the server names them: `own` for `own.city`. */
  readonly within?: string;
  /** Sends it, under a key that stays the same while the same body is sent again. A rejection is shown at its fields. */
  readonly onSubmit: (sent: Sent, options: { readonly idempotencyKey: string }) => unknown;
  /** The server has it and the draft is gone: the place to go on from here. */
  readonly onSent?: (() => void) | undefined;
}

/** A line of the summary: at a field, or about the form as a whole. */
interface Problem {
  readonly name: string | null;
  readonly label: string | null;
  readonly text: string;
}

export interface HubForm<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly values: Values;
  /** Whether something differs from what the form began with. */
  readonly isChanged: boolean;
  readonly isSending: boolean;
  /** What stood in the way of the last submit and still does. */
  readonly problems: readonly Problem[];
  readonly draft: FormDraft;
  readonly fields: FieldRegistry;
  readonly press: AfterPress;
  errorAt(name: string): string | null;
  /** Moves the focus to a field. */
  focus(name: string): void;
  set<Name extends FieldPath<Values>>(name: Name, value: Values[Name]): void;
  /** Checks a field once more, while it is being put right. */
  recheck(name: string): Promise<boolean>;
  /** Checks some fields and says what is wrong with them at once. */
  check(names: readonly string[]): Promise<boolean>;
  /** The summary of the fields on the screen, with the focus at the first wrong one. */
  showProblems(): void;
  hideProblems(): void;
  submit(): Promise<void>;
  /** Back to the beginning, and the draft goes. */
  startAgain(): void;
}

interface CoreOptions<Values extends FieldValues, Sent> extends FormOptions<Values, Sent> {
  readonly rules: Resolver<Values, unknown, Sent>;
  /** Names of fields that are not on the screen now, in a wizard. */
  readonly elsewhere?: readonly string[];
  /** Errors at those. */
  readonly onElsewhere?: (names: readonly string[]) => void;
}

const OFFLINE = 'You are offline. Everything you entered is kept: send it when you are connected again.';
const KEPT = 'Nothing you entered is lost.';

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

export function useFormCore<Values extends FieldValues, Sent>(
  options: CoreOptions<Values, Sent>,
): HubForm<Values> {
  const { rules, initial, secrets = [], elsewhere = [], onSubmit, onElsewhere, onSent } = options;
  const { online } = useServices();
  const [fields] = useState(createFieldRegistry);
  const [press] = useState(createAfterPress);
  const form = useForm<Values, unknown, Sent>({
    resolver: rules,
    defaultValues: initial as never,
    // A field is checked when it is left, and `FormField` checks it while it is being put right.
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  });
  const draft = useFormDraft(form, { name: options.draft ?? null, initial, secrets });
  const { errors, isDirty } = form.formState;
  /** The fields the last submit found wrong, as they stand on the screen. */
  const [shown, setShown] = useState<readonly string[]>([]);
  /** What belongs to no field. */
  const [others, setOthers] = useState<readonly string[]>([]);
  const [isSending, setSending] = useState(false);
  /** Two clicks may both come before the button knows that it is busy. */
  const busy = useRef(false);
  /** What was sent last and not taken yet. */
  const attempted = useRef<Attempt | null>(null);

  const isWrong = (name: string) => form.getFieldState(name as FieldPath<Values>).invalid;
  const names = () => [...fields.names(), ...elsewhere];
  const hideProblems = () => {
    setOthers([]);
    setShown([]);
  };
  const showProblems = () => {
    const wrong = fields.names().filter(isWrong);
    setShown(wrong);
    fields.get(wrong[0] ?? '')?.focus();
    const notHere = elsewhere.filter((name) => fields.get(name) === undefined && isWrong(name));
    if (wrong.length === 0 && notHere.length > 0) onElsewhere?.(notHere);
  };

  const refuse = (error: unknown) => {
    if (isAbort(error)) return;
    if (!(error instanceof ApiError)) reportError(error);
    const refusal = error instanceof ApiError ? error : { message: texts.call.failed, fields: {} };
    const { atFields, others: rest } = placeRefusal(refusal.fields, names(), options.within);
    for (const [name, message] of Object.entries(atFields))
      form.setError(name as FieldPath<Values>, { type: 'server', message });
    const isNamed = Object.keys(atFields).length > 0 || rest.length > 0;
    setOthers(isNamed ? rest : [`${refusal.message.replace(/\.$/, '')}. ${KEPT}`]);
    showProblems();
  };

  const send = async (sent: Sent) => {
    if (!online.getSnapshot().online) return setOthers([OFFLINE]);
    const attempt = attemptFor(attempted.current ?? draft.kept.attempt, sent);
    attempted.current = attempt;
    if (mayBeKept(sent, secrets)) draft.keep({ attempt });
    setSending(true);
    try {
      await onSubmit(sent, { idempotencyKey: attempt.key });
    } catch (error) {
      return refuse(error);
    } finally {
      setSending(false);
    }
    attempted.current = null;
    form.reset(form.getValues());
    draft.sent();
    onSent?.();
  };

  return {
    control: form.control as unknown as Control<Values>,
    values: form.watch(),
    isChanged: isDirty,
    isSending,
    problems: [
      ...others.map((text) => ({ name: null, label: null, text })),
      ...shown.flatMap((name) => {
        const text = errorAt(errors, name);
        return text === null ? [] : [{ name, label: fields.get(name)?.label ?? null, text }];
      }),
    ],
    draft,
    fields,
    press,
    errorAt: (name) => errorAt(errors, name),
    focus: (name) => fields.get(name)?.focus(),
    set: (name, value) => form.setValue(name, value as never, { shouldDirty: true }),
    recheck: (name) => form.trigger(name as FieldPath<Values>),
    async check(some) {
      press.drop();
      hideProblems();
      return form.trigger(some as FieldPath<Values>[]);
    },
    showProblems,
    hideProblems,
    async submit() {
      if (busy.current) return;
      busy.current = true;
      press.drop();
      hideProblems();
      try {
        await form.handleSubmit(send, (found) => {
          const known = names();
          const unplaced = errorList(found).filter(({ path }) => fieldOf(path, known) === null);
          setOthers([...new Set(unplaced.map(({ text }) => text))]);
          showProblems();
        })();
      } finally {
        busy.current = false;
      }
    },
    startAgain() {
      hideProblems();
      attempted.current = null;
      form.reset(initial as never);
      draft.discard();
    },
  };
}
