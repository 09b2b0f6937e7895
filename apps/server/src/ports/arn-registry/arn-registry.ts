import type { ArnRecordStatus } from '@hub/domain/empanelment/arn-eligibility';
import type { Constitution } from '@hub/domain/empanelment/constitution';

/** What AMFI has of an ARN: the master of its contact. Days are YYYY-MM-DD. */
export interface ArnRecord {
  readonly arn: string;
  readonly name: string;
  readonly constitution: Constitution;
  readonly pan: string;
  /** Of an entity the day it was formed. */
  readonly birthDate: string;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly address: string;
  /** The first two digits of a GSTIN of that state. */
  readonly gstState: string;
  readonly validFrom: string;
  readonly validTo: string;
  readonly status: ArnRecordStatus;
  readonly isKydDone: boolean;
  readonly euins: readonly RegisteredEuin[];
}

interface RegisteredEuin {
  readonly euin: string;
  readonly name: string;
  readonly validFrom: string;
  readonly validTo: string;
}

export interface ArnRegistry {
  /** Null where there is no such ARN. Rejects with an `OutsideServiceError` when nobody answers. */
  find(arn: string): Promise<ArnRecord | null>;
}
