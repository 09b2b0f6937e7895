import type { FormSide } from '../form/form-side.ts';
import { AddressStep } from './address-step.tsx';
import { BankStep } from './bank-step.tsx';
import { ContactStep } from './contact-step.tsx';
import { FatcaStep } from './fatca-step.tsx';
import { HoldersStep } from './holders-step.tsx';
import { NomineesStep } from './nominees-step.tsx';
import { PanStep } from './pan-step.tsx';
import { StatusStep } from './status-step.tsx';

/** The steps about the investor, which both sides fill in. */
export const personSteps: FormSide['parts'] = {
  pan: PanStep,
  status: StatusStep,
  holders: HoldersStep,
  contact: ContactStep,
  address: AddressStep,
  bank: BankStep,
  fatca: FatcaStep,
  nominees: NomineesStep,
};
