import type { KycDetails } from '@hub/domain/applications/application-facts';
import type { HolderKyc } from '@hub/domain/orders/facts/order-facts';

/** What the KYC registration agencies know of a PAN. */
export interface KycRecord {
  readonly pan: string;
  readonly status: HolderKyc;
  /** As registered; null where the agency has nobody by this PAN. */
  readonly name: string | null;
  /** Of a HUF or a company the day it was formed; null where the agency does not say. */
  readonly birthDate: string | null;
  /** Whether the income-tax department has Aadhaar linked with the PAN; null where nobody says. */
  readonly isSeeded: boolean | null;
  /** Address and what a FATCA declaration asks; null where the agency does not pass them on. */
  readonly details: KycDetails | null;
}

export interface Kyc {
  /** One record for each PAN, in the order asked. Rejects with an `OutsideServiceError` when nobody answers. */
  check(pans: readonly string[]): Promise<readonly KycRecord[]>;
}
