import { dateOfDayNumber, type PlanRules, writeMoney, writeNav, writeUnits } from '@hub/domain';
import type { Lot } from '@hub/domain/holdings/lots/lot';
import type {
  FolioFacts,
  MandateFacts,
  OrderFacts,
  PlanFacts,
  SchemeFacts,
} from '@hub/domain/orders/facts/order-facts';
import type { AmountLimits } from '@hub/domain/schemes/amount-limits';
import { writeTopUp } from '../terms/plan-terms-schema.ts';
import type {
  FolioFactsWire,
  LotWire,
  MandateFactsWire,
  OrderFactsWire,
  PlanFactsWire,
  SchemeFactsWire,
} from './facts-schema.ts';

const maybeDay = (day: Temporal.PlainDate | null): string | null => day?.toString() ?? null;

export const writeFacts = (facts: OrderFacts): OrderFactsWire => ({
  distributor: {
    ...facts.distributor,
    validTo: maybeDay(facts.distributor.validTo),
    euins: facts.distributor.euins.map((euin) => ({
      ...euin,
      validFrom: maybeDay(euin.validFrom),
      validTo: maybeDay(euin.validTo),
    })),
  },
  folio: facts.folio === null ? null : writeFolio(facts.folio),
  scheme: facts.scheme === null ? null : writeScheme(facts.scheme),
  target: facts.target === null ? null : writeScheme(facts.target),
  held:
    facts.held === null
      ? null
      : {
          lots: facts.held.lots.map(writeLot),
          lien: writeUnits(facts.held.lien),
          inFlight: writeUnits(facts.held.inFlight),
        },
  holidays: { EQUITY: [...facts.holidays.EQUITY], DEBT: [...facts.holidays.DEBT] },
  paidByUpi: writeMoney(facts.paidByUpi),
  mandates: facts.mandates.map(writeMandate),
  plans: facts.plans.map(writeRegistered),
});

const writeMandate = (mandate: MandateFacts): MandateFactsWire => ({
  ...mandate,
  limit: writeMoney(mandate.limit),
  startsOn: `${mandate.startsOn}`,
  endsOn: `${mandate.endsOn}`,
});

const writeRegistered = (plan: PlanFacts): PlanFactsWire => ({
  ...plan,
  amount: writeMoney(plan.amount),
  dueDays: plan.dueDays === null ? null : [...plan.dueDays],
  startsOn: `${plan.startsOn}`,
  endsOn: `${plan.endsOn}`,
  pausedFrom: maybeDay(plan.pausedFrom),
  pausedTo: maybeDay(plan.pausedTo),
  ceasedOn: maybeDay(plan.ceasedOn),
  topUp: writeTopUp(plan.topUp),
  pausesAsked: plan.pausesAsked.map(({ from, to }) => ({ from: `${from}`, to: maybeDay(to) })),
});

const writeFolio = (folio: FolioFacts): FolioFactsWire => ({
  ...folio,
  holders: folio.holders.map(({ name, role, kyc }) => ({ name, role, kyc })),
  banks: folio.banks.map((bank) => ({ ...bank })),
  schemesHeld: [...folio.schemesHeld],
  birthDate: maybeDay(folio.birthDate),
  paidThisYear: writeMoney(folio.paidThisYear),
  contactChangedOn: maybeDay(folio.contactChangedOn),
  bankChangedOn: maybeDay(folio.bankChangedOn),
});

const writeLimits = ({ minimum, multiple, maximum }: AmountLimits) => ({
  minimum: writeMoney(minimum),
  multiple: writeMoney(multiple),
  maximum: maximum === null ? null : writeMoney(maximum),
});
const maybeLimits = (limits: AmountLimits | null) => (limits === null ? null : writeLimits(limits));

const writePlan = (plan: PlanRules | null) =>
  plan === null
    ? null
    : {
        leadDays: plan.leadDays,
        frequencies: plan.frequencies.map((one) => ({
          ...one,
          days: [...one.days],
          limits: writeLimits(one.limits),
        })),
      };

const writeScheme = (scheme: SchemeFacts): SchemeFactsWire => ({
  ...scheme,
  rules: {
    ...scheme.rules,
    fresh: maybeLimits(scheme.rules.fresh),
    additional: maybeLimits(scheme.rules.additional),
    switch: maybeLimits(scheme.rules.switch),
    redemption: maybeLimits(scheme.rules.redemption),
    sip: writePlan(scheme.rules.sip),
    stp: writePlan(scheme.rules.stp),
    swp: writePlan(scheme.rules.swp),
    targets: scheme.rules.targets === null ? null : [...scheme.rules.targets],
    leastBalance: writeMoney(scheme.rules.leastBalance),
    closedTo: [...scheme.rules.closedTo],
  },
  loads: scheme.loads.map(({ from, slabs, freePart }) => ({
    from: dateOfDayNumber(from).toString(),
    slabs: slabs.map(({ upToDays, rate }) => ({ upToDays, rate: Number(rate) })),
    freePart: Number(freePart),
  })),
  nav: scheme.nav === null ? null : { value: writeNav(scheme.nav.value), day: scheme.nav.day.toString() },
  grandfatherNav: scheme.grandfatherNav == null ? null : writeNav(scheme.grandfatherNav),
});

const writeLot = (lot: Lot): LotWire => ({
  ref: lot.ref,
  kind: lot.kind,
  acquiredOn: dateOfDayNumber(lot.acquiredOn).toString(),
  nav: writeNav(lot.nav),
  allotted: writeUnits(lot.allotted),
  paid: lot.hasCost ? writeMoney(lot.paid) : null,
  duty: writeMoney(lot.duty),
  units: writeUnits(lot.units),
});
