import type { IncomingMessage } from 'node:http';
import { texts } from '@hub/contract';
import { malformed, Refusal } from '../../calls/refusal/refusal.ts';
import type { BodyShare } from '../limits/body-budget.ts';

interface Bounds {
  readonly most: number;
  readonly share: BodyShare;
}

export const tooLarge = (field?: string): Refusal =>
  new Refusal(
    'too-large',
    texts.call.tooLarge,
    field === undefined ? {} : { fields: { [field]: texts.call.tooLarge } },
  );

/** What the head says of the body's length; null where it does not. */
function saidLength({ headers }: Pick<IncomingMessage, 'headers'>): number | null {
  const said = Number(headers['content-length'] ?? Number.NaN);
  return Number.isFinite(said) ? said : null;
}

export const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || (saidLength({ headers }) ?? 0) > 0;

/** Refuses by the head alone what is too large or has no room. */
export function checkLength(raw: IncomingMessage, { most, share }: Bounds): void {
  const said = saidLength(raw);
  if (said === null) return;
  if (said > most) throw tooLarge();
  share.expect(said);
}

/** A whole body. What is too much is refused as soon as it is; the rest runs past and is kept nowhere. */
export function readBytes(raw: IncomingMessage, bounds: Bounds): Promise<Buffer> {
  checkLength(raw, bounds);
  const { most, share } = bounds;
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const done = (): void => {
      raw.off('data', onData).off('end', onEnd).off('error', onBroken).off('close', onBroken);
    };
    const refuse = (error: unknown): void => {
      done();
      raw.resume();
      reject(error);
    };
    const onBroken = (): void => refuse(malformed());
    const onEnd = (): void => {
      done();
      resolve(Buffer.concat(chunks, size));
    };
    const onData = (chunk: Buffer): void => {
      size += chunk.length;
      try {
        if (size > most) throw tooLarge();
        share.take(chunk.length);
        chunks.push(chunk);
      } catch (error) {
        refuse(error);
      }
    };
    raw.on('data', onData).on('end', onEnd).on('error', onBroken).on('close', onBroken);
  });
}

export const readText = async (raw: IncomingMessage, bounds: Bounds): Promise<string> =>
  (await readBytes(raw, bounds)).toString();
