import { type RequestOf, type ResponseOf, texts } from '@hub/contract';
import type { whatIf as whatIfCall } from '@hub/contract/calls/statements/statements-what-if';
import { refusals, refusalText } from '@hub/contract/statements/statement-texts';
import {
  dayNumberOf,
  financialYearOf,
  isNonResident,
  moneyOf,
  paise,
  todayInIndia,
  unitsOf,
  writeMoney,
  writeNav,
  writeUnits,
} from '@hub/domain';
import type { GainSchemes } from '@hub/domain/gains/line/gain-schemes';
import { cheapestDay } from '@hub/domain/gains/what-if/cheapest-day';
import { type WhatIfRequest, whatIf } from '@hub/domain/gains/what-if/what-if';
import type { LongEquityAllowance } from '@hub/domain/gains/year/long-equity-allowance';
import { freeUnits } from '@hub/domain/holdings/sales/free-units';
import type { OrderFacts } from '@hub/domain/orders/facts/order-facts';
import { marketOf, sellNavDate } from '@hub/domain/orders/preview/order-nav';
import { firstUnlocked, heldPosition, usableNav } from '@hub/domain/orders/preview/sell-units';
import type { SignedInContext } from '../../../calls/call-context.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import { readFacts } from '../../transact/transact.public.ts';
import { readAllowances } from '../gains/allowance.ts';
import { readGainSchemes } from '../gains/gain-schemes.ts';
import { isClient } from './what-if.repository.ts';
import { resultOf } from './what-if-result.ts';

type Requested = RequestOf<typeof whatIfCall>['requests'][number];
type Answer = ResponseOf<typeof whatIfCall>;

/** What redemptions of a client would give and cost, each by itself. One that cannot be says why; the others stand. */
export async function getWhatIf(
  { db, session, clock }: SignedInContext,
  { investorId, requests }: RequestOf<typeof whatIfCall>,
): Promise<Answer> {
  const { arn } = session;
  const now = clock.now();
  const today = todayInIndia(now);
  return db.transaction({ arn }, async (tx) => {
    const book = await readFacts(tx, arn, requests, { now });
    const owner =
      investorId ?? requests.map(({ folioNo }) => book.folioOf(folioNo)?.investorId).find(Boolean);
    if (owner === undefined || !(await isClient(tx, arn, owner))) {
      throw new Refusal('not-found', texts.call.notFound);
    }
    const existing = requests.map((request) => {
      const facts = book.factsOf(request);
      const isTheirs = book.folioOf(request.folioNo)?.investorId === owner;
      return { request, facts: isTheirs ? facts : { ...facts, held: null } };
    });
    const schemes = await readGainSchemes(tx, existing.flatMap(codesOf), today);
    const { year, allowanceOf } = await readAllowances(tx, arn, [owner], today);
    const allowance = allowanceOf(owner);
    return {
      items: existing.map((one) => itemOf(one, { now, schemes, allowance })),
      allowance: {
        year,
        limit: writeMoney(allowance.amount),
        used: writeMoney(allowance.used),
        left: writeMoney(allowance.left),
      },
      asOn: today.toString(),
    };
  });
}

interface Existing {
  readonly request: Requested;
  readonly facts: OrderFacts;
}

/** With the schemes that units were bought in before a merger. */
const codesOf = ({ request, facts }: Existing): string[] => [
  request.schemeCode,
  ...(facts.held?.lots ?? []).flatMap(({ origin }) => (origin === null ? [] : [origin.scheme])),
];

function requestOf({ by, units, amount }: Requested): WhatIfRequest {
  switch (by) {
    case 'units':
      return { by, units: unitsOf(units ?? '0') };
    case 'amount':
      return { by, amount: moneyOf(amount ?? '0') };
    case 'raise':
      return { by: 'net', net: moneyOf(amount ?? '0') };
    case 'all':
      return { by };
  }
}

interface Ahead {
  readonly now: Temporal.Instant;
  readonly schemes: GainSchemes;
  readonly allowance: LongEquityAllowance;
}

function itemOf({ request, facts }: Existing, { now, schemes, allowance }: Ahead): Answer['items'][number] {
  const { folioNo, schemeCode } = request;
  const { scheme, held } = facts;
  const nav = scheme && usableNav(scheme);
  const about = {
    folioNo,
    schemeCode,
    scheme: scheme?.name ?? schemeCode,
    taxClass: scheme?.taxClass ?? null,
    nav: nav && { value: writeNav(nav.value), day: nav.day.toString() },
  };
  const refused = (refusal: string, freeUnits = '0.000') => ({ ...about, freeUnits, result: null, refusal });
  const gainScheme = schemes.get(schemeCode);
  if (scheme === null || held === null || held.lots.length === 0) return refused(refusals.notHeld(folioNo));
  if (gainScheme === undefined) return refused(refusals.noTaxClass);
  const market = marketOf(facts.holidays, scheme);
  const on = dayNumberOf(sellNavDate(scheme, now, market));
  const { position, holds } = heldPosition(held, scheme, on);
  const free = writeUnits(freeUnits(position, on, holds).free);
  if (nav === null) return refused(refusals.noNav, free);
  const { startYear } = financialYearOf(todayInIndia(now));
  const terms = {
    nav: nav.value,
    on,
    holds,
    schemeCode,
    schemes,
    isNonResident: isNonResident(facts.folio?.taxStatus ?? ''),
    longEquityGainOf: (year: number) => (year === startYear ? allowance.gain : paise(0n)),
  };
  const sale = requestOf(request);
  const answer = whatIf(position, sale, terms);
  if (!answer.ok) return refused(refusalText(answer, firstUnlocked(held, scheme, on)), free);
  const cheapest = cheapestDay(position, sale, terms, market);
  return { ...about, freeUnits: free, result: resultOf(answer.whatIf, cheapest, gainScheme), refusal: null };
}
