import type { Constitution, FormStep } from './constitution.ts';

/** Who asks to be empanelled, as they wrote it; what the ARN record has is not asked again. */
interface DetailsStep {
  readonly pan: string;
  /** Of an entity the day it was formed. YYYY-MM-DD. */
  readonly birthDate: string;
  /** Whom to ask for; of a person empty. */
  readonly contactPerson: string;
}

export interface TaxStep {
  readonly isRegistered: boolean;
  /** Empty for one who declares not to be registered. */
  readonly gstin: string;
}

export interface BankStep {
  readonly ifsc: string;
  readonly account: string;
  readonly accountType: (typeof accountTypes)[number];
}
export const accountTypes = ['savings', 'current'] as const;

export interface NomineeStep {
  readonly name: string;
  /** A code of the list of relations. */
  readonly relation: string;
  /** YYYY-MM-DD. */
  readonly birthDate: string;
  /** Of a minor; else empty. */
  readonly guardian: string;
}

export interface Signatory {
  readonly name: string;
  readonly pan: string;
  readonly designation: string;
}

export interface SignatoriesStep {
  readonly mode: (typeof signingModes)[number];
  readonly people: readonly Signatory[];
}
export const signingModes = ['singly', 'jointly'] as const;

export interface StepValues {
  readonly details: DetailsStep;
  readonly tax: TaxStep;
  readonly euins: readonly string[];
  readonly bank: BankStep;
  readonly nominee: NomineeStep;
  readonly signatories: SignatoriesStep;
}

/** What is saved so far. */
export type EmpanelmentForm = { readonly [Step in FormStep]?: StepValues[Step] };

/** What the form is held against: the ARN record, and lists. */
export interface ApplicantFacts {
  readonly constitution: Constitution;
  readonly pan: string;
  /** YYYY-MM-DD. */
  readonly birthDate: string;
  /** The first two digits of a GSTIN of the address's state. */
  readonly gstState: string;
  readonly euins: readonly { readonly euin: string; readonly validTo: string }[];
  /** Of the IFSC that was typed. */
  readonly hasBranch: boolean;
  readonly relations: readonly string[];
}

export const declarations = ['correct', 'code-of-conduct', 'no-rebate', 'data'] as const;
export type Declaration = (typeof declarations)[number];
