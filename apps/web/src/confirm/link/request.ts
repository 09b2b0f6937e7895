import { brand } from 'virtual:brand';
import { callPath } from '@hub/contract/call/call-path';
import { changePaths } from '@hub/contract/urls/change-paths';
import { confirmationPaths } from '@hub/contract/urls/confirmation-paths';
import { sharedStatementPaths } from '@hub/contract/urls/shared-statement-paths';
import { LINK_HEADER } from '@hub/contract/wire/request/headers';
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

/** The link's token, and what the call says besides. */
interface Input {
  readonly token: string;
  readonly [field: string]: unknown;
}

interface Call {
  readonly path: string;
  /** Asked again by itself when no answer came: it changes nothing, or nothing a second time. */
  readonly isSafe: boolean;
}

/** The calls of `@hub/contract/calls/confirmation/confirmation`, of `changes` and of `statements-shared`. */
export const calls = {
  open: { path: confirmationPaths.open, isSafe: true },
  sendOtp: { path: confirmationPaths.otp, isSafe: false },
  decide: { path: confirmationPaths.decide, isSafe: false },
  payment: { path: confirmationPaths.payment, isSafe: true },
  pay: { path: confirmationPaths.pay, isSafe: true },
  openChange: { path: changePaths.open, isSafe: true },
  sendCodes: { path: changePaths.otp, isSafe: false },
  decideChange: { path: changePaths.decide, isSafe: false },
  openStatement: { path: sharedStatementPaths.open, isSafe: true },
  /** The same with an answer, of which only a few may be wrong. */
  unlockStatement: { path: sharedStatementPaths.open, isSafe: false },
  statementFile: { path: sharedStatementPaths.file, isSafe: true },
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

/** What became of the answer; null for one that is not ours. */
type Read<Reply> = (reply: Response) => Promise<Reply | null>;

function failureOf(status: number, body: unknown): Failure {
  const isRefused = status >= 400 && status < 500 && wordsOf(body) !== '';
  const fields = isRecord(body) && isRecord(body.fields) ? Object.keys(body.fields) : [];
  return { kind: isRefused ? 'refused' : 'broken', message: wordsOf(body), fields };
}

/** A stranger's page in between, such as a hotel's login, answers 200 too. */
const readJson = async <Reply>(reply: Response): Promise<Reply | null> => {
  const body: unknown = await reply.json().catch(() => null);
  return isRecord(body) && body.status !== 'Failed' ? (body as Reply) : null;
};

const readPdf = async (reply: Response): Promise<Blob | null> => {
  const file = await reply.blob();
  return file.type.startsWith('application/pdf') ? file : null;
};

async function requestOnce<Reply>(
  world: World,
  call: Call,
  { token, ...said }: Input,
  read: Read<Reply>,
): Promise<Answer<Reply>> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), longestWait);
  try {
    const reply = await world.fetch(callPath({ name: call.path, path: call.path }, {}, brand.paths), {
      method: 'POST',
      headers: { 'content-type': 'application/json', [LINK_HEADER]: token },
      body: JSON.stringify(said),
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: abort.signal,
    });
    const copy = reply.clone();
    const value = reply.ok ? await read(reply) : null;
    if (value !== null) return { value };
    return { failure: failureOf(copy.status, await copy.json().catch(() => null)) };
  } catch {
    return { failure: noAnswer() };
  } finally {
    clearTimeout(timer);
  }
}

async function requestReading<Reply>(
  world: World,
  call: Call,
  input: Input,
  read: Read<Reply>,
): Promise<Answer<Reply>> {
  let answer = await requestOnce<Reply>(world, call, input, read);
  for (const pause of call.isSafe ? pauses : []) {
    if (!('failure' in answer) || answer.failure.kind !== 'silent') break;
    await world.wait(pause);
    answer = await requestOnce<Reply>(world, call, input, read);
  }
  return answer;
}

/** Asks the server. Never rejects. */
export const request = <Reply>(world: World, call: Call, input: Input): Promise<Answer<Reply>> =>
  requestReading<Reply>(world, call, input, readJson);

/** The same for a PDF. */
export const fetchPdf = (world: World, call: Call, input: Input): Promise<Answer<Blob>> =>
  requestReading(world, call, input, readPdf);
