import { describe, expect, it } from 'vitest';
import { allCalls } from '../calls/all.ts';
import { maySendInBody } from '../wire/request/private-fields.ts';
import { openApiDocument } from './openapi.ts';

const document = openApiDocument(allCalls, {
  title: 'Distributor Hub',
  version: '0.1.0',
  paths: { hub: 'dhub', disapi: 'disapi' },
});
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);
const named = (name: string) => {
  const found = operations.find(({ operation }) => operation.operationId === name);
  if (found === undefined) throw new Error(`${name} is missing`);
  return found;
};

describe('the OpenAPI document', () => {
  it('is 3.1 and lists every call once, under its name', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual(
      allCalls
        .flatMap((call) => (maySendInBody(call) ? [call.name, `${call.name}InBody`] : [call.name]))
        .sort(),
    );
  });

  it('declares each parameter a path names, and leaves no placeholder of the brand', () => {
    for (const { path, operation } of operations) {
      const declared = (operation.parameters as { name: string; in: string }[])
        .filter((parameter) => parameter.in === 'path')
        .map((parameter) => parameter.name);
      expect(declared, path).toEqual([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]));
      expect(path).toMatch(/^\/(?!\{)[^?*]+$/);
    }
  });

  it('asks for the session where a call demands one, and only there', () => {
    for (const call of allCalls) {
      const codes = Object.keys(named(call.name).operation.responses as object);
      expect(codes.includes('401'), call.name).toBe(!['none', 'optional'].includes(call.auth));
    }
  });

  it('refers only to what it defines, and is plain JSON', () => {
    const text = JSON.stringify(document);
    expect(JSON.parse(text)).toEqual(document);
    for (const [, shape] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      expect(document.components.schemas).toHaveProperty(shape ?? '');
    }
    expect(text).not.toContain('$schema');
  });

  it('shows fields, forms and the payload inside a seal', () => {
    expect(named('session.sendOtp').operation).toMatchObject({
      security: [],
      requestBody: {
        content: { 'application/x-www-form-urlencoded': { schema: { required: ['arn'] } } },
      },
      responses: {
        200: { content: { 'text/plain': { schema: { 'x-payload': { properties: { requestId: {} } } } } } },
      },
    });
    expect(named('session.getRelationshipManager').operation).toMatchObject({
      parameters: [{ name: 'id', in: 'path', required: true }],
      security: [{ session: [] }],
    });
    expect(named('prostart.trending').operation.parameters).toEqual([
      { name: 'bucketname', in: 'query', required: true, schema: { const: 'trending' } },
    ]);
  });
});
