export interface TaxStatus {
  readonly code: string;
  readonly description: string;
  readonly resident: boolean;
  readonly minor: boolean;
  readonly nomineeAllowed: boolean;
  /** The day the entry came into the table. */
  readonly enteredOn: string;
}

const enteredOn = '2026-11-01';

/**
 * The 11 built-in entries of Spec §3. Descriptions of the NRI rows follow the registrars' list (decision
 * S3-17); minors and HUFs nominate nobody, a sole proprietor is a person and does.
 */
export const taxStatuses = [
  entry('01', 'Individual', { resident: true, minor: false, nomineeAllowed: true }),
  entry('02', 'On Behalf Of Minor', { resident: true, minor: true, nomineeAllowed: false }),
  entry('03', 'HUF', { resident: true, minor: false, nomineeAllowed: false }),
  entry('11', 'NRI - Others', { resident: false, minor: false, nomineeAllowed: true }),
  entry('13', 'Sole Proprietorship', { resident: true, minor: false, nomineeAllowed: true }),
  entry('21', 'NRI - NRE (Repatriable)', { resident: false, minor: false, nomineeAllowed: true }),
  entry('24', 'NRI - NRO (Non-Repatriable)', { resident: false, minor: false, nomineeAllowed: true }),
  entry('26', 'NRI - Minor (NRE)', { resident: false, minor: true, nomineeAllowed: false }),
  entry('27', 'NRI - HUF (NRO)', { resident: false, minor: false, nomineeAllowed: false }),
  entry('28', 'NRI - Minor (NRO)', { resident: false, minor: true, nomineeAllowed: false }),
  entry('29', 'NRI - HUF (NRE)', { resident: false, minor: false, nomineeAllowed: false }),
] as const satisfies readonly TaxStatus[];

/** Whether somebody under 18 owns what has this status (handbook §1.5). */
export const isMinorStatus = (code: string | null): boolean =>
  taxStatuses.some((status) => status.minor && status.code === code);

/** Whose gains are taxed at source (handbook §2). */
export const isNonResident = (code: string): boolean =>
  taxStatuses.some((status) => !status.resident && status.code === code);

export type TaxStatusCode = (typeof taxStatuses)[number]['code'];

function entry<Code extends string>(
  code: Code,
  description: string,
  flags: Pick<TaxStatus, 'resident' | 'minor' | 'nomineeAllowed'>,
) {
  return { code, description, ...flags, enteredOn };
}

/** The letters the flags travel as (Spec §3). */
export interface TaxStatusFlags {
  readonly residency: 'RESIDENT' | 'NONRESIDENT';
  readonly minor: 'Y' | 'N';
  readonly nominee: 'Y' | 'N';
}

export function taxStatusFlags(status: TaxStatus): TaxStatusFlags {
  return {
    residency: status.resident ? 'RESIDENT' : 'NONRESIDENT',
    minor: status.minor ? 'Y' : 'N',
    nominee: status.nomineeAllowed ? 'Y' : 'N',
  };
}
