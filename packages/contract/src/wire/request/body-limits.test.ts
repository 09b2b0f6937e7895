import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { BodyForm, Call } from '../../call/define-call.ts';
import { allCalls } from '../../calls/all.ts';
import { text } from '../../schemas/text-schema.ts';
import { importKey, newRawKey } from '../seal/seal.ts';
import { bodyLimitsOf, hasMoreMarks } from './body-limits.ts';
import { decodeRequest } from './decode-request.ts';
import { encodeRequest } from './encode-request.ts';

const request = z.object({
  note: text(9000, 'wrong'),
  kind: z.enum(['a', 'longer']),
  items: z
    .array(z.object({ id: text(36, 'wrong'), count: z.int(), yes: z.optional(z.boolean()) }))
    .check(z.maxLength(300, 'wrong')),
});
const callOf = (body: BodyForm): Call<z.infer<typeof request>> => ({
  name: 'test.limits',
  feature: 'test',
  service: 'hub',
  method: 'POST',
  path: '/{hub}/test',
  auth: 'none',
  access: 'anyone',
  body,
  reply: 'plain',
  repeat: 'safe',
  request,
  response: z.unknown(),
});
const env = async () => ({
  paths: { hub: 'hub', disapi: 'disapi' } as never,
  sealKey: await importKey('0', newRawKey()),
  tokens: {},
});
const longest = {
  note: '₹'.repeat(9000),
  kind: 'longer' as const,
  items: Array.from({ length: 300 }, () => ({ id: 'é'.repeat(36), count: -9007199254740991, yes: false })),
};

afterEach(() => vi.restoreAllMocks());

describe('the largest body of a call', () => {
  it('is known for every call that takes one, from its schema or its own word', () => {
    for (const call of allCalls as readonly Call[]) {
      expect([call.name, bodyLimitsOf(call).bytes]).toEqual([call.name, expect.toSatisfy(Number.isFinite)]);
    }
  });

  it.each(['form', 'json', 'sealed-form', 'sealed-json'] as const)(
    'has room for the longest request that the schema takes, as %s',
    async (body) => {
      const call = callOf(body);
      const keys = await env();
      const sent = await encodeRequest(call, longest, keys);
      expect(Buffer.byteLength(String(sent.body))).toBeLessThanOrEqual(bodyLimitsOf(call).bytes);
      const received = {
        isPosted: true,
        params: {},
        query: '',
        contentType: sent.headers['content-type'],
        body: String(sent.body),
      };
      expect(await decodeRequest(call, received, () => keys.sealKey)).toEqual(longest);
    },
  );

  it('follows what the call asks for', () => {
    const one = { ...callOf('json'), request: z.object({ id: text(12, 'wrong') }) };
    expect(bodyLimitsOf(one).bytes).toBeLessThan(bodyLimitsOf(callOf('json')).bytes);
  });
});

describe('many fields', () => {
  const received = (body: string, contentType: string) => ({
    isPosted: true,
    params: {},
    query: '',
    contentType,
    body,
  });
  const formType = 'application/x-www-form-urlencoded';

  it('of a form are read no further than the first that is too many', async () => {
    const call = callOf('form');
    const body = Array.from({ length: 200_000 }, (_, no) => `f${no}=`).join('&');
    const decodes = vi.spyOn(globalThis, 'decodeURIComponent');
    await expect(decodeRequest(call, received(body, formType), () => null)).rejects.toThrow(
      'too many fields',
    );
    // A name and a value for each that was read.
    expect(decodes.mock.calls.length).toBeLessThanOrEqual(2 * bodyLimitsOf(call).fields);
  });

  it.each(['json', 'multipart'] as const)('of a %s body are refused before any is made', async (form) => {
    const call = callOf(form);
    const body = JSON.stringify(Object.fromEntries(Array.from({ length: 50_000 }, (_, no) => [`f${no}`, 0])));
    const parses = vi.spyOn(JSON, 'parse');
    const type = form === 'json' ? 'application/json' : 'multipart/form-data';
    await expect(decodeRequest(call, received(body, type), () => null)).rejects.toThrow('too many values');
    expect(parses).not.toHaveBeenCalled();
  });

  it('are looked for outside of texts only, and no further than the first too many', () => {
    expect(hasMoreMarks('{"a":",:,:,:\\",:,:"}', 1)).toBe(false);
    expect(hasMoreMarks('{"a":"\\\\","b":2}', 2)).toBe(true);
    expect(hasMoreMarks('"never ends,,,,', 1)).toBe(false);
    expect(hasMoreMarks('{"a":1,"b":2}', 3)).toBe(false);
    expect(hasMoreMarks('{"a":1,"b":2}', 2)).toBe(true);
    let looked = 0;
    const long = '[1,1,1,1,1,1]';
    const watched = {
      length: 1_000_000,
      charCodeAt(at: number) {
        looked += 1;
        return long.charCodeAt(at % long.length);
      },
    };
    expect(hasMoreMarks(watched as unknown as string, 3)).toBe(true);
    expect(looked).toBeLessThan(20);
  });
});
