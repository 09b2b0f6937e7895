import type { RequestOf } from '@hub/contract';
import type { exportInvestors } from '@hub/contract/calls/investor/investor-list';
import { financialYearOf, todayInIndia } from '@hub/domain';
import type { SignedInContext } from '../../../calls/call-context.ts';
import { clientWords } from '../../../calls/search-words.ts';
import { birthdayKeys } from './birthday-keys.ts';
import type { AskedInvestors } from './investor-list.repository.ts';
import type { InvestorFilter } from './investor-selection.repository.ts';

/** What the list, an export and every other act are asked for in the same words. */
type Asked = Omit<RequestOf<typeof exportInvestors>, 'format'>;

const WEEK = 7;

const months = {
  month: 1,
  quarter: 3,
  'half-year': 6,
  'before-half-year': 6,
  'before-year': 12,
} as const;

/** Within the last months, or not since then (handbook §4: inactive is not since six months). */
function lastInvestment(asked: Asked['lastInvestment'], today: Temporal.PlainDate) {
  const day = asked === undefined ? null : today.subtract({ months: months[asked] }).toString();
  const isBefore = asked?.startsWith('before-') ?? false;
  return { investedAfter: isBefore ? null : day, notInvestedAfter: isBefore ? day : null };
}

const filterOf = (asked: Asked, today: Temporal.PlainDate): InvestorFilter => ({
  words: clientWords(asked.words ?? ''),
  assetClass: asked.assetClass ?? null,
  mix: asked.mix ?? null,
  kyc: asked.kyc ?? null,
  sip: asked.sip ?? null,
  balance: asked.balance ?? null,
  aumFrom: asked.aumFrom ?? null,
  aumTo: asked.aumTo ?? null,
  city: asked.city ?? null,
  family: asked.family ?? null,
  ...lastInvestment(asked.lastInvestment, today),
  clientSince: asked.since === undefined ? null : financialYearOf(today).start.toString(),
  birthdays: asked.birthday === undefined ? null : birthdayKeys(today, asked.birthday === 'week' ? WEEK : 1),
  ids: asked.ids ?? null,
  except: asked.except ?? null,
});

/** The same as the database is asked. */
export function askedOf({ session: { arn }, clock }: SignedInContext, asked: Asked): AskedInvestors {
  const today = todayInIndia(clock.now());
  return {
    arn,
    today: today.toString(),
    filter: filterOf(asked, today),
    sort: asked.sort ?? null,
    order: asked.order ?? null,
  };
}
