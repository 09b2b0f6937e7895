import { parseArn } from '../identifiers/arn.ts';

/**
 * Spec §6: the internal teams' ARNs come from configuration, in groups, and each is known with the ARN-
 * prefix, without it, and with the suffix.
 */
export function isInternalTeamArn(
  arn: string,
  groups: readonly (readonly string[])[],
  suffix?: string,
): boolean {
  const requested = parseArn(arn, suffix);
  return (
    requested !== null &&
    groups.some((group) => group.some((member) => parseArn(member, suffix) === requested))
  );
}
