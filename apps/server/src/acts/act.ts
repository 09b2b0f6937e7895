import type { ActDeclaration } from '@hub/contract/acts/act-declaration';
import type { ActFile } from '@hub/contract/acts/act-file';
import type { ActChange, ActPreview } from '@hub/contract/console/act-calls';
import type { StaffRight, StaffRole } from '@hub/domain/staff/roles';
import type { CallContext } from '../calls/call-context.ts';
import type { Database, Tx } from '../db/database.ts';
import type { LocalFiles } from './act-files.ts';

/** Who does an act: one of the staff, or, while the house has none, whoever has its command line. */
export interface Actor {
  /** Null for the command line before there are staff. */
  readonly id: string | null;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly StaffRole[];
  readonly rights: readonly StaffRight[];
  readonly recheckedAtMs: number;
}

/** What an act may lean on besides its transaction; it reads and writes through that alone, so there is no `db`. */
export type ActContext = Pick<
  CallContext,
  'config' | 'brand' | 'jobs' | 'messenger' | 'files' | 'clock' | 'arnRegistry' | 'log'
> & {
  readonly actor: Actor;
  /** In the words of whoever asked for it; empty in a preview. */
  readonly reason: string;
};

/** Before and after the transaction: a service that is asked over the network, files, work that would hold it open. */
export type OutsideContext = ActContext & {
  readonly db: Database;
  /** Files of the input that are on this machine. */
  readonly localFiles?: LocalFiles;
  /** Of a file that is read: how many bytes of how many. */
  readonly onProgress?: (done: number, of: number) => void;
};

/** What an act would change, as it is now. */
export interface Preview extends Pick<ActPreview, 'subject' | 'subjectName' | 'sentence'> {
  /** In words, before → after. */
  readonly changes: readonly ActChange[];
  /** Whose data it is about, where it is one distributor's. */
  readonly arn?: string | null;
  /** What follows of it, and what stays as it is. */
  readonly effects?: readonly string[];
  /** Of an act whose approval `depends`: whether this one is so large that a second person must look. */
  readonly needsApproval?: boolean;
  /** What else must not have changed since it was looked at, such as a row's version. */
  readonly basis?: string;
  /** More for the note, for programs to read: never a number of a person. */
  readonly details?: object;
}

/** Input, what was prepared, and the answer of an act. */
export interface Act<Input, Prepared = void, Answer = unknown> {
  readonly declaration: ActDeclaration<Input>;
  /** Outside of the transaction, before it; writes nothing to the database. Done again when it is approved. */
  prepare?(context: OutsideContext, input: Input): Promise<Prepared>;
  /** What it changes, before → after, on the true figures. Locks what it reads. A refusal says why it cannot be. */
  preview(context: ActContext, tx: Tx, input: Input, prepared: Prepared): Promise<Preview>;
  /** Its files, to be kept for whoever approves it. */
  filesOf?(input: Input): readonly ActFile[];
  /** In the very transaction of its preview and its note, as the system. */
  run(context: ActContext, tx: Tx, input: Input, prepared: Prepared): Promise<Answer>;
  /**
   * Work too long for a transaction, once it is over: a file of ten lakh rows. Done again when the act is sent again
   * under its key, so a second time must change nothing. What it answers is what the act answers.
   */
  after?(context: OutsideContext, input: Input, answer: Answer): Promise<unknown>;
}

/** An act as the registry has it: what only it knows of its input is between its own halves. */
export interface AnyAct extends Omit<Act<unknown, unknown>, 'declaration'> {
  readonly declaration: ActDeclaration;
}

/** Puts an act into a list of all kinds. */
export const act = <Input, Prepared = void, Answer = unknown>(one: Act<Input, Prepared, Answer>): AnyAct =>
  one as unknown as AnyAct;
