import { parseArn } from '../../identifiers/arn.ts';
import { isEuin } from '../../identifiers/identity-codes.ts';
import type { DistributorFacts } from '../facts/order-facts.ts';
import type { Advised } from '../terms/any-terms.ts';
import { block, type Finding } from './finding.ts';

/** Handbook §5: an ARN that is not active brings no new business; what is held may leave. */
export function checkArn(
  { status, validTo }: DistributorFacts,
  isPurchase: boolean,
  today: Temporal.PlainDate,
): Finding[] {
  if (!isPurchase) return [];
  if (status !== 'active') return [block('arn-not-active', null, { status })];
  return validTo !== null && isAfter(today, validTo) ? [block('arn-expired', null, { on: validTo })] : [];
}

/** What the house takes from nobody for now, whatever else is right with an order. */
export const checkTaken = (kind: string, { closed }: DistributorFacts): Finding[] =>
  closed.flatMap((one) => (one.kind === kind ? [block('kind-closed', null, { words: one.words })] : []));

/** Handbook §1.5: an EUIN of this ARN that is valid, or the investor's word that nobody advised. */
export function checkEuin(
  { euin, isExecutionOnly }: Advised,
  { euins }: DistributorFacts,
  today: Temporal.PlainDate,
): Finding[] {
  if (euin === null || euin === '') return isExecutionOnly ? [] : [block('euin-missing', 'euin', {})];
  if (isExecutionOnly) return [block('euin-and-execution-only', 'isExecutionOnly', {})];
  if (!isEuin(euin)) return [block('euin-form', 'euin', {})];
  const existing = euins.find((one) => one.euin === euin);
  if (existing === undefined) return [block('euin-unknown', 'euin', { euin })];
  const { validFrom, validTo } = existing;
  if (validTo !== null && isAfter(today, validTo))
    return [block('euin-expired', 'euin', { euin, on: validTo })];
  if (validFrom !== null && isAfter(validFrom, today)) {
    return [block('euin-not-yet', 'euin', { euin, on: validFrom })];
  }
  return [];
}

export function checkSubArn({ subArn }: Advised, { arn }: DistributorFacts): Finding[] {
  if (subArn === null || subArn === '') return [];
  const sub = parseArn(subArn);
  if (sub === null) return [block('sub-arn-form', 'subArn', {})];
  return sub === parseArn(arn) ? [block('sub-arn-own', 'subArn', {})] : [];
}

const isAfter = (one: Temporal.PlainDate, other: Temporal.PlainDate): boolean =>
  Temporal.PlainDate.compare(one, other) > 0;
