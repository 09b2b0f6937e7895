import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import { rateCardPdf } from '../../calls/brokerage/brokerage-rate-card.ts';
import { texts } from '../../texts/texts.ts';
import { failureReplyFor } from '../failure.ts';
import { importKey, newRawKey, seal } from '../seal/seal.ts';
import { WireError } from '../wire-error.ts';
import { decodeReply, encodeReply } from './reply.ts';

const key = await importKey('session-1', newRawKey());
const keys = (id: string) => (id === key.id ? key : null);
const shape = {
  access: 'anyone' as const,
  request: z.object({}),
  response: z.object({ name: z.string(), list: z.array(z.int()) }),
};
const calls = {
  hub: built('test.hub', 'GET', '/{hub}/x', shape),
  plex: built('test.plex', 'GET', '/PlexNewAPI/x', shape),
  crm: built('test.crm', 'GET', '/CrmMapping/x', shape),
  unification: built('test.unification', 'POST', '/KMFUnification/x', { ...shape, repeat: 'safe' }),
  transaction: built('test.transaction', 'POST', '/{disapi}/x', { ...shape, repeat: 'keyed' }),
};
const value = fc.record({ name: fc.string({ unit: 'grapheme' }), list: fc.array(fc.integer()) });

describe('a reply', () => {
  it.each(Object.entries(calls))('arrives as it was sent: %s', async (_, call) => {
    await fc.assert(
      fc.asyncProperty(value, async (sent) => {
        const { body } = await encodeReply(call, sent, key);
        expect(await decodeReply(call, 200, body, keys)).toEqual({ ok: true, value: sent, toast: null });
      }),
    );
  });

  it.each(['hub', 'plex'] as const)(
    'of %s is sealed text that shows nothing of its payload',
    async (name) => {
      const { body, contentType } = await encodeReply(calls[name], { name: 'ABCDE1234F', list: [] }, key);
      expect(body).toMatch(/^v1\.session-1\.[\w-]+\.[\w-]+$/);
      expect(contentType).toMatch(/^text\/plain/);
    },
  );

  it.each(['hub', 'plex'] as const)('of %s is refused after any change of its bytes', async (name) => {
    await fc.assert(
      fc.asyncProperty(value, fc.nat(), fc.constantFrom(...'Az09-_.{"'), async (sent, at, by) => {
        const { body } = await encodeReply(calls[name], sent, key);
        const place = at % body.length;
        const forged = body.slice(0, place) + by + body.slice(place + 1);
        fc.pre(forged !== body);
        await expect(decodeReply(calls[name], 200, forged, keys)).rejects.toThrow(WireError);
      }),
      { numRuns: 300 },
    );
  });

  it('of hub is refused when it comes unsealed', async () => {
    const plain = JSON.stringify({ name: 'a', list: [] });
    await expect(decodeReply(calls.hub, 200, plain, keys)).rejects.toThrow(WireError);
  });

  it('is refused in another shape than the contract has', async () => {
    for (const wrong of [{ name: 1, list: [] }, {}, null, [], 'x']) {
      await expect(decodeReply(calls.crm, 200, JSON.stringify(wrong), keys)).rejects.toThrow(WireError);
      const sealed = await seal(key, JSON.stringify(wrong));
      await expect(decodeReply(calls.hub, 200, sealed, keys)).rejects.toThrow(WireError);
    }
    for (const broken of ['', '{', '<html>']) {
      await expect(decodeReply(calls.crm, 200, broken, keys)).rejects.toThrow(WireError);
    }
  });

  it('brings a toast of the unification service along', async () => {
    const { body } = await encodeReply(calls.unification, { name: 'a', list: [] }, key, 'Saved');
    expect(await decodeReply(calls.unification, 200, body, keys)).toMatchObject({ ok: true, toast: 'Saved' });
  });

  it('of a file has no text to read', async () => {
    await expect(encodeReply(rateCardPdf, null, key)).rejects.toThrow(TypeError);
    await expect(decodeReply(rateCardPdf, 200, '', keys)).rejects.toThrow(TypeError);
  });
});

describe('a failed reply', () => {
  it('gives status, message and fields, in the shape of its service', async () => {
    for (const call of [calls.hub, calls.unification]) {
      const body = JSON.stringify(failureReplyFor(call.service, 'No', { arn: 'Wrong' }));
      for (const status of [400, 401, 422, 429, 501, 503, 200]) {
        expect(await decodeReply(call, status, body, keys)).toEqual({
          ok: false,
          status,
          message: 'No',
          fields: { arn: 'Wrong' },
        });
      }
    }
  });

  it('is found inside a sealed reply too', async () => {
    const body = await seal(key, JSON.stringify({ Error: 'No such ARN' }));
    expect(await decodeReply(calls.plex, 200, body, keys)).toMatchObject({
      ok: false,
      message: 'No such ARN',
    });
  });

  it('keeps its status when a proxy answers in its place', async () => {
    for (const body of ['', '<html>Bad gateway</html>', 'null', '[]']) {
      expect(await decodeReply(calls.hub, 502, body, keys)).toEqual({
        ok: false,
        status: 502,
        message: texts.call.failed,
        fields: {},
      });
    }
  });
});
