import type { ServerResponse } from 'node:http';
import { type Call, encodeReply, failureReplyFor, type SealKey } from '@hub/contract';

/** What a stub answers a call with; the contract's own codec gives it its form on the wire. */
export type StubReply =
  | { readonly value: unknown; readonly toast?: string }
  | { readonly status: number; readonly message: string; readonly fields?: Readonly<Record<string, string>> }
  /** Letter for letter. */
  | { readonly status?: number; readonly text: string; readonly type?: string }
  /** The line breaks: the client sees status 0. */
  | 'no-answer';

const json = 'application/json; charset=utf-8';

export async function sendReply(
  response: ServerResponse,
  call: Call,
  key: SealKey,
  reply: StubReply,
): Promise<void> {
  if (reply === 'no-answer') {
    response.destroy();
    return;
  }
  if ('value' in reply) {
    const { contentType, body } = await encodeReply(call, reply.value, key, reply.toast);
    response.writeHead(200, { 'content-type': contentType }).end(body);
  } else if ('text' in reply) {
    response.writeHead(reply.status ?? 200, { 'content-type': reply.type ?? json }).end(reply.text);
  } else {
    const { status, message, fields } = reply;
    const body = failureReplyFor(call.service, message, fields);
    response.writeHead(status, { 'content-type': json }).end(JSON.stringify(body));
  }
}
