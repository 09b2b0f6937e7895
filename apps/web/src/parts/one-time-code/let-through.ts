import type { RequestOf } from '@hub/contract';
import { getChallenge, type sendOtp } from '@hub/contract/calls/session/session';
import type { Work } from '@hub/domain/session/proof-of-work';
import { type Api, ApiError } from '../../lib/api/api.ts';

/** What a call of the login shows so that strangers' guesses do not lock it out. */
export type Pass = Pick<RequestOf<typeof sendOtp>, 'deviceToken' | 'solved'>;

interface LetThroughDeps {
  readonly api: Api;
  readonly readToken: (arn: string) => Promise<string | null>;
  readonly solve: (work: Work, onPart: (done: number) => void) => Promise<number[]>;
  /** How much of the challenge is done, from 0 to 1; null when there is none. */
  readonly onProgress: (done: number | null) => void;
}

const needsWork = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.status === 429 && failure.fields.solved !== undefined;

/**
 * Sends a call of the login as a known device where this is one. Where it is locked out all the same, it solves a
 * challenge and sends the call once more; what that answers stands.
 */
export async function letThrough<T>(
  { api, readToken, solve, onProgress }: LetThroughDeps,
  arn: string,
  send: (pass: Pass) => Promise<T>,
): Promise<T> {
  const deviceToken = await readToken(arn);
  const pass: Pass = deviceToken === null ? {} : { deviceToken };
  try {
    return await send(pass);
  } catch (failure) {
    if (!needsWork(failure)) throw failure;
    onProgress(0);
    try {
      const { challenge, work } = await api.call(getChallenge, { arn });
      const answers = await solve(work, (done) => onProgress(done / work.parts)).catch(() => null);
      // A browser without workers is told what it would have been told anyway.
      if (answers === null) throw failure;
      return await send({ ...pass, solved: { challenge, answers } });
    } finally {
      onProgress(null);
    }
  }
}
