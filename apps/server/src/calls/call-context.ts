import type { Brand, Call, FieldMessages } from '@hub/contract';
import type { Caller } from '@hub/domain';
import type { Config } from '../config/config.ts';
import type { Database, Tx } from '../db/database.ts';
import type { Exports } from '../exports/exports.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { OrderNews } from '../news/order-news.ts';
import type { ArnRegistry } from '../ports/arn-registry/arn-registry.ts';
import type { BankCheck } from '../ports/bank-check/bank-check.ts';
import type { Clock } from '../ports/clock/clock.ts';
import type { Files } from '../ports/files/files.ts';
import type { Kyc } from '../ports/kyc/kyc.ts';
import type { Mandates } from '../ports/mandates/mandates.ts';
import type { Messenger } from '../ports/messenger/messenger.ts';
import type { Payments } from '../ports/payments/payments.ts';
import type { Push } from '../ports/push/push.ts';
import type { Registrar } from '../ports/registrar/registrar.ts';

/** Each of these services takes its own token; all others take the hub's (decision on S7-06). */
export type Audience = 'hub' | 'plex' | 'crm';

/** Who is calling, as the access token says and the session table has confirmed. */
export interface Session extends Caller {
  readonly sessionId: string;
}

export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** What signing in needs of the keys; the keys themselves stay in `http/`. */
export interface Security {
  issueToken(audience: Audience, session: Session): Promise<string>;
  /** The session's wire key in base64url, for the client that just signed in. */
  sessionKey(sessionId: string): string;
  /** A keyed digest that belongs to `use` alone. */
  digest(
    use:
      | 'otp'
      | 'refresh'
      | 'decoy'
      | 'pin'
      | 'request'
      | 'challenge'
      | 'device'
      | 'link'
      | 'pan'
      | 'empanelment'
      | 'contact'
      | 'staff',
    text: string,
  ): Buffer;
  /** Of what strangers can check with the public key: shared pieces and certificates. 86 letters of base64url. */
  sign(text: string): string;
  isSigned(text: string, signature: string): boolean;
  /** This process stops trusting its cached read of the session at once. */
  forgetSession(arn: string, sessionId: string): void;
}

export interface Limit {
  /** What is counted, e.g. `otp-arn`. */
  readonly name: string;
  /** Whose count it is. */
  readonly key: string;
  readonly max: number;
  readonly windowSeconds: number;
  /** What the user reads instead of the general text. */
  readonly message?: string;
  /** What the client could send to be let through all the same. */
  readonly fields?: FieldMessages;
}

export interface Upload {
  readonly field: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly size: number;
  readonly sha256: string;
  /** It waits in the temporary folder: to be read when its turn has come, and gone with the call. */
  read(): Promise<Uint8Array>;
}

export interface MediaFile {
  /** Its name in the files port. */
  readonly file: string;
  readonly mediaType: string;
  /** The name it is saved under; without one it is shown in place. */
  readonly saveAs?: string;
}

/** Addresses of files that a browser loads by itself (see `http/files/media.ts`). Tell them only to who may see the file. */
export interface Media {
  urlOf(file: MediaFile): string;
}

/** All that a handler may lean on while it serves one call. */
export interface CallContext {
  readonly session: Session | null;
  readonly config: Config;
  readonly brand: Brand;
  readonly db: Database;
  readonly jobs: Jobs;
  readonly messenger: Messenger;
  readonly push: Push;
  readonly payments: Payments;
  readonly files: Files;
  readonly media: Media;
  readonly exports: Exports;
  readonly news: OrderNews;
  readonly clock: Clock;
  readonly registrar: Registrar;
  readonly mandates: Mandates;
  readonly kyc: Kyc;
  readonly arnRegistry: ArnRegistry;
  readonly bankCheck: BankCheck;
  readonly security: Security;
  readonly requestId: string;
  readonly ip: string;
  readonly userAgent: string;
  readonly log: Log;
  readonly uploads: readonly Upload[];
  /** Aborted when the caller of a file has gone away; of other calls it never is. */
  readonly gone: AbortSignal;
  /**
   * Counts in the database, so that all processes share it; a `limited` refusal when it is too much. Several are
   * one round trip, and each counts only when all before it hold: whom the first stops uses up nobody else's.
   */
  limit(...limits: readonly Limit[]): Promise<void>;
}

export interface SignedInContext extends CallContext {
  readonly session: Session;
}

interface Afterwards {
  /** Done when the transaction is over, whether it stands or was taken back: files, caches. */
  afterwards(work: (context: SignedInContext) => unknown): void;
}

/** What a change has besides its transaction. Everything it reads or writes goes through that, so there is no `db`. */
export type ChangeContext = Omit<SignedInContext, 'db' | 'limit'> & Afterwards;

/** What comes before the transaction: limits, and work that would hold it open. */
export type PrepareContext = SignedInContext & Afterwards;

/** A handler that changes something, in the one transaction that also keeps its answer (see `http/run-once/run-once.ts`). */
export interface Change {
  readonly prepare?: (context: PrepareContext, input: unknown) => Promise<unknown>;
  run(context: ChangeContext, tx: Tx, input: unknown, prepared: unknown): Promise<unknown>;
}

export type CallHandler =
  | {
      readonly call: Call;
      readonly needsSession: boolean;
      /** Of a call that a link opens: before its body is read. */
      readonly open?: (context: OpeningContext, token: string) => Promise<Opening<unknown, unknown>>;
      run(context: CallContext, input: unknown, opened?: unknown): unknown;
    }
  | { readonly call: Call; readonly needsSession: true; readonly change: Change };

type Answer<T> = T | WithToast<T> | Promise<T | WithToast<T>>;

/** A call that a stranger may make. */
export const handle = <Req, Res>(
  call: Call<Req, Res>,
  run: (context: CallContext, input: Req) => Answer<Res>,
): CallHandler => ({
  call,
  needsSession: false,
  run: (context, input) => run(context, input as Req),
});

/** What is there before the body is. */
export type OpeningContext = Omit<CallContext, 'uploads'>;

/** What a link's token leads to: what it opens, or the answer at once. A refusal is thrown. */
export type Opening<Opened, Res> = { readonly opened: Opened } | { readonly answer: Res };

/** A call that the token of a link opens. It is looked at first: nothing of a body is read for a link that is dead. */
export const handleLinked = <Req, Res, Opened>(
  call: Call<Req, Res>,
  open: (context: OpeningContext, token: string) => Promise<Opening<Opened, Res>>,
  run: (context: CallContext, input: Req, opened: Opened) => Answer<Res>,
): CallHandler => ({
  call,
  needsSession: false,
  open,
  run: (context, input, opened) => run(context, input as Req, opened as Opened),
});

/** A call of a signed-in user: the pipeline has checked the token and the session before. */
export const handleSignedIn = <Req, Res>(
  call: Call<Req, Res>,
  run: (context: SignedInContext, input: Req) => Answer<Res>,
): CallHandler => ({
  call,
  needsSession: true,
  run: (context, input) => run(context as SignedInContext, input as Req),
});

/** A `keyed` call: it runs once for its idempotency key, in the transaction given to it. */
export const handleChange = <Req, Res, Prepared = void>(
  call: Call<Req, Res>,
  run: (context: ChangeContext, tx: Tx, input: Req, prepared: Prepared) => Promise<Res | WithToast<Res>>,
  prepare?: (context: PrepareContext, input: Req) => Promise<Prepared>,
): CallHandler => ({
  call,
  needsSession: true,
  change: {
    run: (context, tx, input, prepared) => run(context, tx, input as Req, prepared as Prepared),
    ...(prepare && { prepare: (context, input) => prepare(context, input as Req) }),
  },
});

/** An answer of the unification service that also shows a success toast (Spec §7, Information.Return_Msg). */
export class WithToast<T> {
  readonly value: T;
  readonly toast: string;
  constructor(value: T, toast: string) {
    this.value = value;
    this.toast = toast;
  }
}

/** The answer of an act, with the sentence that says it is done. */
export const withToast =
  <Args extends readonly unknown[], Res>(toast: string, run: (...args: Args) => Promise<Res>) =>
  async (...args: Args): Promise<WithToast<Res>> =>
    new WithToast(await run(...args), toast);
