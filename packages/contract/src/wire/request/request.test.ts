import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { pathParams, routePattern } from '../../call/call-path.ts';
import { built } from '../../call/declare.ts';
import type { BodyForm, Call } from '../../call/define-call.ts';
import { sendOtp, validateSendOtp } from '../../calls/session/session.ts';
import { texts } from '../../texts/texts.ts';
import { importKey, newRawKey } from '../seal/seal.ts';
import { WireError } from '../wire-error.ts';
import { decodeRequest, type ReceivedRequest } from './decode-request.ts';
import { encodeRequest, type RequestEnv, type WireRequest } from './encode-request.ts';

const sealKey = await importKey('0', newRawKey());
const keys = (id: string) => (id === sealKey.id ? sealKey : null);
const env: RequestEnv = { paths: { hub: 'dhub', disapi: 'disapi' }, sealKey, tokens: {} };

const request = z.object({
  id: z.string(),
  text: z.string(),
  count: z.number(),
  nested: z.optional(z.object({ list: z.array(z.string()) })),
});
const response = z.unknown();
const call = (path: string, method: Call['method'], body?: BodyForm) =>
  built('test.call', method, path, {
    access: 'anyone',
    request,
    response,
    ...(body === undefined ? {} : { body }),
  });
const forms = {
  query: call('/{hub}/x/{id}', 'GET'),
  'delete query': call('/{hub}/x/{id}', 'DELETE'),
  form: call('/{hub}/x/{id}', 'POST'),
  json: call('/errorlog', 'POST'),
  'sealed form': call('/KMFUnification/api/Admin/X', 'POST'),
  'sealed JSON': call('/{disapi}/api/X', 'POST'),
  multipart: call('/{hub}/x', 'POST', 'multipart'),
};

const words = fc.string({ unit: 'grapheme', minLength: 1 });
const input = fc.record(
  {
    id: words.filter((id) => id !== '.' && id !== '..'),
    text: fc.string({ unit: 'grapheme' }),
    count: fc.integer(),
    nested: fc.record({ list: fc.array(words) }),
  },
  { requiredKeys: ['id', 'text', 'count'] },
);

/** What a server has in hand after its router and body parser. */
function receive(of: Call, sent: WireRequest): ReceivedRequest {
  const [path = '', query = ''] = sent.path.split('?');
  const names = pathParams(of);
  const values = path.split('/');
  const places = routePattern(of, env.paths).split('/');
  const params = Object.fromEntries(
    names.map((name) => [name, decodeURIComponent(values[places.indexOf(`:${name}`)] ?? '')]),
  );
  const isForm = sent.body instanceof FormData;
  return {
    isPosted: sent.method === 'POST',
    params,
    query,
    contentType: isForm ? 'multipart/form-data; boundary=x' : sent.headers['content-type'],
    body: sent.body instanceof FormData ? String(sent.body.get('data')) : (sent.body ?? ''),
  };
}

describe('a request', () => {
  it.each(Object.entries(forms))('arrives as it was sent: %s', async (_, of) => {
    await fc.assert(
      fc.asyncProperty(input, async (value) => {
        const sent = await encodeRequest(of, value, env);
        expect(await decodeRequest(of, receive(of, sent), keys)).toEqual(value);
      }),
    );
  });

  it('puts path parameters into the path and, of a GET, the rest into the query', async () => {
    const sent = await encodeRequest(forms.query, { id: 'a/b', text: 'x y', count: 2 }, env);
    expect(sent).toEqual({ method: 'GET', path: '/dhub/x/a%2Fb?text=x+y&count=2', headers: {}, body: null });
  });

  it('adds to a query the path already has', async () => {
    const trending = built('test.trending', 'GET', '/{hub}/v?bucketname=trending', {
      access: 'anyone',
      request: z.object({ page: z.number() }),
      response,
    });
    expect((await encodeRequest(trending, { page: 2 }, env)).path).toBe('/dhub/v?bucketname=trending&page=2');
  });

  it('sends a sealed body as nothing but one sealed text under data', async () => {
    const value = { id: '1', text: 'ABCDE1234F', count: 1 };
    const form = await encodeRequest(forms['sealed form'], value, env);
    expect(form.headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect(form.body).toMatch(/^data=v1\.0\.[\w-]+\.[\w-]+$/);
    const json = await encodeRequest(forms['sealed JSON'], value, env);
    expect(json.headers['content-type']).toBe('application/json');
    expect(json.body).toMatch(/^\{"data":"v1\.0\.[\w-]+\.[\w-]+"\}$/);
  });

  it('sends a multipart payload under data, with its files beside it', async () => {
    const file = new Blob(['picture']);
    const value = { id: '1', text: 'Meera', count: 1 };
    const { body, headers } = await encodeRequest(forms.multipart, value, env, [
      { field: 'photo', file, fileName: 'me.png' },
    ]);
    if (!(body instanceof FormData)) throw new Error('not multipart');
    expect(headers['content-type']).toBeUndefined();
    expect(JSON.parse(String(body.get('data')))).toEqual(value);
    expect(body.get('photo')).toMatchObject({ name: 'me.png', size: 7 });
  });
});

const refusal = async (of: Call, received: ReceivedRequest): Promise<WireError> => {
  try {
    await decodeRequest(of, received, keys);
  } catch (error) {
    if (error instanceof WireError) return error;
    throw error;
  }
  throw new Error('was not refused');
};

describe('a request that is not right', () => {
  it.each(['sealed form', 'sealed JSON'] as const)(
    'is refused after any change of its bytes: %s',
    async (name) => {
      const of = forms[name];
      await fc.assert(
        fc.asyncProperty(input, fc.nat(), fc.constantFrom(...'Az0-_.%+"{'), async (value, at, by) => {
          const received = receive(of, await encodeRequest(of, value, env));
          const place = at % received.body.length;
          const body = received.body.slice(0, place) + by + received.body.slice(place + 1);
          fc.pre(body !== received.body);
          expect((await refusal(of, { ...received, body })).kind).toBe('malformed');
        }),
        { numRuns: 300 },
      );
    },
  );

  it('is refused with anything beside its sealed data', async () => {
    const value = { id: '1', text: '', count: 1 };
    const form = receive(forms['sealed form'], await encodeRequest(forms['sealed form'], value, env));
    expect((await refusal(forms['sealed form'], { ...form, body: `${form.body}&id=2` })).kind).toBe(
      'malformed',
    );
    const json = receive(forms['sealed JSON'], await encodeRequest(forms['sealed JSON'], value, env));
    const body = JSON.stringify({ ...JSON.parse(json.body), id: '2' });
    expect((await refusal(forms['sealed JSON'], { ...json, body })).kind).toBe('malformed');
  });

  it('is refused when sealed with a key nobody has', async () => {
    const stranger = { ...env, sealKey: await importKey('x', newRawKey()) };
    const of = forms['sealed form'];
    const sent = await encodeRequest(of, { id: '1', text: '', count: 1 }, stranger);
    expect((await refusal(of, receive(of, sent))).kind).toBe('malformed');
  });

  it('is refused with another content type than the call takes', async () => {
    const received = { isPosted: true, params: {}, query: '', body: 'arn=ARN-1' };
    for (const contentType of ['application/json', 'text/plain', 'multipart/form-data', '', undefined]) {
      expect((await refusal(sendOtp, { ...received, contentType })).kind).toBe('media-type');
    }
    const contentType = 'Application/X-WWW-Form-Urlencoded; charset=utf-8';
    expect(await decodeRequest(sendOtp, { ...received, contentType }, keys)).toEqual({ arn: 'ARN-1' });
  });

  it('is refused when a field comes twice, in path and body or query', async () => {
    const form = {
      isPosted: true,
      params: { id: '1' },
      query: '',
      contentType: 'application/x-www-form-urlencoded',
    };
    expect((await refusal(forms.form, { ...form, body: 'id=2&text=x&count=1' })).kind).toBe('malformed');
    expect((await refusal(forms.form, { ...form, query: 'text=y', body: 'text=x&count=1' })).kind).toBe(
      'malformed',
    );
  });

  it('is refused when its JSON is broken or no object', async () => {
    for (const body of ['', '{', '[]', 'null', '"x"', '5']) {
      const received = { isPosted: true, params: {}, query: '', contentType: 'application/json', body };
      expect((await refusal(forms.json, received)).kind).toBe('malformed');
    }
  });

  it('names each field to correct, in words', async () => {
    const contentType = 'application/x-www-form-urlencoded';
    const received = { isPosted: true, params: {}, query: '', contentType, body: 'otp=12&device=nonsense' };
    const error = await refusal(validateSendOtp, received);
    expect(error.kind).toBe('invalid');
    expect(error.fields).toEqual({
      requestId: texts.field.requestId,
      otp: texts.field.otp,
      device: texts.field.device,
    });
  });
});

describe('a read that names somebody', () => {
  const list = built('test.list', 'GET', '/{hub}/list/{id}', {
    access: 'anyone',
    request: z.object({
      id: z.string(),
      words: z.optional(z.string()),
      page: z.optional(z.int()),
      sort: z.optional(z.string()),
    }),
    response,
  });

  it('goes by POST with all its fields in the body, and nothing of them in its address', async () => {
    await fc.assert(
      fc.asyncProperty(words, async (typed) => {
        const requested = { id: '7', words: typed, page: 2, sort: 'name' };
        const sent = await encodeRequest(list, requested, env);
        expect(sent).toMatchObject({ method: 'POST', path: '/dhub/list/7' });
        expect(await decodeRequest(list, receive(list, sent), keys)).toEqual(requested);
      }),
    );
  });

  it('is the GET of the spec while it names nobody', async () => {
    const sent = await encodeRequest(list, { id: '7', page: 2 }, env);
    expect(sent).toMatchObject({ method: 'GET', path: '/dhub/list/7?page=2', body: null });
  });

  it('takes a form and nothing else, and no field twice', async () => {
    const sent = await encodeRequest(list, { id: '7', words: 'Asha' }, env);
    const received = receive(list, sent);
    const wrong = { ...received, contentType: 'application/json' };
    await expect(decodeRequest(list, wrong, keys)).rejects.toThrow(WireError);
    const twice = { ...received, query: 'words=Bela' };
    await expect(decodeRequest(list, twice, keys)).rejects.toThrow(WireError);
    // A body that no call of this kind has a place for is not read.
    expect(await decodeRequest(forms.query, { ...received, query: 'text=x&count=1' }, keys)).toEqual({
      id: '7',
      text: 'x',
      count: 1,
    });
  });
});
