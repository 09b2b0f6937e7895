/** The line between the app and the real server: what passes is seen here, and held, refused or broken. */
import { hubUrl } from '../../../e2e/setup/hub.ts';

type Send = () => Promise<Response>;
type Answer = (url: URL, send: Send, init: RequestInit) => Promise<Response>;

interface Rule {
  readonly path: RegExp;
  readonly answer: Answer;
}

const real = globalThis.fetch;
let rules: Rule[] = [];
interface SentCall {
  readonly url: URL;
  readonly method: string;
  readonly headers: Headers;
  readonly body: unknown;
}

let sent: SentCall[] = [];

/** jsdom's form is none that Node's fetch can send: the same parts in one of Node's own. */
async function sendable(body: RequestInit['body']): Promise<RequestInit['body']> {
  if (!(body instanceof FormData)) return body;
  const empty = new Response('', { headers: { 'content-type': 'application/x-www-form-urlencoded' } });
  const form = await empty.formData();
  for (const [name, part] of body.entries()) {
    if (typeof part === 'string') form.append(name, part);
    else throw new Error('Files are sent in a real browser: see e2e');
  }
  return form;
}

let cookie: string | null = null;

/** What the browser would send with each call of the console: no script reads it, and jsdom has none. */
export function sendCookie(text: string | null): void {
  cookie = text;
}

async function pass(url: URL, init: RequestInit): Promise<Response> {
  // jsdom's signals are not those that Node's fetch knows.
  const stop = new AbortController();
  const { signal } = init;
  if (signal?.aborted) stop.abort();
  signal?.addEventListener('abort', () => stop.abort());
  const body = await sendable(init.body);
  const headers = new Headers(init.headers);
  if (cookie !== null && init.credentials === 'same-origin') headers.set('cookie', cookie);
  return real(url, { ...init, headers, ...(body !== undefined && { body }), signal: stop.signal });
}

/** Takes the place of `fetch`: addresses are those of the server, and the newest rule that fits answers. */
export async function hubFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const url = new URL(String(input), hubUrl());
  sent.push({ url, method: init.method ?? 'GET', headers: new Headers(init.headers), body: init.body });
  const rule = rules.findLast(({ path }) => path.test(url.pathname + url.search));
  const send = () => pass(url, init);
  return rule ? rule.answer(url, send, init) : send();
}

function lay(path: RegExp, answer: Answer): () => void {
  const rule = { path, answer };
  rules.push(rule);
  return () => {
    rules = rules.filter((one) => one !== rule);
  };
}

/** Nothing of one test is left for the next. */
export function clearWire(): void {
  rules = [];
  sent = [];
}

/** What was asked for, since the test began, of the calls whose path fits. */
export const requested = (path: RegExp): readonly SentCall[] =>
  sent.filter(({ url }) => path.test(url.pathname + url.search));

interface Refusal {
  readonly status?: number;
  readonly error?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly code?: string;
}

/** These calls are refused; the answer mends them. */
export function refuse(path: RegExp, refusal: Refusal = {}): () => void {
  const { status = 500, error = 'Something Went Wrong', fields, code } = refusal;
  return lay(path, async () => Response.json({ status: 'Failed', error, fields, code }, { status }));
}

/** The line breaks for these calls: no answer at all. */
export const breakLine = (path: RegExp): (() => void) =>
  lay(path, async () => {
    throw new TypeError('fetch failed');
  });

interface Held {
  arrived(): number;
  /** Lets all go that wait, and those to come. */
  release(): void;
}

/** These calls wait before the server until they are let go. */
export function hold(path: RegExp): Held {
  let count = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  lay(path, async (_, send) => {
    count += 1;
    await promise;
    return send();
  });
  return { arrived: () => count, release: () => resolve() };
}
