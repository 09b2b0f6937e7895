import { callPath, pathParams } from '../../call/call-path.ts';
import type { BodyForm, Call } from '../../call/define-call.ts';
import type { ServicePaths } from '../../call/service.ts';
import { isRecord } from '../failure.ts';
import { type SealKey, seal } from '../seal/seal.ts';
import { type Fields, writeFlat } from './flat.ts';
import { type HeaderValues, headersOf, LINK_HEADER } from './headers.ts';
import { sendsInBody } from './private-fields.ts';

export interface RequestEnv extends HeaderValues {
  readonly paths: ServicePaths;
  /** The session's key, or the configured one before login. */
  readonly sealKey: SealKey;
}

export interface Upload {
  readonly field: string;
  readonly file: Blob;
  readonly fileName: string;
}

export interface WireRequest {
  readonly method: Call['method'];
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | null;
}

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';

interface Body {
  readonly type: string | null;
  readonly body: string | FormData | null;
}

/** Spec §7: one sealed text, or the multipart payload, travels under this field. */
export const DATA_FIELD = 'data';

function multipart(fields: Fields, uploads: readonly Upload[]): FormData {
  const form = new FormData();
  form.append(DATA_FIELD, JSON.stringify(fields));
  for (const { field, file, fileName } of uploads) form.append(field, file, fileName);
  return form;
}

async function bodyOf(
  call: Call,
  form: BodyForm,
  fields: Fields,
  key: SealKey,
  uploads: readonly Upload[],
): Promise<Body> {
  switch (form) {
    case 'none':
      return { type: null, body: null };
    case 'form':
      return { type: FORM, body: writeFlat(call.request, fields) };
    case 'json':
      return { type: JSON_TYPE, body: JSON.stringify(fields) };
    case 'sealed-form':
      return { type: FORM, body: `${DATA_FIELD}=${await seal(key, JSON.stringify(fields))}` };
    case 'sealed-json':
      return {
        type: JSON_TYPE,
        body: JSON.stringify({ [DATA_FIELD]: await seal(key, JSON.stringify(fields)) }),
      };
    case 'multipart':
      // The boundary, and so the content type, is fetch's to write.
      return { type: null, body: multipart(fields, uploads) };
  }
}

const asParam = (value: unknown): string | number =>
  typeof value === 'string' || typeof value === 'number' ? value : '';

/** What to send for a call. `input` is the request's one flat object; the contract spreads it. */
export async function encodeRequest<Req>(
  call: Call<Req, unknown>,
  input: Req,
  env: RequestEnv,
  uploads: readonly Upload[] = [],
): Promise<WireRequest> {
  const given: Fields = isRecord(input) ? input : {};
  const inPath = new Set(pathParams(call));
  const params = Object.fromEntries(
    [...inPath].filter((name) => given[name] !== undefined).map((name) => [name, asParam(given[name])]),
  );
  const rest = Object.fromEntries(
    Object.entries(given).filter(([name]) => !inPath.has(name) && name !== call.link),
  );
  const path = callPath(call, params, env.paths);
  const isPrivate = sendsInBody(call, rest);
  const query = call.method === 'POST' || isPrivate ? '' : writeFlat(call.request, rest);
  const { type, body } = await bodyOf(call, isPrivate ? 'form' : call.body, rest, env.sealKey, uploads);
  const headers = headersOf(call, env);
  if (type !== null) headers['content-type'] = type;
  const link = call.link && given[call.link];
  if (typeof link === 'string') headers[LINK_HEADER] = link;
  return {
    method: isPrivate ? 'POST' : call.method,
    path: query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`,
    headers,
    body,
  };
}
