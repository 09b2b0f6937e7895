import type { z } from 'zod';

/** An outside service did not answer, or not what it should. Carries no word of the question. */
export class OutsideServiceError extends Error {
  override name = 'OutsideServiceError';
}

/** Where an outside service is asked, and with what. */
interface OutsideService {
  /** How messages name it, like "The KYC agency". */
  readonly name: string;
  readonly url: string;
  /** Sent as Bearer. */
  readonly token?: string;
  readonly timeoutMs: number;
}

const TRIES = 2;

/**
 * JSON posted, JSON read by the schema. A service that cannot be reached or has failed is asked once more; one that
 * refuses is not, since it would refuse again.
 */
export async function fetchJson<Schema extends z.ZodType>(
  service: OutsideService,
  path: string,
  body: object,
  schema: Schema,
): Promise<z.infer<Schema>> {
  for (let tried = 1; ; tried++) {
    const answer = await post(service, path, body);
    if (answer.kind === 'failed') {
      if (tried < TRIES) continue;
      throw new OutsideServiceError(`${service.name} ${answer.why}`);
    }
    const read = schema.safeParse(answer.content);
    if (!read.success) throw new OutsideServiceError(`${service.name} answered something unreadable`);
    return read.data;
  }
}

type Answer =
  | { readonly kind: 'answered'; readonly content: unknown }
  | { readonly kind: 'failed'; readonly why: string };

async function post(service: OutsideService, path: string, body: object): Promise<Answer> {
  const base = service.url.endsWith('/') ? service.url.slice(0, -1) : service.url;
  try {
    const response = await fetch(base + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(service.token === undefined ? {} : { authorization: `Bearer ${service.token}` }),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(service.timeoutMs),
      body: JSON.stringify(body),
    });
    const content: unknown = await response.json().catch(() => undefined);
    const { status } = response;
    if (response.ok) return { kind: 'answered', content };
    if (status >= 500 || status === 408 || status === 429)
      return { kind: 'failed', why: `answered ${status}` };
    throw new OutsideServiceError(`${service.name} answered ${status}`);
  } catch (error) {
    if (error instanceof OutsideServiceError) throw error;
    // Its cause may quote the address, and so what was asked.
    return { kind: 'failed', why: 'could not be reached' };
  }
}
