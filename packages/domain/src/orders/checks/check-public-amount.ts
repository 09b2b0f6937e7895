import type { Paise } from '../../money/scaled.ts';
import type { SchemeRules } from '../../schemes/scheme-rules.ts';
import { checkLimits } from './check-quantity.ts';
import type { Finding } from './finding.ts';

interface PublicScheme {
  readonly name: string;
  readonly rules: Pick<SchemeRules, 'fresh' | 'additional' | 'redemption'>;
}

/**
 * What anybody may be told of an amount before the folio is looked at: that the scheme takes it of nobody. Whether a
 * purchase is the first one only the folio says, so it is enough when one of the two takes it.
 */
export function checkPublicAmount(
  kind: 'lumpsum' | 'redeem',
  amount: Paise,
  { name, rules }: PublicScheme,
): Finding | null {
  const limits = (kind === 'redeem' ? [rules.redemption] : [rules.fresh, rules.additional])
    .filter((one) => one !== null)
    .toSorted((one, other) => Number(one.minimum - other.minimum));
  const findings = limits.map((one) => checkLimits(amount, one, { name }, 'amount')[0] ?? null);
  return findings.includes(null) ? null : (findings[0] ?? null);
}
