import { texts } from '@hub/contract';
import { getChallenge, startPreLogin } from '@hub/contract/calls/session/session';
import { codeTexts } from '@hub/contract/session/code-texts';
import { isSolved, solve, type Work } from '@hub/domain/session/proof-of-work';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type HubServer, ok, refuse, startHubServer } from '../../lib/test/hub-server.ts';
import { openClient } from '../../lib/test/open-client.ts';
import { letThrough } from './let-through.ts';

const arn = 'ARN-100001';
const work: Work = { seed: 'seed', parts: 3, bits: 4 };
const contacts = { contacts: [{ channel: 'SMS' as const, maskedTarget: '*****00001' }] };
const locked = () => refuse(429, codeTexts.locked, { solved: texts.field.solved });

let hub: HubServer;
let progress: (number | null)[];
beforeEach(async () => {
  hub = await startHubServer();
  progress = [];
  hub.on(getChallenge, () => ok({ challenge: 'the-challenge', work, expiresInSeconds: 120 }));
});
afterEach(() => hub.close());

const look = (
  token: string | null,
  solver = async (requested: Work, onPart: (done: number) => void) => solve(requested, onPart),
) => {
  const { api } = openClient(hub);
  const deps = {
    api,
    readToken: async () => token,
    solve: solver,
    onProgress: (done: number | null) => progress.push(done),
  };
  return letThrough(deps, arn, (pass) => api.call(startPreLogin, { arn, ...pass }));
};
const shown = () =>
  hub.requested
    .filter(({ call }) => call === 'session.startPreLogin')
    .map(({ body }) => new URLSearchParams(body ?? ''));

describe('a call of the login', () => {
  it('shows that the device is known, and asks for no challenge when it is let through', async () => {
    hub.on(startPreLogin, () => ok(contacts));
    expect(await look('token')).toEqual(contacts);
    await look(null);
    expect(shown().map((body) => body.get('deviceToken'))).toEqual(['token', null]);
    expect(hub.requested).toHaveLength(2);
    expect(progress).toEqual([]);
  });

  it('that is locked out solves a challenge, tells how far it is, and is sent once more', async () => {
    hub.on(startPreLogin, ({ body }) => (body.includes('solved=') ? ok(contacts) : locked()));
    expect(await look('token')).toEqual(contacts);
    const [, second] = shown();
    const solved = JSON.parse(second?.get('solved') ?? '{}');
    expect(solved.challenge).toBe('the-challenge');
    expect(isSolved(work, solved.answers)).toBe(true);
    expect(second?.get('deviceToken')).toBe('token');
    expect(progress).toEqual([0, 1 / 3, 2 / 3, 1, null]);
  });

  it('that stays locked out is refused in the words of the server, after one challenge', async () => {
    hub.on(startPreLogin, locked);
    await expect(look(null)).rejects.toMatchObject({ status: 429, message: codeTexts.locked });
    expect(hub.requested).toHaveLength(3);
    expect(progress.at(-1)).toBeNull();
  });

  it.each([
    ['another limit', () => refuse(429, 'Slower')],
    ['a wrong code', () => refuse(422, 'Wrong')],
  ])('that is refused by %s asks for no challenge', async (_, answer) => {
    hub.on(startPreLogin, answer);
    await expect(look(null)).rejects.toMatchObject({ name: 'ApiError' });
    expect(hub.requested).toHaveLength(1);
  });

  it('is refused as it was where the browser does not work on a challenge', async () => {
    hub.on(startPreLogin, locked);
    const broken = look(null, () => Promise.reject(new Error('no workers')));
    await expect(broken).rejects.toMatchObject({ status: 429, message: codeTexts.locked });
  });
});
