import type { DayNumber } from '@hub/domain';

export type Kyc = 'VALIDATED' | 'REGISTERED' | 'UNDER_PROCESS' | 'ON_HOLD' | 'REJECTED' | 'NOT_AVAILABLE';

/** The column `folio.holders`: second and third holder. */
export interface HolderJson {
  readonly name: string;
  readonly pan: string;
  readonly kyc: Kyc;
}

/** The column `folio.banks`; the first is the default. */
export interface BankJson {
  readonly account: string;
  readonly type: 'SB' | 'CB' | 'NE' | 'NO';
  readonly ifsc: string;
  readonly bank: string;
  readonly branch: string;
  readonly isDefault: boolean;
}

/** The column `folio.nominees`. Shares are per cent and sum to 100. */
export interface NomineeJson {
  readonly name: string;
  readonly relation: string;
  readonly share: number;
  /** Only of a minor. */
  readonly birthDate?: string;
  readonly guardian?: string;
}

/** The column `folio.fatca`, codes of handbook §1.8. */
export interface FatcaJson {
  readonly birthPlace: string;
  readonly birthCountry: string;
  readonly nationality: string;
  readonly residencies: readonly {
    readonly country: string;
    readonly tin: string;
    readonly tinType: string;
  }[];
  readonly addressType: string;
  readonly income: string;
  readonly wealth: string;
  readonly occupation: string;
  readonly politicallyExposed: 'PEP' | 'RPEP' | 'NA';
}

export interface FolioRow {
  readonly arn: string;
  readonly folioNo: string;
  readonly investorId: string;
  readonly holding: 'SI' | 'JO' | 'AS';
  readonly holders: readonly HolderJson[];
  readonly banks: readonly BankJson[];
  readonly nominees: readonly NomineeJson[];
  /** Null where none was given: a company's is on paper. */
  readonly fatca: FatcaJson | null;
  readonly taxStatus: string;
  readonly openedOn: DayNumber;
  readonly isLocked: boolean;
  readonly rta: 'CAMS';
}
