import type { RequestOf, ResponseOf } from '@hub/contract';
import type {
  reinvestOptions,
  schemeDates,
  schemeDetails,
  sipInstalments,
} from '@hub/contract/calls/reference/reference-schemes';
import {
  businessDays,
  calendarOf,
  cutOffClassOf,
  dayNumberOf,
  exitLoadText,
  type MarketCalendar,
  type PlanRules,
  perpetualEnd,
  readExitLoads,
  todayInIndia,
  writeMoney,
} from '@hub/domain';
import { ruleInForce } from '@hub/domain/calendar/dated-rule';
import { dividendOptions, type SystematicPlan } from '@hub/domain/orders/terms/order-codes';
import { purchaseNavDate, redemptionNavDate } from '@hub/domain/schemes/applicable-nav';
import type { CallContext } from '../../../calls/call-context.ts';
import { oneStatement } from '../../../db/queries.ts';
import { findHolidays } from '../calendar/calendar.repository.ts';
import { limitsOf, schemeRowOf } from './scheme-presenter.ts';
import { findScheme, type SchemeRecord } from './schemes.repository.ts';
import { rowsOf, withRules } from './schemes.service.ts';

const planRules = (scheme: SchemeRecord, plan: SystematicPlan): PlanRules | null => {
  const { rules } = withRules(scheme);
  return { SIP: scheme.isOpen ? rules.sip : null, STP: rules.stp, SWP: rules.swp }[plan];
};

/** The first day is counted from today; that it be a business day is the instalment's matter, which moves on. */
export async function getSchemeDates(
  context: CallContext,
  { schemeCode, plan }: RequestOf<typeof schemeDates>,
): Promise<ResponseOf<typeof schemeDates>> {
  const today = todayInIndia(context.clock.now());
  const rows = await rowsOf(context, schemeCode, (scheme) => planRules(scheme, plan));
  return rows.flatMap((rules) =>
    (rules?.frequencies ?? []).map(({ frequency, days }) => ({
      frequency,
      days: [...days],
      leadDays: rules?.leadDays ?? 0,
      earliest: today.add({ days: rules?.leadDays ?? 0 }).toString(),
      latest: perpetualEnd().toString(),
    })),
  );
}

export async function getSipInstalments(
  context: CallContext,
  { schemeCode, plan }: RequestOf<typeof sipInstalments>,
): Promise<ResponseOf<typeof sipInstalments>> {
  const rows = await rowsOf(context, schemeCode, (scheme) => planRules(scheme, plan));
  return rows.flatMap((rules) =>
    (rules?.frequencies ?? []).map(({ frequency, limits, minimumInstalments }) => ({
      frequency,
      limits: limitsOf(limits),
      minimumInstalments,
    })),
  );
}

export async function getReinvestOptions(
  context: CallContext,
  { schemeCode }: RequestOf<typeof reinvestOptions>,
): Promise<ResponseOf<typeof reinvestOptions>> {
  const rows = await rowsOf(context, schemeCode, ({ option, isin, isinReinvest }) => {
    if (option === 'GROWTH') return [{ code: 'Z' as const, isin }];
    const payout = { code: 'N' as const, isin };
    return isinReinvest === null ? [payout] : [payout, { code: 'Y' as const, isin: isinReinvest }];
  });
  return rows.flat().map(({ code, isin }) => ({ code, name: dividendOptions[code], isin }));
}

const calendarsBoth: readonly MarketCalendar[] = ['EQUITY', 'DEBT'];

export async function getSchemeDetails(
  { db, clock }: CallContext,
  { schemeCode }: RequestOf<typeof schemeDetails>,
): Promise<ResponseOf<typeof schemeDetails>> {
  const queries = oneStatement(db, 'nobody');
  // Side by side: which calendar counts is known only with the scheme, and both are small.
  const [record, ...calendars] = await Promise.all([
    findScheme(queries, schemeCode),
    ...calendarsBoth.map((calendar) => findHolidays(queries, calendar)),
  ]);
  if (record === null) return [];
  const scheme = withRules(record);
  const holidays = calendars[calendarsBoth.indexOf(calendarOf(scheme.assetClass))] ?? new Map();
  const isBusinessDay = businessDays(new Set(holidays.keys()));
  const now = clock.now().toZonedDateTimeISO('Asia/Kolkata').toPlainDateTime();
  const cutOffClass = cutOffClassOf(scheme.cutoff);
  const purchase = { cutOffClass, requestedAt: now, fundsAt: now };
  const redemption = { cutOffClass, requestedAt: now, isOnline: true };
  const { rules } = scheme;
  return [
    {
      ...schemeRowOf(scheme),
      fresh: limitsOf(scheme.isOpen ? rules.fresh : null),
      additional: limitsOf(scheme.isOpen ? rules.additional : null),
      switch: limitsOf(rules.switch),
      redemption: limitsOf(rules.redemption),
      leastBalance: writeMoney(rules.leastBalance),
      exitLoad: exitLoadText(ruleInForce(readExitLoads(record.loads), dayNumberOf(now.toPlainDate()))),
      navDays: {
        purchase: purchaseNavDate(purchase, isBusinessDay).toString(),
        redemption: redemptionNavDate(redemption, isBusinessDay).toString(),
      },
      closedTo: [...rules.closedTo],
    },
  ];
}
