import {
  aadhaarSeeding,
  bankDetails,
  folioDetails,
  panDetails,
  validateContact,
  validateFolios,
  verifyPan,
} from '@hub/contract/calls/investor/investor';
import { investorDetails, listFolios, listTransactions } from '@hub/contract/calls/investor/investor-details';
import {
  chosenInvestors,
  exportCallList,
  exportInvestors,
  findAnything,
  listCities,
  listInvestors,
  revealValue,
} from '@hub/contract/calls/investor/investor-list';
import { exportSchemes, listHolders, listSchemes } from '@hub/contract/calls/investor/investor-schemes';
import { type CallHandler, handleSignedIn } from '../../calls/call-context.ts';
import { getRevealedValue } from './client/investor-reveal.service.ts';
import { checkPan, getAadhaarSeeding, getPanDetails } from './client/pan.service.ts';
import { getInvestor } from './folios/investor-details.service.ts';
import { getFolios } from './folios/investor-folios.service.ts';
import { getTransactions } from './folios/investor-transactions.service.ts';
import { checkContact, checkFolios, getBankDetails, getFolioDetails } from './investor.service.ts';
import { createCallList } from './list/investor-call-list.service.ts';
import {
  exportInvestorList,
  getChosenInvestors,
  getCities,
  getInvestors,
} from './list/investor-list.service.ts';
import { exportSchemeList, getHolders, getSchemes } from './schemes/investor-schemes.service.ts';
import { searchEverything } from './search/investor-find.service.ts';

export const investorHandlers: readonly CallHandler[] = [
  handleSignedIn(folioDetails, getFolioDetails),
  handleSignedIn(aadhaarSeeding, getAadhaarSeeding),
  handleSignedIn(panDetails, getPanDetails),
  handleSignedIn(validateFolios, checkFolios),
  handleSignedIn(bankDetails, getBankDetails),
  handleSignedIn(verifyPan, checkPan),
  handleSignedIn(validateContact, checkContact),
  handleSignedIn(investorDetails, getInvestor),
  handleSignedIn(listFolios, getFolios),
  handleSignedIn(listTransactions, getTransactions),
  handleSignedIn(listSchemes, getSchemes),
  handleSignedIn(exportSchemes, exportSchemeList),
  handleSignedIn(listHolders, getHolders),
  handleSignedIn(listInvestors, getInvestors),
  handleSignedIn(listCities, getCities),
  handleSignedIn(chosenInvestors, getChosenInvestors),
  handleSignedIn(exportInvestors, exportInvestorList),
  handleSignedIn(exportCallList, createCallList),
  handleSignedIn(findAnything, searchEverything),
  handleSignedIn(revealValue, getRevealedValue),
];
