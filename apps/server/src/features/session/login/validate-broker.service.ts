import { createHash, timingSafeEqual } from 'node:crypto';
import { type RequestOf, type ResponseOf, texts } from '@hub/contract';
import type { validateBroker as validateBrokerCall } from '@hub/contract/calls/session/session';
import type { CallContext } from '../../../calls/call-context.ts';
import { malformed } from '../../../calls/refusal/refusal.ts';
import { oneStatement } from '../../../db/queries.ts';
import { findBroker } from '../sessions/distributor.repository.ts';
import { readArn } from '../sessions/session.policy.ts';

const hashOf = (pan: string): Buffer => createHash('sha256').update(pan).digest();

/** In the same time for every PAN, also where there is none to compare with. */
const isSamePan = (given: string, stored: string): boolean => timingSafeEqual(hashOf(given), hashOf(stored));

/**
 * Whether an ARN and a PAN belong together, and how the ARN stands (Handbook §5). A wrong pair and an unknown ARN
 * cost the same and are answered alike, and nobody may try many PANs on one ARN.
 */
export async function validateBroker(
  context: CallContext,
  input: RequestOf<typeof validateBrokerCall>,
): Promise<ResponseOf<typeof validateBrokerCall>> {
  const { config, brand, db, ip } = context;
  const arn = readArn(input.arn, brand);
  if (arn === null) throw malformed({ arn: texts.field.arn });
  const { otpPerAddressPerHour, otpPerArnPerHour } = config.limits;
  const windowSeconds = 3600;
  await context.limit(
    { name: 'broker-address', key: ip, max: otpPerAddressPerHour, windowSeconds },
    { name: 'broker-arn', key: arn, max: otpPerArnPerHour, windowSeconds },
  );
  const broker = await findBroker(oneStatement(db, 'system'), arn);
  const isPair = isSamePan(input.pan.trim().toUpperCase(), broker?.pan ?? '');
  return isPair && broker !== null
    ? { valid: true, arnStatus: broker.status }
    : { valid: false, arnStatus: null };
}
