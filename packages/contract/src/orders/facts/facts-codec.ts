import { paise } from '@hub/domain';
import { type EntryKind, entryKinds } from '@hub/domain/holdings/ledger/entry-kinds';
import type { Lot } from '@hub/domain/holdings/lots/lot';
import { taxClasses } from '@hub/domain/holdings/tax/tax-class';
import { mandateChannels } from '@hub/domain/mandates/mandate-channels';
import { mandateStatuses } from '@hub/domain/mandates/mandate-status';
import {
  bankAccountTypes,
  folioHoldings,
  holderKycs,
  holderRoles,
  type OrderFacts,
  openPlanStatuses,
} from '@hub/domain/orders/facts/order-facts';
import { systematicPlans } from '@hub/domain/orders/terms/order-codes';
import { frequencies } from '@hub/domain/plans/frequencies';
import * as z from 'zod/mini';
import { codec, list, mapped, maybe, plain, record } from '../../schemas/codec.ts';
import { day, dayCount, money, nav, rate, units } from '../../schemas/figure-codecs.ts';
import { assetClass } from '../../schemas/list-shapes.ts';
import { readTopUp, topUpSchema, writeTopUp } from '../terms/plan-terms-schema.ts';

const text = plain(z.string());
const flag = plain(z.boolean());
const whole = plain(z.int());
const isoDay = plain(day.schema);
const oneOf = <const Names extends readonly string[]>(names: Names) => plain(z.enum(names));

const limits = record({ minimum: money, multiple: money, maximum: maybe(money) });
const planRules = record({
  leadDays: whole,
  frequencies: list(
    record({
      frequency: oneOf(frequencies),
      limits,
      minimumInstalments: whole,
      days: list(whole),
    }),
  ),
});

const scheme = record({
  code: text,
  fund: text,
  name: text,
  plan: oneOf(['REGULAR', 'DIRECT']),
  option: oneOf(['GROWTH', 'IDCW']),
  canReinvest: flag,
  assetClass: plain(assetClass),
  category: text,
  taxClass: maybe(oneOf(taxClasses)),
  cutOffClass: oneOf(['liquid', 'overnight', 'other']),
  lockInMonths: whole,
  isOpen: flag,
  rules: record({
    fresh: maybe(limits),
    additional: maybe(limits),
    switch: maybe(limits),
    redemption: maybe(limits),
    sip: maybe(planRules),
    stp: maybe(planRules),
    swp: maybe(planRules),
    takesSwitch: flag,
    takesStp: flag,
    targets: maybe(list(text)),
    leastBalance: money,
    closedTo: list(text),
  }),
  loads: list(record({ from: dayCount, slabs: list(record({ upToDays: whole, rate })), freePart: rate })),
  nav: maybe(record({ value: nav, day })),
  grandfatherNav: maybe(nav),
});

/** Where a lot came from does not travel: nothing about an order depends on it. */
const lot = mapped(
  record({
    ref: text,
    kind: oneOf(Object.keys(entryKinds) as [EntryKind, ...EntryKind[]]),
    acquiredOn: dayCount,
    nav,
    allotted: units,
    /** Null where the cost is not known. */
    paid: maybe(money),
    duty: money,
    units,
  }),
  (wire): Lot => ({ ...wire, paid: wire.paid ?? paise(0n), hasCost: wire.paid !== null, origin: null }),
  ({ hasCost, paid, ...others }) => ({ ...others, paid: hasCost ? paid : null }),
);

const folio = record({
  folioNo: text,
  isActive: flag,
  isLocked: flag,
  holding: oneOf(folioHoldings),
  taxStatus: text,
  holders: list(record({ name: text, role: oneOf(holderRoles), kyc: maybe(oneOf(holderKycs)) })),
  birthDate: maybe(day),
  country: maybe(text),
  hasPan: flag,
  paidThisYear: money,
  mobile: maybe(text),
  email: maybe(text),
  banks: list(
    record({
      key: text,
      bank: text,
      maskedAccount: text,
      type: maybe(oneOf(bankAccountTypes)),
      isDefault: flag,
      channels: list(oneOf(mandateChannels)),
    }),
  ),
  contactChangedOn: maybe(day),
  bankChangedOn: maybe(day),
  schemesHeld: list(text),
});

const mandate = record({
  id: text,
  status: oneOf(mandateStatuses),
  channel: oneOf(mandateChannels),
  maskedUmrn: maybe(text),
  bank: text,
  accountKey: text,
  maskedAccount: text,
  limit: money,
  startsOn: day,
  endsOn: day,
});

const registeredPlan = record({
  kind: oneOf(systematicPlans),
  regNo: text,
  schemeCode: text,
  targetCode: maybe(text),
  amount: money,
  frequency: oneOf(frequencies),
  dueDays: maybe(list(whole)),
  startsOn: day,
  endsOn: day,
  pausedFrom: maybe(day),
  pausedTo: maybe(day),
  ceasedOn: maybe(day),
  maskedUmrn: maybe(text),
  mandate: maybe(text),
  topUp: codec(z.nullable(topUpSchema), readTopUp, writeTopUp),
  bouncedInRow: whole,
  status: oneOf(openPlanStatuses),
  requestedPauses: list(record({ from: day, to: maybe(day) })),
  isStopRequested: flag,
});

/** What an order into a folio that is not there yet has of the facts. */
export const newFolioFacts = {
  distributor: record({
    arn: text,
    status: text,
    validTo: maybe(day),
    euins: list(record({ euin: text, name: text, validFrom: maybe(day), validTo: maybe(day) })),
    closed: list(record({ kind: text, words: text })),
  }),
  scheme: maybe(scheme),
  holidays: record({ EQUITY: list(isoDay), DEBT: list(isoDay) }),
};

/** Who advised last. */
export const lastAdvice = maybe(record({ euin: text, subArn: maybe(text) }));

const moment = codec(z.string(), (iso) => Temporal.Instant.from(iso), String);

const earlier = record({
  largest: maybe(money),
  orders: list(record({ key: text, id: text, sentAt: maybe(moment) })),
  advice: lastAdvice,
});

const facts = record({
  ...newFolioFacts,
  folio: maybe(folio),
  target: maybe(scheme),
  held: maybe(record({ lots: list(lot), lien: units, inFlight: units })),
  paidByUpi: money,
  mandates: list(mandate),
  plans: list(registeredPlan),
  houseLimit: maybe(money),
  earlier,
});

/** `OrderFacts` as a reply carries them: the same pre-flight runs in the browser and on the server. */
export const orderFactsSchema = facts.schema;
type OrderFactsWire = z.infer<typeof orderFactsSchema>;

export const readFacts: (wire: OrderFactsWire) => OrderFacts = facts.read;
export const writeFacts: (value: OrderFacts) => OrderFactsWire = facts.write;
