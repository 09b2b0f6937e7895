import type { RequestOf, ResponseOf } from '@hub/contract';
import type {
  existingBanks,
  orderFacts,
  payoutBanks,
  redeemSchemes,
} from '@hub/contract/calls/transact/transact';
import { writeFacts } from '@hub/contract/orders/facts/facts-codec';
import {
  dayNumberOf,
  maskNumber,
  milliUnits,
  takesTransaction,
  todayInIndia,
  writeMoney,
  writeNav,
  writeUnits,
} from '@hub/domain';
import { valueAt } from '@hub/domain/money/unit-value';
import { unitsApart } from '@hub/domain/orders/preview/sell-units';
import type { SignedInContext } from '../../../calls/call-context.ts';
import { oneStatement } from '../../../db/queries.ts';
import { readEarlier } from '../earlier/earlier.ts';
import { accountsOf, readFacts } from '../orders/order-facts.ts';

/** All that decides about an order, for the form that is being filled in. */
export async function getOrderFacts(
  { db, session, clock, brand }: SignedInContext,
  { folioNo, schemeCode, toSchemeCode }: RequestOf<typeof orderFacts>,
): Promise<ResponseOf<typeof orderFacts>> {
  const { arn } = session;
  const requested = {
    folioNo,
    schemeCode: schemeCode ?? '',
    ...(toSchemeCode !== undefined && { toSchemeCode }),
  };
  const now = clock.now();
  const queries = oneStatement(db, { arn });
  const [book, earlierOf] = await Promise.all([
    readFacts(queries, arn, [requested], { now, brand }),
    readEarlier(queries, arn, [folioNo], now),
  ]);
  const facts = { ...book.factsOf(requested), earlier: earlierOf(folioNo) };
  return { ...writeFacts(facts), now: now.toString() };
}

/** Null for a folio of another distributor, as for one that does not exist. */
async function readFolio({ db, session, clock }: SignedInContext, folioNo: string) {
  const { arn } = session;
  const queries = oneStatement(db, { arn });
  const book = await readFacts(queries, arn, [{ folioNo, schemeCode: '' }], { now: clock.now() });
  return book.folioOf(folioNo);
}

/** What a folio holds of each scheme, and what of it may leave today. */
export async function getRedeemSchemes(
  context: SignedInContext,
  { folioNo }: RequestOf<typeof redeemSchemes>,
): Promise<ResponseOf<typeof redeemSchemes>> {
  const { db, session, clock } = context;
  const { arn } = session;
  const folio = await readFolio(context, folioNo);
  const requested = (folio?.schemesHeld ?? []).map((schemeCode) => ({ folioNo, schemeCode }));
  if (requested.length === 0) return [];
  const now = clock.now();
  const book = await readFacts(oneStatement(db, { arn }), arn, requested, { now });
  const today = dayNumberOf(todayInIndia(now));
  return requested.flatMap((one) => {
    const { scheme, held } = book.factsOf(one);
    if (scheme === null || held === null || scheme.nav === null) return [];
    const apart = unitsApart(held, scheme, today);
    return [
      {
        scheme: { code: scheme.code, name: scheme.name },
        units: writeUnits(apart.balance),
        free: writeUnits(milliUnits(apart.free + apart.loaded)),
        loaded: writeUnits(apart.loaded),
        locked: writeUnits(apart.locked),
        lien: writeUnits(apart.lien),
        inFlight: writeUnits(apart.inFlight),
        nav: writeNav(scheme.nav.value),
        navOn: scheme.nav.day.toString(),
        value: writeMoney(valueAt(apart.balance, scheme.nav.value)),
        mayRedeem: takesTransaction(scheme, 'redemption'),
        maySwitch: takesTransaction(scheme, 'switch'),
      },
    ];
  });
}

/** The accounts registered in a folio: they pay for orders, and redemptions are paid to them. */
export async function getAccounts(
  context: SignedInContext,
  { folioNo }: RequestOf<typeof existingBanks>,
): Promise<ResponseOf<typeof existingBanks>> {
  const folio = await readFolio(context, folioNo);
  return accountsOf(folio?.banks ?? []).map(({ key, bank, account, type, ifsc, isDefault }) => ({
    key,
    bank: bank ?? '',
    masked: maskNumber(account),
    accountType: type ?? '',
    ifsc,
    isDefault: isDefault ?? false,
  }));
}

export async function getPayoutBanks(
  context: SignedInContext,
  requested: RequestOf<typeof payoutBanks>,
): Promise<ResponseOf<typeof payoutBanks>> {
  const accounts = await getAccounts(context, requested);
  return [...new Set(accounts.map(({ bank }) => bank))].map((bank) => ({ bank }));
}
