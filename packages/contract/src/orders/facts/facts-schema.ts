import { type EntryKind, entryKinds } from '@hub/domain/holdings/ledger/entry-kinds';
import { taxClasses } from '@hub/domain/holdings/tax/tax-class';
import { mandateChannels } from '@hub/domain/mandates/mandate-channels';
import { mandateStatuses } from '@hub/domain/mandates/mandate-status';
import {
  bankAccountTypes,
  folioHoldings,
  holderKycs,
  holderRoles,
  openPlanStatuses,
} from '@hub/domain/orders/facts/order-facts';
import { systematicPlans } from '@hub/domain/orders/terms/order-codes';
import { frequencies } from '@hub/domain/plans/frequencies';
import * as z from 'zod/mini';
import { moneyText, navText, unitsText } from '../../schemas/figure-schemas.ts';
import { assetClass } from '../../schemas/list-shapes.ts';
import { topUpSchema } from '../terms/plan-terms-schema.ts';

const isoDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const maybeDay = z.nullable(isoDay);
/** Millionths, a whole number. */
const rate = z.int();

const limits = z.object({ minimum: moneyText, multiple: moneyText, maximum: z.nullable(moneyText) });
const planRules = z.nullable(
  z.object({
    leadDays: z.int(),
    frequencies: z.array(
      z.object({
        frequency: z.enum(frequencies),
        limits,
        minimumInstalments: z.int(),
        days: z.array(z.int()),
      }),
    ),
  }),
);

const schemeFacts = z.object({
  code: z.string(),
  fund: z.string(),
  name: z.string(),
  plan: z.enum(['REGULAR', 'DIRECT']),
  option: z.enum(['GROWTH', 'IDCW']),
  canReinvest: z.boolean(),
  assetClass,
  category: z.string(),
  taxClass: z.nullable(z.enum(taxClasses)),
  cutOffClass: z.enum(['liquid', 'overnight', 'other']),
  lockInMonths: z.int(),
  isOpen: z.boolean(),
  rules: z.object({
    fresh: z.nullable(limits),
    additional: z.nullable(limits),
    switch: z.nullable(limits),
    redemption: z.nullable(limits),
    sip: planRules,
    stp: planRules,
    swp: planRules,
    takesSwitch: z.boolean(),
    takesStp: z.boolean(),
    targets: z.nullable(z.array(z.string())),
    leastBalance: moneyText,
    closedTo: z.array(z.string()),
  }),
  loads: z.array(
    z.object({
      from: isoDay,
      slabs: z.array(z.object({ upToDays: z.int(), rate })),
      freePart: rate,
    }),
  ),
  nav: z.nullable(z.object({ value: navText, day: isoDay })),
  grandfatherNav: z.optional(z.nullable(navText)),
});
export type SchemeFactsWire = z.infer<typeof schemeFacts>;

const lot = z.object({
  ref: z.string(),
  kind: z.enum(Object.keys(entryKinds) as [EntryKind, ...EntryKind[]]),
  acquiredOn: isoDay,
  nav: navText,
  allotted: unitsText,
  /** Null where the cost is not known. */
  paid: z.nullable(moneyText),
  duty: moneyText,
  units: unitsText,
});
export type LotWire = z.infer<typeof lot>;

const folioFacts = z.object({
  folioNo: z.string(),
  isActive: z.boolean(),
  isLocked: z.boolean(),
  holding: z.enum(folioHoldings),
  taxStatus: z.string(),
  holders: z.array(
    z.object({ name: z.string(), role: z.enum(holderRoles), kyc: z.nullable(z.enum(holderKycs)) }),
  ),
  birthDate: maybeDay,
  country: z.nullable(z.string()),
  hasPan: z.boolean(),
  paidThisYear: moneyText,
  mobile: z.nullable(z.string()),
  email: z.nullable(z.string()),
  banks: z.array(
    z.object({
      key: z.string(),
      bank: z.string(),
      maskedAccount: z.string(),
      type: z.nullable(z.enum(bankAccountTypes)),
      isDefault: z.boolean(),
    }),
  ),
  contactChangedOn: maybeDay,
  bankChangedOn: maybeDay,
  schemesHeld: z.array(z.string()),
});
export type FolioFactsWire = z.infer<typeof folioFacts>;

const mandateFacts = z.object({
  id: z.string(),
  status: z.enum(mandateStatuses),
  channel: z.enum(mandateChannels),
  maskedUmrn: z.nullable(z.string()),
  bank: z.string(),
  accountKey: z.string(),
  maskedAccount: z.string(),
  limit: moneyText,
  startsOn: isoDay,
  endsOn: isoDay,
});
export type MandateFactsWire = z.infer<typeof mandateFacts>;

const planFacts = z.object({
  kind: z.enum(systematicPlans),
  regNo: z.string(),
  schemeCode: z.string(),
  targetCode: z.nullable(z.string()),
  amount: moneyText,
  frequency: z.enum(frequencies),
  dueDays: z.nullable(z.array(z.int())),
  startsOn: isoDay,
  endsOn: isoDay,
  pausedFrom: maybeDay,
  pausedTo: maybeDay,
  ceasedOn: maybeDay,
  maskedUmrn: z.nullable(z.string()),
  mandate: z.nullable(z.string()),
  topUp: z.nullable(topUpSchema),
  bouncedInRow: z.int(),
  status: z.enum(openPlanStatuses),
  pausesAsked: z.array(z.object({ from: isoDay, to: maybeDay })),
  isStopAsked: z.boolean(),
});
export type PlanFactsWire = z.infer<typeof planFacts>;

const holidays = z.array(isoDay);

/** `OrderFacts` as a reply carries them: the same pre-flight runs in the browser and on the server. */
export const orderFactsSchema = z.object({
  distributor: z.object({
    arn: z.string(),
    status: z.string(),
    validTo: maybeDay,
    euins: z.array(z.object({ euin: z.string(), name: z.string(), validFrom: maybeDay, validTo: maybeDay })),
  }),
  folio: z.nullable(folioFacts),
  scheme: z.nullable(schemeFacts),
  target: z.nullable(schemeFacts),
  held: z.nullable(z.object({ lots: z.array(lot), lien: unitsText, inFlight: unitsText })),
  holidays: z.object({ EQUITY: holidays, DEBT: holidays }),
  paidByUpi: moneyText,
  mandates: z.array(mandateFacts),
  plans: z.array(planFacts),
});
export type OrderFactsWire = z.infer<typeof orderFactsSchema>;
