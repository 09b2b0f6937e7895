import type { RequestOf } from '@hub/contract';
import type { exportInvestors } from '@hub/contract/calls/investor/investor-list';
import { financialYearOf, todayInIndia } from '@hub/domain';
import type { SignedInContext } from '../../../calls/call-context.ts';
import { clientWords } from '../../../calls/search-words.ts';
import { birthdayKeys } from './birthday-keys.ts';
import type { RequestedInvestors } from './investor-list.repository.ts';
import type { InvestorFilter } from './investor-selection.repository.ts';

/** What the list, an export and every other act are asked for in the same words. */
type Requested = Omit<RequestOf<typeof exportInvestors>, 'format'>;

const WEEK = 7;

const months = {
  month: 1,
  quarter: 3,
  'half-year': 6,
  'before-half-year': 6,
  'before-year': 12,
} as const;

/** Within the last months, or not since then (handbook §4: inactive is not since six months). */
function lastInvestment(requested: Requested['lastInvestment'], today: Temporal.PlainDate) {
  const day = requested === undefined ? null : today.subtract({ months: months[requested] }).toString();
  const isBefore = requested?.startsWith('before-') ?? false;
  return { investedAfter: isBefore ? null : day, notInvestedAfter: isBefore ? day : null };
}

const filterOf = (requested: Requested, today: Temporal.PlainDate): InvestorFilter => ({
  words: clientWords(requested.words ?? ''),
  assetClass: requested.assetClass ?? null,
  mix: requested.mix ?? null,
  kyc: requested.kyc ?? null,
  sip: requested.sip ?? null,
  balance: requested.balance ?? null,
  aumFrom: requested.aumFrom ?? null,
  aumTo: requested.aumTo ?? null,
  city: requested.city ?? null,
  family: requested.family ?? null,
  ...lastInvestment(requested.lastInvestment, today),
  clientSince: requested.since === undefined ? null : financialYearOf(today).start.toString(),
  birthdays:
    requested.birthday === undefined ? null : birthdayKeys(today, requested.birthday === 'week' ? WEEK : 1),
  ids: requested.ids ?? null,
  except: requested.except ?? null,
});

/** The same as the database is asked. */
export function requestedOf(
  { session: { arn }, clock }: SignedInContext,
  requested: Requested,
): RequestedInvestors {
  const today = todayInIndia(clock.now());
  return {
    arn,
    today: today.toString(),
    filter: filterOf(requested, today),
    sort: requested.sort ?? null,
    order: requested.order ?? null,
  };
}
