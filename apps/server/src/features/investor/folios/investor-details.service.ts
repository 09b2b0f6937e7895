import type { RequestOf, ResponseOf } from '@hub/contract';
import type { InvestorDetails, investorDetails } from '@hub/contract/calls/investor/investor-details';
import { dayNumberOf, maskContact, maskNumber, todayInIndia, writeMoney } from '@hub/domain';
import { valueOfProduct } from '@hub/domain/money/unit-value';
import type { SignedInContext } from '../../../calls/call-context.ts';
import { oneStatement } from '../../../db/queries.ts';
import { readLedgersOf } from '../../book/book.public.ts';
import { findInvestor } from './investor-details.repository.ts';
import { figuresOf, ledgersOf, worthOf } from './investor-folios.figures.ts';
import { findHoldings, type HoldingRecord } from './investor-folios.repository.ts';
import { notFound } from './investor-folios.service.ts';
import { maskedOrNull } from './investor-presenter.ts';

/** Largest class first; a class without a price in it is worth nothing and is left out. */
function allocationOf(held: readonly HoldingRecord[]): InvestorDetails['allocation'] {
  const sums = new Map<HoldingRecord['assetClass'], bigint>();
  for (const holding of held) {
    sums.set(holding.assetClass, (sums.get(holding.assetClass) ?? 0n) + worthOf(holding));
  }
  return [...sums]
    .filter(([, worth]) => worth > 0n)
    .sort(([a, one], [b, other]) => (one === other ? (a < b ? -1 : 1) : other > one ? 1 : -1))
    .map(([assetClass, worth]) => ({ assetClass, value: writeMoney(valueOfProduct(worth)) }));
}

export async function getInvestorDetails(
  { db, session: { arn }, clock }: SignedInContext,
  { id }: RequestOf<typeof investorDetails>,
): Promise<ResponseOf<typeof investorDetails>> {
  const queries = oneStatement(db, { arn });
  const today = todayInIndia(clock.now());
  const [investor, { held, navDay }, posted] = await Promise.all([
    findInvestor(queries, arn, id, today.toString()),
    findHoldings(queries, arn, { investorId: id }),
    readLedgersOf(queries, arn, { investorId: id }),
  ]);
  if (investor === null) throw notFound();
  const allocation = allocationOf(held);
  const { family, members } = investor;
  return {
    id: investor.id,
    name: investor.name,
    maskedPan: maskedOrNull(investor.pan, maskNumber),
    maskedMobile: maskedOrNull(investor.mobile, maskContact),
    maskedEmail: maskedOrNull(investor.email, maskContact),
    kyc: investor.kyc,
    taxStatus: investor.taxStatus,
    birthDate: investor.birthDate,
    city: investor.city,
    investedOn: investor.investedOn,
    lastInvestedOn: investor.lastInvestedOn,
    figures: figuresOf(held, ledgersOf(posted), { navDay, today: dayNumberOf(today) }, 'book'),
    asOn: allocation.length === 0 ? null : navDay,
    allocation,
    sips: { running: investor.runningSips, monthly: investor.sipMonthly },
    family: family === null ? null : { name: family, members: [...members] },
  };
}
