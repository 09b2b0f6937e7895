import type { CallAccess } from '@hub/domain';
import type * as z from 'zod/mini';
import type { Auth, BodyForm, Call, LinkField, Method, Repeat, ReplyForm, Service } from './define-call.ts';
import { serviceOfTemplate } from './service.ts';

interface Exceptions {
  readonly auth?: Auth;
  readonly body?: BodyForm;
  readonly files?: number;
  readonly bodyBytes?: number;
  readonly reply?: ReplyForm;
  readonly link?: LinkField;
  readonly withoutBearer?: true;
  readonly securityKey?: true;
  readonly quiet?: true;
  readonly reason?: string;
}

interface Schemas<Req, Res> extends Exceptions {
  /** Said for every call: there is no default for who may make it. */
  readonly access: CallAccess;
  readonly request: z.core.$ZodType<Req>;
  readonly response: z.core.$ZodType<Res>;
}

/** Said for every call that is no GET: a post that was forgotten must not count as safe to send twice. */
type Repeating<M extends Method> = M extends 'GET'
  ? { readonly repeat?: never }
  : { readonly repeat: Repeat };

/** Spec §7: bodies to these three are sealed; transaction posts are JSON, all others form-encoded. */
const postBody: Readonly<Record<Service, BodyForm>> = {
  hub: 'form',
  plex: 'form',
  crm: 'form',
  unification: 'sealed-form',
  transaction: 'sealed-json',
  investor: 'sealed-form',
  businessdate: 'form',
  otm: 'form',
  errorlog: 'json',
};

/** Spec §7 calls only hub and plex replies encrypted; the others stay plain (S7-18). */
const replyForm: Readonly<Record<Service, ReplyForm>> = {
  hub: 'sealed',
  plex: 'sealed',
  crm: 'plain',
  unification: 'unification',
  transaction: 'plain',
  investor: 'plain',
  businessdate: 'plain',
  otm: 'plain',
  errorlog: 'plain',
};

function declare<Req, Res>(
  name: string,
  method: Method,
  path: string,
  { access, request, response, repeat = 'safe', ...exceptions }: Schemas<Req, Res> & { repeat?: Repeat },
): Call<Req, Res> {
  const service = serviceOfTemplate(path);
  if (service === null) throw new Error(`${name}: no service answers ${path}`);
  return {
    name,
    feature: name.slice(0, name.indexOf('.')),
    service,
    method,
    path,
    auth: service === 'otm' ? 'basic' : 'bearer',
    access,
    body: method === 'POST' ? postBody[service] : 'none',
    reply: replyForm[service],
    repeat,
    request,
    response,
    ...exceptions,
  };
}

/** A call. Everything the service implies need not be said again. */
/* @__NO_SIDE_EFFECTS__ */
export function built<Req, Res, const M extends Method>(
  name: string,
  method: M,
  path: string,
  shape: Schemas<Req, Res> & Repeating<M>,
): Call<Req, Res> {
  return declare(name, method, path, shape);
}
