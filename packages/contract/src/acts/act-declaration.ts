import type { StaffSubject } from '@hub/domain/staff/roles';
import type * as z from 'zod/mini';

/** How a field of an act's dialog is entered; the command line takes every one as an option of the same name. */
export interface ActField {
  readonly label: string;
  readonly kind:
    | 'text'
    | 'words'
    | 'day'
    | 'moment'
    | 'number'
    | 'amount'
    | 'choice'
    | 'choices'
    | 'arn'
    | 'arns'
    | 'email'
    | 'mobile'
    | 'yes-no'
    | 'file';
  readonly help?: string;
  /** Of a choice: value → what is read. */
  readonly options?: Readonly<Record<string, string>>;
  /** Filled by the screen that opens the dialog and only shown in it. */
  readonly isGiven?: true;
}

/**
 * What somebody of the staff can do. From it come the console's dialog, the verb of the command line, the matrix of
 * rights, and the sentence of the audit note; the server's half (`act` of apps/server/src/acts) has preview and run.
 */
export interface ActDeclaration<Input = unknown> {
  /** `<feature>.<verb>`: `distributor.suspend`; `hub distributor suspend` on the command line. */
  readonly name: string;
  /** Whose right: `<about>.make` to do or ask for it, `<about>.check` to approve it. */
  readonly about: StaffSubject;
  /** `depends`: the preview says, by how large it is. */
  readonly approval: 'never' | 'always' | 'depends';
  /** Asks for passkey or provider again. */
  readonly recheck?: true;
  /** What its button says: "Suspend". */
  readonly title: string;
  /** What the note says after the name, with the subject's name in its place: "suspended {subject}". */
  readonly did: string;
  /** What it needs, on the button's second line: "reason, second person". */
  readonly asks: string;
  readonly input: z.core.$ZodType<Input>;
  readonly fields: Readonly<Record<keyof Input & string, ActField>>;
}

/* @__NO_SIDE_EFFECTS__ */
export const declareAct = <Input>(declaration: ActDeclaration<Input>): ActDeclaration<Input> => declaration;
