import { bodyLimitsOf, type Call, LINK_HEADER, type ReceivedRequest } from '@hub/contract';
import type { FastifyRequest } from 'fastify';
import type { Upload } from '../../calls/call-context.ts';
import { malformed } from '../../calls/refusal/refusal.ts';
import type { Config } from '../../config/config.ts';
import type { OpenTemporary } from '../../temporary/nameless-file.ts';
import type { BodyShare } from '../limits/body-budget.ts';
import { refusalFor } from './failures.ts';
import { checkLength, hasBody, readText, tooLarge } from './read-body.ts';
import { type SavedUpload, saveUpload } from './save-upload.ts';

/** What a body may take, and where its files go meanwhile. */
interface Receiving {
  readonly limits: Pick<Config['limits'], 'bodyBytes' | 'uploadBytes'>;
  readonly share: BodyShare;
  readonly openTemporary: OpenTemporary;
}

interface Received {
  readonly request: ReceivedRequest;
  readonly uploads: readonly Upload[];
  /** The files are gone after it. */
  readonly close: () => Promise<void>;
}

const mostFiles = 5;
/** Boundaries and heads of a multipart body, beside what they hold. */
const framingBytes = 64 * 1024;

const queryOf = (url: string): string => {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at + 1);
};

/** What a call's own limits are within those of the server; a call that says its own has said so knowingly. */
const mostBytesOf = (call: Call, { bodyBytes }: Receiving['limits']): number =>
  call.bodyBytes ?? Math.min(bodyLimitsOf(call).bytes, bodyBytes);

type Multipart = { readonly data: string; readonly saved: readonly SavedUpload[] };

async function readMultipart(call: Call, request: FastifyRequest, receiving: Receiving): Promise<Multipart> {
  const { limits, share, openTemporary } = receiving;
  const dataBytes = mostBytesOf(call, limits);
  const filesBytes = limits.uploadBytes * (call.files ?? 1);
  checkLength(request.raw, { most: dataBytes + filesBytes + framingBytes, share });
  const saved: SavedUpload[] = [];
  let left = filesBytes;
  let data: string | null = null;
  const parts = request.parts({
    limits: {
      fileSize: limits.uploadBytes,
      files: mostFiles,
      fields: 1,
      fieldSize: dataBytes,
      headerPairs: 20,
    },
  });
  try {
    for await (const part of parts) {
      if (part.type === 'file') {
        const one = await saveUpload(part, { openTemporary, share, most: left });
        saved.push(one);
        left -= one.upload.size;
      } else if (part.fieldname === 'data' && typeof part.value === 'string' && data === null) {
        if (part.valueTruncated) throw tooLarge();
        share.take(part.value.length);
        data = part.value;
      } else {
        // Spec §7: the payload is under `data`, once; a field beside it is nobody's.
        throw malformed();
      }
    }
    if (data === null) throw malformed();
    return { data, saved };
  } catch (error) {
    await Promise.all(saved.map(({ close }) => close()));
    // What is still on its way runs past.
    request.raw.unpipe();
    request.raw.resume();
    // The parser's own complaint, e.g. about an upload cut off, is about what was sent.
    throw refusalFor(error).kind === 'failed' ? malformed() : error;
  }
}

const nothing = async (): Promise<void> => {};

/** What has arrived, before anything of it is believed. Waits only where the body is still on its way. */
export function receive(
  call: Call,
  request: FastifyRequest,
  receiving: Receiving,
): Received | Promise<Received> {
  const { raw, headers } = request;
  const isPosted = request.method === 'POST';
  const head = {
    isPosted,
    params: request.params as Record<string, string>,
    query: queryOf(raw.url ?? ''),
    contentType: headers['content-type'],
    ...(call.link !== undefined && { link: headers[LINK_HEADER] as string }),
  };
  const without = { request: { ...head, body: '' }, uploads: [], close: nothing };
  if (call.body === 'none' && !isPosted) {
    // A call without a body that gets one has been misunderstood by its caller.
    if (call.method !== 'GET' && hasBody(raw)) throw malformed();
    return without;
  }
  if (call.body === 'multipart' && request.isMultipart()) {
    return readMultipart(call, request, receiving).then(({ data, saved }) => ({
      request: { ...head, body: data },
      uploads: saved.map(({ upload }) => upload),
      close: async () => {
        await Promise.all(saved.map(({ close }) => close()));
      },
    }));
  }
  if (!hasBody(raw)) return without;
  const { limits, share } = receiving;
  return readText(raw, { most: mostBytesOf(call, limits), share }).then((body) => ({
    ...without,
    request: { ...head, body },
  }));
}
