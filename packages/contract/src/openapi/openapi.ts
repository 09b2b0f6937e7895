import * as z from 'zod/mini';
import { fixedQueryOf, pathParams, routePattern } from '../call/call-path.ts';
import type { Auth, Call } from '../call/define-call.ts';
import type { ServicePaths } from '../call/service.ts';
import { isRecord } from '../wire/failure.ts';
import { EVENT_STREAM_TYPE } from '../wire/reply/event-stream.ts';
import { LINK_HEADER, SECURITY_KEY_HEADER, SESSION_HEADER } from '../wire/request/headers.ts';
import { maySendInBody } from '../wire/request/private-fields.ts';

type Json = Record<string, unknown>;

export interface ApiInfo {
  readonly title: string;
  readonly version: string;
  readonly paths: ServicePaths;
}

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly components: Json;
}

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

const SEALED = 'AES-256-GCM, `v1.<key id>.<iv>.<ciphertext>`; opened, it is JSON of the schema in x-payload.';
const sealedText = (payload: Json): Json => ({ type: 'string', description: SEALED, 'x-payload': payload });

/** The request without what travels in the path or in the link's header. */
function bodyFieldsOf(call: Call): Json {
  const schema = schemaOf(call.request, 'input');
  if (!isRecord(schema.properties)) return schema;
  const elsewhere = new Set([...pathParams(call), ...(call.link === undefined ? [] : [call.link])]);
  return {
    ...schema,
    properties: Object.fromEntries(
      Object.entries(schema.properties).filter(([name]) => !elsewhere.has(name)),
    ),
    ...(Array.isArray(schema.required)
      ? { required: schema.required.filter((name: string) => !elsewhere.has(name)) }
      : {}),
  };
}

function parametersOf(call: Call): Json[] {
  const request = bodyFieldsOf(call);
  const required: readonly unknown[] = Array.isArray(request.required) ? request.required : [];
  const fields = call.method !== 'POST' && isRecord(request.properties) ? request.properties : {};
  const header = (name: string) => ({ name, in: 'header', required: true, schema: { type: 'string' } });
  return [
    ...pathParams(call).map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...Object.entries(fixedQueryOf(call)).map(([name, value]) => ({
      name,
      in: 'query',
      required: true,
      schema: { const: value },
    })),
    ...Object.entries(fields).map(([name, schema]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema,
    })),
    ...(call.securityKey === true ? [header(SECURITY_KEY_HEADER)] : []),
    ...(call.link === undefined ? [] : [header(LINK_HEADER)]),
  ];
}

function contentOf(call: Call): Json | null {
  const payload = bodyFieldsOf(call);
  const data = (value: Json): Json => ({ type: 'object', required: ['data'], properties: { data: value } });
  switch (call.body) {
    case 'none':
      return null;
    case 'form':
      return { 'application/x-www-form-urlencoded': { schema: payload } };
    case 'json':
      return { 'application/json': { schema: payload } };
    case 'sealed-form':
      return { 'application/x-www-form-urlencoded': { schema: data(sealedText(payload)) } };
    case 'sealed-json':
      return { 'application/json': { schema: data(sealedText(payload)) } };
    case 'multipart':
      return { 'multipart/form-data': { schema: data(payload) } };
  }
}

function replyOf(call: Call): Json {
  const payload = schemaOf(call.response, 'output');
  switch (call.reply) {
    case 'sealed':
      return { 'text/plain': { schema: sealedText(payload) } };
    case 'plain':
      return { 'application/json': { schema: payload } };
    case 'unification':
      return {
        'application/json': {
          schema: {
            type: 'object',
            properties: {
              Status: { type: 'string' },
              Table: payload,
              Information: { type: 'object', properties: { Return_Msg: { type: 'string' } } },
            },
          },
        },
      };
    case 'file':
      return { 'application/octet-stream': {} };
    case 'events':
      return { [EVENT_STREAM_TYPE]: { schema: { type: 'string' } } };
  }
}

const security: Readonly<Record<Auth, readonly Json[]>> = {
  none: [],
  bearer: [{ session: [] }],
  optional: [{}, { session: [] }],
  credentials: [{ session: [] }],
  basic: [{ otm: [], otmSession: [] }],
};

function failure(call: Call, description: string): Json {
  const shape = call.service === 'unification' ? 'UnificationFailure' : 'Failure';
  return {
    description,
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${shape}` } } },
  };
}

function operationOf(call: Call): Json {
  const content = contentOf(call);
  const needsSession = call.auth !== 'none' && call.auth !== 'optional';
  return {
    operationId: call.name,
    tags: [call.feature],
    'x-service': call.service,
    ...(call.reason === undefined ? {} : { 'x-reason': call.reason }),
    security: security[call.auth],
    parameters: parametersOf(call),
    ...(content === null ? {} : { requestBody: { required: true, content } }),
    responses: {
      200: { description: 'The answer.', content: replyOf(call) },
      400: failure(call, 'Not readable, or fields to correct.'),
      422: failure(call, 'A rule refuses it.'),
      ...(needsSession ? { 401: failure(call, 'No session, or an expired or forged one.') } : {}),
      429: failure(call, 'Too many requests.'),
    },
  };
}

const fields = { type: 'object', additionalProperties: { type: 'string' } };
const components: Json = {
  securitySchemes: {
    session: { type: 'http', scheme: 'bearer' },
    otm: { type: 'http', scheme: 'basic' },
    otmSession: { type: 'apiKey', in: 'header', name: SESSION_HEADER },
  },
  schemas: {
    Failure: {
      type: 'object',
      required: ['status', 'error'],
      properties: { status: { const: 'Failed' }, error: { type: 'string' }, fields },
    },
    UnificationFailure: {
      type: 'object',
      required: ['Status', 'msgTable'],
      properties: {
        Status: { const: 'F' },
        msgTable: {
          type: 'array',
          minItems: 1,
          items: { type: 'object', properties: { as_results: { type: 'string' }, fields } },
        },
      },
    },
  },
};

export function openApiDocument(calls: readonly Call[], info: ApiInfo): OpenApiDocument {
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of calls) {
    const path = routePattern(call, info.paths).replace(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [call.method.toLowerCase()]: operationOf(call),
      ...(maySendInBody(call) && {
        post: operationOf({ ...call, name: `${call.name}InBody`, method: 'POST', body: 'form' }),
      }),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: info.title, version: info.version },
    paths,
    components,
  };
}
