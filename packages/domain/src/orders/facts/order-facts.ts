import type { Lot } from '../../holdings/lots/lot.ts';
import type { ExitLoadRule } from '../../holdings/tax/exit-load.ts';
import type { TaxClass } from '../../holdings/tax/tax-class.ts';
import type { MandateChannel } from '../../mandates/mandate-channels.ts';
import type { MandateStatus } from '../../mandates/mandate-status.ts';
import type { MilliUnits, NavTenThousandths, Paise } from '../../money/scaled.ts';
import type { Frequency } from '../../plans/frequencies.ts';
import type { Pause } from '../../plans/pause.ts';
import type { TopUp } from '../../plans/top-up.ts';
import type { CutOffClass } from '../../schemes/applicable-nav.ts';
import type { AssetClass, MarketCalendar } from '../../schemes/scheme-classes.ts';
import type { SchemeRules } from '../../schemes/scheme-rules.ts';
import type { SystematicPlan } from '../terms/order-codes.ts';

export interface DistributorFacts {
  readonly arn: string;
  /** As AMFI says: active, expired, suspended, cancelled … */
  readonly status: string;
  /** The last good day; null where it is not known. */
  readonly validTo: Temporal.PlainDate | null;
  readonly euins: readonly EuinFacts[];
  /** Kinds of orders that the asset manager takes from nobody for now, each with its words. */
  readonly closed: readonly { readonly kind: string; readonly words: string }[];
}

interface EuinFacts {
  readonly euin: string;
  readonly name: string;
  readonly validFrom: Temporal.PlainDate | null;
  readonly validTo: Temporal.PlainDate | null;
}

/** As the KYC registration agencies have it (handbook §1.5). */
export const holderKycs = [
  'VALIDATED',
  'REGISTERED',
  'UNDER_PROCESS',
  'ON_HOLD',
  'REJECTED',
  'NOT_AVAILABLE',
  'DEACTIVATED',
] as const;
export type HolderKyc = (typeof holderKycs)[number];

export const holderRoles = ['first', 'joint', 'guardian'] as const;
type HolderRole = (typeof holderRoles)[number];

/** Who has to have KYC: each holder; in a minor's folio the guardian. */
export interface HolderFacts {
  readonly name: string;
  readonly role: HolderRole;
  /** Null where the book does not say. */
  readonly kyc: HolderKyc | null;
}

/** Savings, current, NRE, NRO. */
export const bankAccountTypes = ['SB', 'CB', 'NE', 'NO'] as const;
export type BankAccountType = (typeof bankAccountTypes)[number];

export interface BankFacts {
  /** `bankAccountKey`. */
  readonly key: string;
  readonly bank: string;
  readonly maskedAccount: string;
  readonly type: BankAccountType | null;
  readonly isDefault: boolean;
  /** How a mandate on it can be approved; none where its bank takes no mandates. */
  readonly channels: readonly MandateChannel[];
}

export const folioHoldings = ['SI', 'JO', 'AS'] as const;
export type FolioHolding = (typeof folioHoldings)[number];

export interface FolioFacts {
  readonly folioNo: string;
  readonly isActive: boolean;
  /** Frozen by its owner: nothing may leave. */
  readonly isLocked: boolean;
  readonly holding: FolioHolding;
  readonly taxStatus: string;
  readonly holders: readonly HolderFacts[];
  /** Of the owner: in a minor's folio the minor. */
  readonly birthDate: Temporal.PlainDate | null;
  /** Where the owner lives, ISO 3166; null where it is not known. */
  readonly country: string | null;
  /** False for a folio under a PAN-exempt KYC number. */
  readonly hasPan: boolean;
  /** Put in with this asset manager since 1 April; counts only without a PAN. */
  readonly paidThisYear: Paise;
  /** Masked; null where none is registered. */
  readonly mobile: string | null;
  readonly email: string | null;
  readonly banks: readonly BankFacts[];
  readonly contactChangedOn: Temporal.PlainDate | null;
  readonly bankChangedOn: Temporal.PlainDate | null;
  /** Codes of the schemes with units in the folio. */
  readonly schemesHeld: readonly string[];
}

export interface SchemeFacts {
  readonly code: string;
  readonly fund: string;
  readonly name: string;
  readonly plan: 'REGULAR' | 'DIRECT';
  readonly option: 'GROWTH' | 'IDCW';
  /** Whether an IDCW can be reinvested: the scheme has an ISIN for it. */
  readonly canReinvest: boolean;
  readonly assetClass: AssetClass;
  readonly category: string;
  /** Of today; null where nobody knows it. */
  readonly taxClass: TaxClass | null;
  readonly cutOffClass: CutOffClass;
  readonly lockInMonths: number;
  readonly isOpen: boolean;
  readonly rules: SchemeRules;
  readonly loads: readonly ExitLoadRule[];
  /** Of 31-Jan-2018, for the TDS of a non-resident; null where it is not known. */
  readonly grandfatherNav: NavTenThousandths | null;
  /** The newest price and its day. */
  readonly nav: { readonly value: NavTenThousandths; readonly day: Temporal.PlainDate } | null;
}

/** What the folio holds of the scheme that units would leave. */
export interface HeldFacts {
  /** Oldest first. */
  readonly lots: readonly Lot[];
  readonly lien: MilliUnits;
  /** Units that other orders on their way will take. */
  readonly inFlight: MilliUnits;
}

/** A mandate of the folio, whatever became of it. */
export interface MandateFacts {
  readonly id: string;
  readonly status: MandateStatus;
  /** How it was approved; `upi` is UPI Autopay. */
  readonly channel: MandateChannel;
  /** Null until the bank gave one. */
  readonly maskedUmrn: string | null;
  readonly bank: string;
  /** `bankAccountKey`. */
  readonly accountKey: string;
  readonly maskedAccount: string;
  /** Of one debit. */
  readonly limit: Paise;
  readonly startsOn: Temporal.PlainDate;
  readonly endsOn: Temporal.PlainDate;
}

/** Where a plan is that is not over. */
export const openPlanStatuses = ['upcoming', 'running', 'paused'] as const;
export type OpenPlanStatus = (typeof openPlanStatuses)[number];

/** A plan of the folio that is not over. */
export interface PlanFacts {
  readonly kind: SystematicPlan;
  readonly regNo: string;
  readonly schemeCode: string;
  readonly targetCode: string | null;
  /** Nil where an STP or SWP moves what the scheme gained. */
  readonly amount: Paise;
  readonly frequency: Frequency;
  /** Days of the month; null where they follow from the start. */
  readonly dueDays: readonly number[] | null;
  readonly startsOn: Temporal.PlainDate;
  readonly endsOn: Temporal.PlainDate;
  readonly pausedFrom: Temporal.PlainDate | null;
  readonly pausedTo: Temporal.PlainDate | null;
  readonly ceasedOn: Temporal.PlainDate | null;
  readonly maskedUmrn: string | null;
  /** Id of the mandate, where it is one of the folio's. */
  readonly mandate: string | null;
  readonly topUp: TopUp | null;
  readonly bouncedInRow: number;
  readonly status: OpenPlanStatus;
  /** Pauses and a stop that were ordered and are not registered yet. */
  readonly requestedPauses: readonly Pause[];
  readonly isStopRequested: boolean;
}

/** What was ordered before this order. */
export interface EarlierFacts {
  /** The most that the investor put in at once; null where that was nothing. */
  readonly largest: Paise | null;
  /** Orders of the folio that were sent today or are in the cart, each by its `sameOrderKey`. */
  readonly orders: readonly EarlierOrder[];
  /** The EUIN and sub-ARN that this distributor used last. */
  readonly advice: { readonly euin: string; readonly subArn: string | null } | null;
}

interface EarlierOrder {
  readonly key: string;
  /** Its reference, or its id in the cart. */
  readonly id: string;
  /** Null: in the cart. */
  readonly sentAt: Temporal.Instant | null;
}

export const nothingEarlier: EarlierFacts = { largest: null, orders: [], advice: null };

/** All that decides about an order and that only the server knows. */
export interface OrderFacts {
  readonly distributor: DistributorFacts;
  /** Null: not in this distributor's book. */
  readonly folio: FolioFacts | null;
  readonly scheme: SchemeFacts | null;
  /** Of a switch or an STP. */
  readonly target: SchemeFacts | null;
  readonly held: HeldFacts | null;
  /** Days off as ISO dates; weekends are not among them. */
  readonly holidays: Readonly<Record<MarketCalendar, readonly string[]>>;
  /** Paid by UPI from the folio's accounts in the last 24 hours, other orders only. */
  readonly paidByUpi: Paise;
  /** Of the folio. */
  readonly mandates: readonly MandateFacts[];
  readonly plans: readonly PlanFacts[];
  /** The most that the asset manager takes in one order; null: only schemes have a maximum. */
  readonly houseLimit: Paise | null;
  readonly earlier: EarlierFacts;
}
