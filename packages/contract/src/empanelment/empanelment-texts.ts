import type { ArnEligibility } from '@hub/domain/empanelment/arn-eligibility';
import type { CallbackTime, CallbackTopic } from '@hub/domain/empanelment/callback';
import type { Constitution, DocumentKind, FormStep } from '@hub/domain/empanelment/constitution';
import type { EmpanelmentFault } from '@hub/domain/empanelment/empanelment-finding';
import type { Declaration } from '@hub/domain/empanelment/empanelment-form';
import type { EmpanelmentItem, EmpanelmentStatus } from '@hub/domain/empanelment/empanelment-status';

export const empanelmentTexts = {
  passOver: 'This form was closed. Enter your ARN and a new OTP to continue; what you saved is still there.',
  changed: 'This form was changed elsewhere. Check the latest version, then save again.',
  notOpen: 'This can no longer be changed.',
  notWanted: 'This is not required.',
  incomplete: 'Some parts of the form are still missing.',
  registryDown: 'The ARN register is not responding. Try again in a few minutes.',
  declarations: 'Read and accept each declaration.',
  tooManyUploads: 'Too many files in one hour. Try again later.',
  files: {
    empty: 'This file is empty.',
    wrongType: 'Choose a PDF, JPEG or PNG file.',
    photoType: 'Choose a JPEG or PNG picture.',
    tooLarge: 'Choose a file of at most 3 MB.',
    renamed: 'The file name does not match the file type. Choose the original file.',
  },
  callback: {
    waiting: 'We have your number already and will call you.',
    tooMany: 'Too many requests. Try again tomorrow, or write to us.',
  },
} as const;

export const constitutionTexts: Readonly<Record<Constitution, string>> = {
  individual: 'Individual',
  proprietor: 'Sole proprietor',
  huf: 'Hindu undivided family',
  partnership: 'Partnership firm',
  llp: 'Limited liability partnership',
  company: 'Company',
};

export const formStepTexts: Readonly<Record<FormStep, string>> = {
  details: 'Your details',
  tax: 'GST',
  euins: 'EUINs',
  bank: 'Bank account',
  nominee: 'Nominee',
  signatories: 'Authorised signatories',
};

const documentTexts: Readonly<Record<DocumentKind, string>> = {
  'pan-card': 'PAN card',
  'arn-card': 'ARN card',
  kyd: 'KYD acknowledgement',
  cheque: 'Cancelled cheque',
  photo: 'Photo',
  'self-declaration': 'Self-declaration',
  'gst-certificate': 'GST registration certificate',
  resolution: 'Resolution',
  'signatory-list': 'List of authorised signatories',
  charter: 'Deed',
};

const ownNames: Readonly<Partial<Record<Constitution, Partial<Record<DocumentKind, string>>>>> = {
  huf: { charter: 'HUF deed or declaration', 'signatory-list': 'Signature of the Karta' },
  partnership: { charter: 'Partnership deed', resolution: "Partners' authority letter" },
  llp: { charter: 'LLP agreement', resolution: "Partners' resolution" },
  company: { charter: 'Memorandum and articles of association', resolution: 'Board resolution' },
};

export const documentText = (kind: DocumentKind, constitution: Constitution): string =>
  ownNames[constitution]?.[kind] ?? documentTexts[kind];

/** What a step of the form or a paper is called. */
export const itemText = (item: EmpanelmentItem, constitution: Constitution): string =>
  item in formStepTexts ? formStepTexts[item as FormStep] : documentText(item as DocumentKind, constitution);

export const declarationTexts: Readonly<Record<Declaration, string>> = {
  correct: 'What I have entered and uploaded is true and complete, and I will inform you of any change.',
  'code-of-conduct': 'I follow AMFI’s code of conduct and SEBI’s rules for mutual fund distributors.',
  'no-rebate': 'I do not share my commission with investors in any form.',
  data: 'You may use these details to empanel me, check them with AMFI and my bank, and keep them as the law requires.',
};

export const empanelmentStatusTexts: Readonly<Record<EmpanelmentStatus, string>> = {
  draft: 'Not sent yet',
  submitted: 'Sent',
  'under-review': 'Under review',
  'need-info': 'Something is missing',
  rejected: 'Not accepted',
  empanelled: 'Empanelled',
};

/** How an ARN stands, and what to do; said to who has proved to be its owner, and to nobody else. */
export const arnEligibilityTexts: Readonly<Record<Exclude<ArnEligibility, 'open'>, string>> = {
  empanelled: 'This ARN is empanelled already. Log in with it.',
  expired: 'This ARN has expired. Renew it with AMFI, then come back.',
  suspended: 'AMFI has suspended this ARN. Ask AMFI what to do, then come back.',
  cancelled: 'This ARN was cancelled. Apply to AMFI for a new one, then come back.',
  debarred: 'This ARN is debarred from distributing mutual funds. It cannot be empanelled.',
  'kyd-missing': 'Your KYD is not complete. Complete it with AMFI, then come back.',
  'under-age': 'A distributor must be 18 years old.',
};

export const empanelmentEvents = [
  'started',
  'submitted',
  'taken-up',
  'requested',
  'rejected',
  'empanelled',
] as const;
type EmpanelmentEventKind = (typeof empanelmentEvents)[number];

export const empanelmentEventTexts: Readonly<Record<EmpanelmentEventKind, string>> = {
  started: 'You started the form',
  submitted: 'You signed and sent the form',
  'taken-up': 'We started checking it',
  requested: 'We asked you for more',
  rejected: 'We did not accept it',
  empanelled: 'You are empanelled',
};

export const callbackTimeTexts: Readonly<Record<CallbackTime, string>> = {
  morning: '10 am to 12 noon',
  afternoon: '12 noon to 3 pm',
  evening: '3 pm to 6 pm',
};

export const callbackTopicTexts: Readonly<Record<CallbackTopic, string>> = {
  empanelment: 'How to get empanelled',
  documents: 'Documents',
  arn: 'My ARN',
  other: 'Something else',
};

export const empanelmentFaultTexts: Readonly<Record<EmpanelmentFault, string>> = {
  missing: 'Fill this in.',
  'pan-form': 'Enter the PAN: five letters, four digits, one letter.',
  'pan-other': 'This is not the PAN of your ARN.',
  'pan-person': 'Enter the PAN of a person.',
  'pan-twice': 'This PAN is entered twice.',
  'birth-other': 'This is not the date in your ARN record.',
  'gstin-form': 'Enter the 15-character GSTIN.',
  'gstin-check': 'This GSTIN is not valid. Check each character.',
  'gstin-state': 'This GSTIN does not start with a state code.',
  'gstin-other-state': 'This GSTIN is for a different state than your ARN address.',
  'gstin-other-pan': 'This GSTIN belongs to another PAN.',
  'gstin-declared': 'You declare that you have no GST registration. Leave this empty.',
  'euin-none': 'Add at least one EUIN.',
  'euin-form': 'Enter the EUIN: E and six digits.',
  'euin-twice': 'This EUIN is entered twice.',
  'euin-other': 'This EUIN does not belong to your ARN.',
  'euin-expired': 'This EUIN has expired. Renew it, or leave it out.',
  'ifsc-form': 'Enter the IFSC: four letters, a zero, six letters or digits.',
  'ifsc-unknown': 'No bank has this IFSC.',
  'account-form': 'Enter the account number of 6 to 18 digits.',
  'relation-unknown': 'Choose the relation.',
  'day-form': 'Enter a date.',
  'day-future': 'This date is in the future.',
  'guardian-missing': 'The nominee is under 18: add a guardian.',
  'signatory-none': 'Add at least one signatory.',
  'signatory-second': 'To sign together, add two or more signatories.',
};
