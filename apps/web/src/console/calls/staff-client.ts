import { REQUEST_ID_HEADER } from '@hub/contract';
import { consoleTexts } from '@hub/contract/console/console-texts';
import { CONSOLE_HEADER, type StaffCall, staffCallPath } from '@hub/contract/console/staff-call';
import * as z from 'zod/mini';
import { ApiError } from '../../lib/api/api.ts';

/** Sends the calls of the console. Rejects with a `StaffError`, or with the signal's reason when aborted. */
export interface StaffClient {
  call<Req, Res>(call: StaffCall<Req, Res>, input: NoInfer<Req>, signal?: AbortSignal): Promise<Res>;
}

interface StaffErrorDetails {
  readonly status: number;
  readonly call: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly reference?: string | null;
  readonly code?: string | null;
}

/** A failed call of the console; `recheck` is the code of one that asks who it is once more. */
export class StaffError extends ApiError {
  readonly code: string | null;

  constructor(message: string, { code = null, ...details }: StaffErrorDetails) {
    super(message, details);
    this.code = code;
  }
}

const failure = z.object({
  error: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  code: z.optional(z.string()),
});

/** Somebody who touched nothing for so long is not there: what the page reads by itself keeps no session open. */
const AWAY_MS = 60_000;

/** Whether a person is at the page, as the server is told with each call. */
function presence(): () => 'page' | 'background' {
  let touched = Date.now();
  for (const event of ['pointerdown', 'keydown']) {
    window.addEventListener(
      event,
      () => {
        touched = Date.now();
      },
      { passive: true, capture: true },
    );
  }
  return () => (Date.now() - touched > AWAY_MS ? 'background' : 'page');
}

interface ClientDeps {
  /** The session is over, or there was none. */
  readonly onStranger: () => void;
}

const texts = consoleTexts.call;

export function createStaffClient({ onStranger }: ClientDeps): StaffClient {
  const presentAs = presence();
  const post = async (path: string, input: unknown, id: string, signal?: AbortSignal) => {
    const headers = {
      'content-type': 'application/json',
      [CONSOLE_HEADER]: presentAs(),
      [REQUEST_ID_HEADER]: id,
    };
    const body = JSON.stringify(input);
    const reply = await fetch(path, {
      ...{ method: 'POST', headers, body, cache: 'no-store', credentials: 'same-origin' },
      ...(signal && { signal }),
    });
    return reply;
  };
  return {
    async call(call, input, signal) {
      const id = crypto.randomUUID();
      const about = { call: call.name, status: 0 };
      const reply = await post(staffCallPath(call as StaffCall), input, id, signal).catch(() => {
        signal?.throwIfAborted();
        throw new StaffError(navigator.onLine ? texts.failed : texts.offline, about);
      });
      const { status } = reply;
      const reference = reply.headers.get(REQUEST_ID_HEADER) ?? id;
      if (reply.ok && call.reply === 'file') return (await reply.blob()) as never;
      const json: unknown = await reply.json().catch(() => null);
      if (reply.ok) {
        const read = z.safeParse(call.response, json);
        if (read.success) return read.data;
        throw new StaffError(texts.unreadable, { ...about, status, reference });
      }
      if (status === 401 && call.access !== 'stranger') onStranger();
      const said = z.safeParse(failure, json);
      const { error, fields, code } = said.success ? said.data : { error: texts.failed };
      throw new StaffError(error, {
        ...about,
        status,
        reference,
        ...(fields && { fields }),
        ...(code && { code }),
      });
    },
  };
}
