import { empanelmentTexts } from '@hub/contract/empanelment/empanelment-texts';
import type { CallContext } from '../../../calls/call-context.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import type { ArnRecord } from '../../../ports/arn-registry/arn-registry.ts';
import { OutsideServiceError } from '../../../ports/fetch-json.ts';

/** The register's record of an ARN, or null. Without the register nobody can be told apart from a stranger. */
export async function lookUpRegister(
  { arnRegistry, log }: Pick<CallContext, 'arnRegistry' | 'log'>,
  arn: string,
): Promise<ArnRecord | null> {
  try {
    return await arnRegistry.find(arn);
  } catch (err) {
    if (!(err instanceof OutsideServiceError)) throw err;
    log.warn({ err }, 'the register of ARNs could not be asked');
    throw new Refusal('unavailable', empanelmentTexts.registryDown);
  }
}
