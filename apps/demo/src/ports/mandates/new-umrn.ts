import { createHash } from 'node:crypto';
import { type MandateChannel, umrnOf } from '@hub/domain/mandates/mandate-channels';

/** Follows from the mandate, so that an answer that is worked out twice is the same. */
export function newUmrn(mandate: {
  readonly id: string;
  readonly channel: MandateChannel;
  readonly payer: { readonly ifsc: string };
}): string {
  const digest = createHash('sha256').update(mandate.id).digest('hex').slice(0, 16);
  return umrnOf(mandate.payer.ifsc.slice(0, 4), mandate.channel, BigInt(`0x${digest}`));
}
