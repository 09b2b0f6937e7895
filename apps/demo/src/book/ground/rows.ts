import type {
  DayNumber,
  ExitLoadJson,
  MilliUnits,
  NavTenThousandths,
  Paise,
  SchemeRulesJson,
} from '@hub/domain';
import type { LedgerEntry } from '@hub/domain/holdings/ledger/ledger-entry';
import type { TaxClass } from '@hub/domain/holdings/tax/tax-class';
import type { MandateChannel } from '@hub/domain/mandates/mandate-channels';
import type { Frequency } from '@hub/domain/plans/frequencies';
import type { FolioRow, Kyc } from './folio-row.ts';

/*
 * What the demo book is made of, column by column as the tables of db/schema have it. Days are counted
 * (`DayNumber`), money and units are whole numbers of their smallest part.
 */

export interface SchemeRow {
  readonly code: string;
  readonly fund: string;
  readonly name: string;
  readonly plan: 'REGULAR';
  readonly option: 'GROWTH' | 'IDCW';
  readonly rta: 'CAMS';
  readonly rtaCode: string;
  readonly isin: string;
  readonly isinReinvest: string | null;
  readonly assetClass: 'EQUITY' | 'DEBT' | 'LIQUID' | 'HYBRID' | 'OTHER';
  readonly category: string;
  readonly taxClass: TaxClass;
  readonly cutoff: 'OTHER' | 'LIQUID' | 'OVERNIGHT';
  readonly risk: number;
  readonly benchmark: string;
  readonly manager: string;
  /** YYYY-MM-DD. */
  readonly launchedOn: string;
  readonly lockInMonths: number;
  readonly rules: SchemeRulesJson;
  readonly loads: readonly ExitLoadJson[];
  readonly isOpen: boolean;
}

export interface NavRow {
  readonly schemeCode: string;
  readonly day: DayNumber;
  readonly nav: NavTenThousandths;
}

export interface InvestorRow {
  readonly arn: string;
  readonly id: string;
  /** PAN; of a minor, who has none, the first folio. */
  readonly clientKey: string;
  readonly pan: string | null;
  readonly name: string;
  readonly birthDate: DayNumber | null;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly kyc: Kyc;
  readonly taxStatus: string;
  /** Code of handbook §1.8. */
  readonly occupation: string | null;
  readonly address: string;
  readonly city: string;
  readonly state: string | null;
  readonly pincode: string | null;
  /** ISO 3166 code. */
  readonly country: string;
  readonly guardianName: string | null;
  readonly guardianPan: string | null;
  /** Shared by those who declared that they share contacts; null for who stands alone. */
  readonly family: string | null;
}

export type PlanKind = 'SIP' | 'STP' | 'SWP';

export interface PlanRow {
  readonly arn: string;
  readonly kind: PlanKind;
  readonly regNo: string;
  readonly folioNo: string;
  readonly schemeCode: string;
  readonly targetCode: string | null;
  /** Of the first instalment; with a step-up it grows by so many hundredths of a per cent every year, up to the cap. */
  readonly amount: Paise;
  readonly topUpBasisPoints: number | null;
  readonly topUpCap: Paise | null;
  readonly frequency: Frequency;
  readonly registeredOn: DayNumber;
  readonly startsOn: DayNumber;
  readonly endsOn: DayNumber;
  readonly ceasedOn: DayNumber | null;
  readonly pausedFrom: DayNumber | null;
  readonly pausedTo: DayNumber | null;
  readonly rejectedOn: DayNumber | null;
  readonly reason: string | null;
  readonly umrn: string | null;
  /** From first to last due date. */
  readonly instalments: number;
  readonly done: number;
  readonly bounced: number;
  readonly bouncedInRow: number;
  readonly lastDueOn: DayNumber | null;
  readonly monthly: Paise;
}

export interface InstalmentRow {
  readonly arn: string;
  readonly kind: PlanKind;
  readonly folioNo: string;
  readonly regNo: string;
  readonly dueOn: DayNumber;
  readonly status: 'BOUNCED' | 'REJECTED';
  readonly amount: Paise;
  /** Of the clearing house. */
  readonly code: string;
  readonly reason: string;
}

export interface MandateRow {
  readonly arn: string;
  readonly id: string;
  readonly folioNo: string;
  readonly umrn: string | null;
  readonly bank: string;
  readonly account: string;
  readonly ifsc: string;
  readonly channel: MandateChannel;
  readonly limit: Paise;
  readonly startsOn: DayNumber;
  readonly endsOn: DayNumber;
  readonly status: 'INITIATED' | 'SENT' | 'APPROVED' | 'REJECTED' | 'CANCELLED';
  readonly reason: string | null;
}

/** One line of the ledger. Units are what it does to the balance: negative when they leave. */
export interface EntryRow
  extends Pick<LedgerEntry, 'kind' | 'day' | 'nav' | 'duty' | 'stt' | 'carried' | 'reverses'> {
  readonly arn: string;
  readonly folioNo: string;
  readonly schemeCode: string;
  readonly trxnNo: string;
  readonly units: MilliUnits;
  readonly amount: Paise;
  readonly load: Paise;
  readonly tax: Paise;
  readonly planNo: string | null;
  readonly euin: string | null;
  readonly subArn: string | null;
}

/** What one folio of one scheme comes to: the registrar's closing balance. */
export interface BalanceRow {
  readonly arn: string;
  readonly folioNo: string;
  readonly schemeCode: string;
  readonly units: MilliUnits;
}

/** One client with all that hangs on it. Entries are in order of days. */
export interface DemoClient {
  readonly investor: InvestorRow;
  readonly folios: readonly FolioRow[];
  readonly entries: readonly EntryRow[];
  readonly balances: readonly BalanceRow[];
  readonly plans: readonly PlanRow[];
  readonly instalments: readonly InstalmentRow[];
  readonly mandates: readonly MandateRow[];
}
