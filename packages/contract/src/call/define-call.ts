import type { CallAccess } from '@hub/domain';
import type * as z from 'zod/mini';

/** The backend services of Spec §7, each chosen by the first segment of the path. */
export const services = [
  'hub',
  'plex',
  'crm',
  'unification',
  'transaction',
  'investor',
  'businessdate',
  'otm',
  'errorlog',
] as const;
export type Service = (typeof services)[number];

export type Method = 'GET' | 'POST' | 'DELETE';

/**
 * none: works before login and needs no session. bearer: needs a session.
 * optional: answers a stranger less. credentials: the constants plus the session's bearer.
 * basic: the OTM service's header plus the session's bearer.
 */
export type Auth = 'none' | 'bearer' | 'optional' | 'credentials' | 'basic';

/** How the request body travels. `sealed-*` bodies are one sealed text under the field `data`. */
export type BodyForm = 'none' | 'form' | 'json' | 'sealed-form' | 'sealed-json' | 'multipart';

/**
 * How the reply travels. `unification` is the Table / msgTable / Information frame; `events` stays open and has a line
 * whenever something happened (see `wire/event-stream.ts`).
 */
export type ReplyForm = 'sealed' | 'plain' | 'unification' | 'file' | 'events';

/**
 * What making the call a second time does, and so what a client may do when no answer came.
 * safe: no more than the first time; it reads, or ends in the same state.
 * keyed: it changes something. It carries an idempotency key, and the server runs it once for that key.
 * never: it uses up a code or a token before there is a session to keep a key under. No client resends it by itself.
 */
export type Repeat = 'safe' | 'keyed' | 'never';

export type LinkField = 'token' | 'pass';

export interface Call<Req = unknown, Res = unknown> {
  /** One name for the call everywhere in our code, e.g. `session.sendOtp`. */
  readonly name: string;
  readonly feature: string;
  readonly service: Service;
  readonly method: Method;
  /** The path as the spec writes it, with `{hub}`, `{disapi}`, `{id}` and a last `*`. */
  readonly path: string;
  readonly auth: Auth;
  /** Who may make it; checked on the server before the handler runs. */
  readonly access: CallAccess;
  readonly body: BodyForm;
  /** How many files a multipart call takes at most: one, where nothing is said. */
  readonly files?: number;
  /** The largest body, where the request's schema does not say it (see `wire/body-limits.ts`). */
  readonly bodyBytes?: number;
  readonly reply: ReplyForm;
  readonly repeat: Repeat;
  /**
   * The field of the request that is the token of a link: whoever has it may make the call. It travels in a header, so
   * that it is known before anything of the body is read.
   */
  readonly link?: LinkField;
  /** The app-state and profile-info calls carry no Bearer header, session or not (Spec §7). */
  readonly withoutBearer?: true;
  /** The fixed security-key header of four calls. */
  readonly securityKey?: true;
  /** Never raises the global loader: the two calls of Spec §4, and those nobody waits for (decision S4-51). */
  readonly quiet?: true;
  /** Path parameters, query and body as one flat object, checked on both sides. */
  readonly request: z.core.$ZodType<Req>;
  readonly response: z.core.$ZodType<Res>;
  /** Why a call exists that the spec does not list. */
  readonly reason?: string;
}

export type RequestOf<C> = C extends Call<infer Req, unknown> ? Req : never;
export type ResponseOf<C> = C extends Call<unknown, infer Res> ? Res : never;
