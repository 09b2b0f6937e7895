import { brand } from 'virtual:brand';
import { callPath } from '@hub/contract/urls/call-path';
import { changePaths } from '@hub/contract/urls/change-paths';
import { confirmationPaths } from '@hub/contract/urls/confirmation-paths';
import type { World } from './world.ts';

/**
 * `offline`: the device has no connection. `silent`: no answer came, so nobody knows what was done. `refused`: the
 * server said no, in words for the investor. `broken`: it failed.
 */
export interface Failure {
  readonly kind: 'offline' | 'silent' | 'refused' | 'broken';
  /** The server's words; of use where it refused. */
  readonly message: string;
  /** The fields that the server's words are about. */
  readonly fields?: readonly string[];
}

export type Answer<Reply> = { readonly value: Reply } | { readonly failure: Failure };

interface Call {
  readonly path: string;
  /** Asked again by itself when no answer came: it changes nothing, or nothing a second time. */
  readonly isSafe: boolean;
}

/** The calls of `@hub/contract/calls/confirmation` and of `changes`. */
export const calls = {
  open: { path: confirmationPaths.open, isSafe: true },
  sendOtp: { path: confirmationPaths.otp, isSafe: false },
  decide: { path: confirmationPaths.decide, isSafe: false },
  payment: { path: confirmationPaths.payment, isSafe: true },
  pay: { path: confirmationPaths.pay, isSafe: true },
  openChange: { path: changePaths.open, isSafe: true },
  sendCodes: { path: changePaths.otp, isSafe: false },
  decideChange: { path: changePaths.decide, isSafe: false },
} as const satisfies Record<string, Call>;

/** Before each further try of a safe call. */
const pauses = [1000, 3000];
/** A slow line is no dead one. */
const longestWait = 30_000;

const isOffline = () => navigator.onLine === false;
const noAnswer = (): Failure => ({ kind: isOffline() ? 'offline' : 'silent', message: '' });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** `{ status: 'Failed', error, fields }`, as every call of the hub fails; the words at the field say more. */
function wordsOf(body: unknown): string {
  if (!isRecord(body)) return '';
  const [atField] = isRecord(body.fields) ? Object.values(body.fields) : [];
  const words = atField ?? body.error;
  return typeof words === 'string' ? words : '';
}

async function askOnce<Reply>(world: World, call: Call, input: object): Promise<Answer<Reply>> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), longestWait);
  try {
    const reply = await world.fetch(callPath({ name: call.path, path: call.path }, {}, brand.paths), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: abort.signal,
    });
    const body: unknown = await reply.json().catch(() => null);
    // A stranger's page in between, such as a hotel's login, answers 200 too.
    if (reply.ok && isRecord(body) && body.status !== 'Failed') return { value: body as Reply };
    const isRefused = reply.status >= 400 && reply.status < 500 && wordsOf(body) !== '';
    const fields = isRecord(body) && isRecord(body.fields) ? Object.keys(body.fields) : [];
    return { failure: { kind: isRefused ? 'refused' : 'broken', message: wordsOf(body), fields } };
  } catch {
    return { failure: noAnswer() };
  } finally {
    clearTimeout(timer);
  }
}

/** Asks the server. Never rejects. */
export async function ask<Reply>(world: World, call: Call, input: object): Promise<Answer<Reply>> {
  let answer = await askOnce<Reply>(world, call, input);
  for (const pause of call.isSafe ? pauses : []) {
    if (!('failure' in answer) || answer.failure.kind !== 'silent') break;
    await world.wait(pause);
    answer = await askOnce<Reply>(world, call, input);
  }
  return answer;
}
