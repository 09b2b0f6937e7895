import type { Socket } from 'node:net';
import { failureReply, texts } from '@hub/contract';

const statusLines: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** What is no HTTP never reaches a route; it is still answered in the failure shape, and the connection ends. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (socket.destroyed || error.code === 'ECONNRESET') return;
  const body = JSON.stringify(failureReply(texts.call.unreadable));
  socket.end(
    [
      `HTTP/1.1 ${statusLines[error.code ?? ''] ?? '400 Bad Request'}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
