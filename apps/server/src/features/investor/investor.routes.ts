import {
  aadhaarSeeding,
  bankDetails,
  folioDetails,
  panDetails,
  validateContact,
  validateFolios,
  verifyPan,
} from '@hub/contract/calls/investor';
import { investorDetails, listFolios, listTransactions } from '@hub/contract/calls/investor-details';
import {
  chosenInvestors,
  exportCallList,
  exportInvestors,
  findAnything,
  listCities,
  listInvestors,
  revealValue,
} from '@hub/contract/calls/investor-list';
import { exportSchemes, listHolders, listSchemes } from '@hub/contract/calls/investor-schemes';
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
import { answerCallList } from './investor-call-list.service.ts';
import { answerInvestor } from './investor-details.service.ts';
import { answerFind } from './investor-find.service.ts';
import { answerFoliosHeld } from './investor-folios.service.ts';
import { answerChosen, answerCities, answerExport, answerList } from './investor-list.service.ts';
import { answerReveal } from './investor-reveal.service.ts';
import { answerHolders, answerSchemeExport, answerSchemes } from './investor-schemes.service.ts';
import { answerTransactions } from './investor-transactions.service.ts';

export const investorHandlers: readonly CallHandler[] = [
  handleSignedIn(folioDetails, answerFolios),
  handleSignedIn(aadhaarSeeding, answerAadhaar),
  handleSignedIn(panDetails, answerClient),
  handleSignedIn(validateFolios, answerValidation),
  handleSignedIn(bankDetails, answerBanks),
  handleSignedIn(verifyPan, answerPan),
  handleSignedIn(validateContact, answerContact),
  handleSignedIn(investorDetails, answerInvestor),
  handleSignedIn(listFolios, answerFoliosHeld),
  handleSignedIn(listTransactions, answerTransactions),
  handleSignedIn(listSchemes, answerSchemes),
  handleSignedIn(exportSchemes, answerSchemeExport),
  handleSignedIn(listHolders, answerHolders),
  handleSignedIn(listInvestors, answerList),
  handleSignedIn(listCities, answerCities),
  handleSignedIn(chosenInvestors, answerChosen),
  handleSignedIn(exportInvestors, answerExport),
  handleSignedIn(exportCallList, answerCallList),
  handleSignedIn(findAnything, answerFind),
  handleSignedIn(revealValue, answerReveal),
];
