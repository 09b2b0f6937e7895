import { type Call, type ReceivedRequest, texts } from '@hub/contract';
import type { FastifyRequest } from 'fastify';
import type { Upload } from '../features/call-context.ts';
import { malformed, Refusal } from '../features/refusal.ts';

interface Received {
  readonly request: ReceivedRequest;
  readonly uploads: readonly Upload[];
}

const noUploads: readonly Upload[] = [];

const queryOf = (url: string): string => {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at + 1);
};

/** Text for every other form: see the content type parsers in `app.ts`. */
const textOf = (body: unknown): string => (typeof body === 'string' ? body : '');

type Multipart = { readonly data: string; readonly uploads: Upload[] };

async function readMultipart(request: FastifyRequest, uploadBytes: number): Promise<Multipart> {
  try {
    return await readParts(request, uploadBytes);
  } catch (error) {
    // The parser's own complaint, e.g. about an upload cut off, is about what was sent.
    const isJudged = error instanceof Refusal || (error as { statusCode?: number }).statusCode !== undefined;
    throw isJudged ? error : malformed();
  }
}

/** Said at the file's own field, so that a form can show it there. */
const tooLarge = (field: string): Refusal =>
  new Refusal('too-large', texts.call.tooLarge, { fields: { [field]: texts.call.tooLarge } });

async function readParts(request: FastifyRequest, uploadBytes: number): Promise<Multipart> {
  let total = 0;
  const uploads: Upload[] = [];
  let data: string | null = null;
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const { fieldname: field, filename: fileName, mimetype: contentType } = part;
      const body = await part.toBuffer().catch((error: unknown) => {
        throw part.file.truncated ? tooLarge(field) : error;
      });
      total += body.length;
      // The parser limits one file; the limit here is for all of them.
      if (total > uploadBytes) throw tooLarge(field);
      uploads.push({ field, fileName, contentType, body });
    } else if (part.fieldname === 'data' && typeof part.value === 'string' && data === null) {
      data = part.value;
    } else {
      // Spec §7: the payload is under `data`, once; a field beside it is nobody's.
      throw malformed();
    }
  }
  if (data === null) throw malformed();
  return { data, uploads };
}

/** What has arrived, before anything of it is believed. Waits only where the body is still on its way. */
export function receive(
  call: Call,
  request: FastifyRequest,
  uploadBytes: number,
): Received | Promise<Received> {
  const params = request.params as Record<string, string>;
  const query = queryOf(request.raw.url ?? '');
  const contentType = request.headers['content-type'];
  const isPosted = request.method === 'POST';
  if (call.body === 'multipart' && request.isMultipart()) {
    return readMultipart(request, uploadBytes * (call.files ?? 1)).then(({ data, uploads }) => ({
      request: { isPosted, params, query, contentType, body: data },
      uploads,
    }));
  }
  const body = textOf(request.body);
  // A call without a body that gets one has been misunderstood by its caller.
  if (call.body === 'none' && body !== '' && !isPosted) throw malformed();
  return { request: { isPosted, params, query, contentType, body }, uploads: noUploads };
}
