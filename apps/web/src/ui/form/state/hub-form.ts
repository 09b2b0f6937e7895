import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import type { ReadableStore } from '../../../lib/store/store.ts';
import type { FormDraft } from '../draft/use-form-draft.ts';
import type { AfterPress } from './after-press.ts';
import type { FieldRegistry } from './field-registry.ts';
import type { FormRules } from './form-rules.ts';

/** Values that live elsewhere, as in a draft on the server: the form shows them and says what is typed. */
export interface HeldValues<Values> extends ReadableStore<{ readonly draft: Values }> {
  change(next: (draft: Values) => Values): void;
}

export interface FormOptions<Values extends FieldValues, Sent> {
  /** Asked as they are in the newest rendering. */
  readonly rules: FormRules<Values, Sent>;
  /** What the form begins with. Counts when it opens: wait for the data first. */
  readonly initial: Values;
  /** Under which name what is entered survives a reload; without one it does not. */
  readonly draft?: string | undefined;
  /** Names of values that are read anew whenever the form opens: a draft of earlier does not change them. */
  readonly fresh?: readonly string[] | undefined;
  /** Where the values live when the server keeps them as they are typed. It keeps them offline too. */
  readonly held?: HeldValues<Values> | undefined;
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
export interface Problem {
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
  /** Checks all that is on the screen and shows what is wrong, with the focus at the first. */
  check(): Promise<void>;
  /** Another step is on the screen: nothing of it was sent yet. Asked to, it shows what is wrong there. */
  startStep(showsFaults: boolean): void;
  submit(): Promise<void>;
  /** Back to the beginning, and the draft goes. */
  startAgain(): void;
}
