import { causeOf } from '@hub/contract/brokerage/brokerage-texts';
import { moneyOf, type Paise, paise } from '@hub/domain';
import { isGoodKyc } from '@hub/domain/orders/checks/check-folio';
import type { Month } from '../months/months.ts';
import type { HeldAmount } from './at-risk.repository.ts';

/** A month that is due and for which no registrar has sent a line. */
interface UnpaidMonth {
  readonly month: Month;
  readonly due: string;
}

interface NotPaidTerms {
  /** The first month that the missing declaration holds back; null where it holds back none. */
  readonly declarationFrom: Month | null;
  /** The first month after the ARN ended; null while it is valid. */
  readonly arnFrom: Month | null;
}

/** Held of a client who has no valid KYC. */
interface HeldForKyc {
  readonly client: NonNullable<HeldAmount['client']>;
  readonly amount: Paise;
}

/** What did not come, each rupee under one risk. */
export interface NotPaid {
  readonly declaration: Paise;
  readonly arn: Paise;
  /** By the client's id. */
  readonly kyc: ReadonlyMap<string, HeldForKyc>;
  readonly others: readonly HeldAmount[];
}

const isFrom = (first: Month | null, month: Month): boolean => first !== null && month >= first;

/**
 * Held lines go by their reason. A month that nobody paid is the declaration's from July on, else the ended ARN's; with
 * neither it is a gap of "Expected and received" and no risk.
 */
export function notPaidOf(
  held: readonly HeldAmount[],
  months: readonly UnpaidMonth[],
  { declarationFrom, arnFrom }: NotPaidTerms,
): NotPaid {
  let declaration = 0n;
  let arn = 0n;
  const kyc = new Map<string, HeldForKyc>();
  const others: HeldAmount[] = [];
  for (const { month, due } of months) {
    if (isFrom(declarationFrom, month)) declaration += moneyOf(due);
    else if (isFrom(arnFrom, month)) arn += moneyOf(due);
  }
  for (const one of held) {
    const amount = moneyOf(one.amount);
    const cause = causeOf(one.reason);
    const { client } = one;
    if (cause === 'declaration' && isFrom(declarationFrom, one.month)) declaration += amount;
    else if (cause === 'arn' && isFrom(arnFrom, one.month)) arn += amount;
    else if (cause === 'kyc' && client !== null && !isGoodKyc(client.kyc)) {
      kyc.set(client.id, { client, amount: paise((kyc.get(client.id)?.amount ?? 0n) + amount) });
    } else others.push(one);
  }
  return { declaration: paise(declaration), arn: paise(arn), kyc, others };
}
