import { isRecord } from './failure.ts';
import { open, parseSealed, SealError, type SealKey, seal } from './seal/seal.ts';

/** Keeps any other text sealed under the session's key from passing for a proof. */
const CONTEXT = 'profile-proof';

/**
 * What the profile-info call shows instead of a Bearer (S7-05): its ARN and the time, sealed under the session's
 * own key. `at` is ISO 8601, as the device's clock has it.
 */
export const profileProof = (key: SealKey, arn: string, at: string): Promise<string> =>
  seal(key, JSON.stringify({ arn, at }), CONTEXT);

export interface ProfileClaim {
  /** Whose key it was sealed with: the session's id. */
  readonly keyId: string;
  readonly arn: string;
  readonly at: string;
}

/** Null for anything that is not exactly a proof under the key of that id. */
export async function readProfileProof(
  keyOf: (id: string) => Promise<SealKey>,
  proof: string,
): Promise<ProfileClaim | null> {
  try {
    const { keyId } = parseSealed(proof);
    const key = await keyOf(keyId);
    const claim: unknown = JSON.parse(await open(() => key, proof, CONTEXT));
    if (!isRecord(claim) || typeof claim.arn !== 'string' || typeof claim.at !== 'string') return null;
    return { keyId, arn: claim.arn, at: claim.at };
  } catch (error) {
    if (error instanceof SealError || error instanceof SyntaxError) return null;
    throw error;
  }
}
