import { texts } from '@hub/contract';
import { isIfsc, isPan, isVpa, parseTypedMoney } from '@hub/domain';
import * as z from 'zod/mini';
import type { Option } from '../../../apps/web/src/ui/form/field/option.ts';

export interface SipValues {
  pan: string;
  birthDate: string;
  holding: string;
  secondPan: string;
  ifsc: string;
  account: string;
  accountType: string;
  nominee: string;
  nomineeName: string;
  scheme: Option | null;
  amount: string;
  start: string;
  mandate: string;
  vpa: string;
  consent: { version: string; at: string } | null;
}

export const noValues: SipValues = {
  pan: '',
  birthDate: '',
  holding: '',
  secondPan: '',
  ifsc: '',
  account: '',
  accountType: '',
  nominee: '',
  nomineeName: '',
  scheme: null,
  amount: '',
  start: '',
  mandate: '',
  vpa: '',
  consent: null,
};

const text = (isRight: (value: string) => boolean, wrong: string) =>
  z.string(wrong).check(z.maxLength(200), z.refine(isRight, wrong));
const filled = (wrong: string) => text((value) => value.trim() !== '', wrong);
const pan = text(isPan, texts.field.pan);
const anything = z.string().check(z.maxLength(200));

/** What the registrar would say of the PAN. */
export const hasKyc = ({ pan: number }: SipValues) => number.startsWith('AAAPK');

const MINIMUM = 500_00n;
const isEnough = (amount: string) => (parseTypedMoney(amount) ?? 0n) >= MINIMUM;

export const rules = {
  investor: z.object({ pan }),
  kyc: z.object({ birthDate: filled('Enter the date of birth') }),
  holders: ({ holding, pan: first }: SipValues) =>
    z.object({
      holding: filled('Choose how the folio is held'),
      secondPan:
        holding === 'joint'
          ? text((second) => isPan(second) && second !== first, 'Enter the PAN of another holder')
          : anything,
    }),
  bank: z.object({
    ifsc: text(isIfsc, 'Enter an IFSC like HDFC0001660'),
    account: text((value) => /^\d{9,18}$/.test(value), 'Enter an account number of 9 to 18 digits'),
    accountType: filled('Choose the type of account'),
  }),
  nominee: ({ nominee }: SipValues) =>
    z.object({
      nominee: filled('Choose whether there is a nominee'),
      nomineeName: nominee === 'add' ? filled('Enter the name of the nominee') : anything,
    }),
  scheme: z.object({ scheme: z.object({ id: z.string(), name: z.string() }, 'Choose a scheme') }),
  plan: z.object({
    amount: text(isEnough, 'Enter an amount of at least ₹500'),
    start: filled('Choose the first date'),
  }),
  mandate: ({ mandate }: SipValues) =>
    z.object({
      mandate: filled('Choose how the instalments are paid'),
      vpa: mandate === 'upi' ? text(isVpa, 'Enter a UPI ID like name@bank') : anything,
    }),
  consent: z.object({
    consent: z.object({ version: z.string(), at: z.string() }, 'The consent of the investor is needed'),
  }),
} as const;
