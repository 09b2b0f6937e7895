import { arnStatusTexts, type RestingArn } from '@hub/contract/session/arn-status-texts';
import { useProfile } from '../../lib/react.ts';

interface Resting {
  readonly status: RestingArn;
  /** Why there is no new business, in a sentence. */
  readonly why: string;
}

/** Null where the ARN is active, or nobody is logged in. */
export function useRestingArn(): Resting | null {
  const profile = useProfile();
  if (profile === null || profile.arnStatus === 'active') return null;
  const { arnNo, arnStatus } = profile;
  return { status: arnStatus, why: arnStatusTexts.why(arnNo, arnStatus) };
}
