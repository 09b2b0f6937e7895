import { dayNumberOf, moneyOf, navOf, type PlanRules, paise, unitsOf } from '@hub/domain';
import type { Lot } from '@hub/domain/holdings/lots/lot';
import { perMillion } from '@hub/domain/money/per-million';
import type {
  FolioFacts,
  MandateFacts,
  OrderFacts,
  PlanFacts,
  SchemeFacts,
} from '@hub/domain/orders/facts/order-facts';
import type { AmountLimits } from '@hub/domain/schemes/amount-limits';
import { readTopUp } from '../terms/plan-terms-schema.ts';
import type {
  FolioFactsWire,
  LotWire,
  MandateFactsWire,
  OrderFactsWire,
  PlanFactsWire,
  SchemeFactsWire,
} from './facts-schema.ts';

const dayOf = (iso: string): Temporal.PlainDate => Temporal.PlainDate.from(iso);
const maybeDay = (iso: string | null): Temporal.PlainDate | null => (iso === null ? null : dayOf(iso));

export const readFacts = (wire: OrderFactsWire): OrderFacts => ({
  distributor: {
    ...wire.distributor,
    validTo: maybeDay(wire.distributor.validTo),
    euins: wire.distributor.euins.map((euin) => ({
      ...euin,
      validFrom: maybeDay(euin.validFrom),
      validTo: maybeDay(euin.validTo),
    })),
  },
  folio: wire.folio === null ? null : readFolio(wire.folio),
  scheme: wire.scheme === null ? null : readScheme(wire.scheme),
  target: wire.target === null ? null : readScheme(wire.target),
  held:
    wire.held === null
      ? null
      : {
          lots: wire.held.lots.map(readLot),
          lien: unitsOf(wire.held.lien),
          inFlight: unitsOf(wire.held.inFlight),
        },
  holidays: wire.holidays,
  paidByUpi: moneyOf(wire.paidByUpi),
  mandates: wire.mandates.map(readMandate),
  plans: wire.plans.map(readRegistered),
});

const readMandate = (wire: MandateFactsWire): MandateFacts => ({
  ...wire,
  limit: moneyOf(wire.limit),
  startsOn: dayOf(wire.startsOn),
  endsOn: dayOf(wire.endsOn),
});

const readRegistered = (wire: PlanFactsWire): PlanFacts => ({
  ...wire,
  amount: moneyOf(wire.amount),
  startsOn: dayOf(wire.startsOn),
  endsOn: dayOf(wire.endsOn),
  pausedFrom: maybeDay(wire.pausedFrom),
  pausedTo: maybeDay(wire.pausedTo),
  ceasedOn: maybeDay(wire.ceasedOn),
  topUp: readTopUp(wire.topUp),
  pausesAsked: wire.pausesAsked.map(({ from, to }) => ({ from: dayOf(from), to: maybeDay(to) })),
});

const readFolio = (wire: FolioFactsWire): FolioFacts => ({
  ...wire,
  birthDate: maybeDay(wire.birthDate),
  paidThisYear: moneyOf(wire.paidThisYear),
  contactChangedOn: maybeDay(wire.contactChangedOn),
  bankChangedOn: maybeDay(wire.bankChangedOn),
});

type LimitsWire = NonNullable<SchemeFactsWire['rules']['fresh']>;
type PlanWire = SchemeFactsWire['rules']['sip'];

const readLimits = ({ minimum, multiple, maximum }: LimitsWire): AmountLimits => ({
  minimum: moneyOf(minimum),
  multiple: moneyOf(multiple),
  maximum: maximum === null ? null : moneyOf(maximum),
});
const maybeLimits = (wire: LimitsWire | null) => (wire === null ? null : readLimits(wire));

const readPlan = (wire: PlanWire): PlanRules | null =>
  wire === null
    ? null
    : {
        leadDays: wire.leadDays,
        frequencies: wire.frequencies.map((one) => ({ ...one, limits: readLimits(one.limits) })),
      };

const readScheme = (wire: SchemeFactsWire): SchemeFacts => ({
  ...wire,
  rules: {
    ...wire.rules,
    fresh: maybeLimits(wire.rules.fresh),
    additional: maybeLimits(wire.rules.additional),
    switch: maybeLimits(wire.rules.switch),
    redemption: maybeLimits(wire.rules.redemption),
    sip: readPlan(wire.rules.sip),
    stp: readPlan(wire.rules.stp),
    swp: readPlan(wire.rules.swp),
    leastBalance: moneyOf(wire.rules.leastBalance),
  },
  loads: wire.loads.map(({ from, slabs, freePart }) => ({
    from: dayNumberOf(dayOf(from)),
    slabs: slabs.map(({ upToDays, rate }) => ({ upToDays, rate: perMillion(BigInt(rate)) })),
    freePart: perMillion(BigInt(freePart)),
  })),
  nav: wire.nav === null ? null : { value: navOf(wire.nav.value), day: dayOf(wire.nav.day) },
  grandfatherNav: wire.grandfatherNav == null ? null : navOf(wire.grandfatherNav),
});

/** Where a lot came from does not travel: nothing about an order depends on it. */
const readLot = (wire: LotWire): Lot => ({
  ref: wire.ref,
  kind: wire.kind,
  acquiredOn: dayNumberOf(dayOf(wire.acquiredOn)),
  nav: navOf(wire.nav),
  allotted: unitsOf(wire.allotted),
  paid: wire.paid === null ? paise(0n) : moneyOf(wire.paid),
  hasCost: wire.paid !== null,
  duty: moneyOf(wire.duty),
  units: unitsOf(wire.units),
  origin: null,
});
