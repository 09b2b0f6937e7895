import {
  aadhaarSeeding,
  bankDetails,
  folioDetails,
  panDetails,
  validateContact,
  validateFolios,
  verifyPan,
} from '@hub/contract/calls/investor';
import { type CallHandler, handleSignedIn } from '../call-context.ts';
import {
  answerAadhaar,
  answerBanks,
  answerClient,
  answerContact,
  answerFolios,
  answerPan,
  answerValidation,
} from './investor.service.ts';

export const investorHandlers: readonly CallHandler[] = [
  handleSignedIn(folioDetails, answerFolios),
  handleSignedIn(aadhaarSeeding, answerAadhaar),
  handleSignedIn(panDetails, answerClient),
  handleSignedIn(validateFolios, answerValidation),
  handleSignedIn(bankDetails, answerBanks),
  handleSignedIn(verifyPan, answerPan),
  handleSignedIn(validateContact, answerContact),
];
