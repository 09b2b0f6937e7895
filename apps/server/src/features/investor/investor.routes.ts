import {
  aadhaarSeeding,
  bankDetails,
  folioDetails,
  panDetails,
  validateContact as validateContactCall,
  validateFolios as validateFoliosCall,
  verifyPan as verifyPanCall,
} from '@hub/contract/calls/investor/investor';
import {
  investorDetails,
  investorHistory,
  listFolios as listFoliosCall,
  listTransactions as listTransactionsCall,
} from '@hub/contract/calls/investor/investor-details';
import {
  chosenInvestors,
  exportCallList as exportCallListCall,
  exportInvestors as exportInvestorsCall,
  findAnything as findAnythingCall,
  listCities as listCitiesCall,
  listInvestors as listInvestorsCall,
  revealValue as revealValueCall,
} from '@hub/contract/calls/investor/investor-list';
import {
  exportSchemes as exportSchemesCall,
  listHolders as listHoldersCall,
  listSchemes as listSchemesCall,
} from '@hub/contract/calls/investor/investor-schemes';
import { type CallHandler, handleSignedIn } from '../../calls/call-context.ts';
import { revealValue } from './client/investor-reveal.service.ts';
import { getAadhaarSeeding, getPanDetails, verifyPan } from './client/pan.service.ts';
import { getInvestorDetails } from './folios/investor-details.service.ts';
import { listFolios } from './folios/investor-folios.service.ts';
import { getInvestorHistory } from './folios/investor-history.service.ts';
import { listTransactions } from './folios/investor-transactions.service.ts';
import { getBankDetails, getFolioDetails, validateContact, validateFolios } from './investor.service.ts';
import { exportCallList } from './list/investor-call-list.service.ts';
import {
  exportInvestors,
  getChosenInvestors,
  listCities,
  listInvestors,
} from './list/investor-list.service.ts';
import { exportSchemes, listHolders, listSchemes } from './schemes/investor-schemes.service.ts';
import { findAnything } from './search/investor-find.service.ts';

export const investorHandlers: readonly CallHandler[] = [
  handleSignedIn(folioDetails, getFolioDetails),
  handleSignedIn(aadhaarSeeding, getAadhaarSeeding),
  handleSignedIn(panDetails, getPanDetails),
  handleSignedIn(validateFoliosCall, validateFolios),
  handleSignedIn(bankDetails, getBankDetails),
  handleSignedIn(verifyPanCall, verifyPan),
  handleSignedIn(validateContactCall, validateContact),
  handleSignedIn(investorDetails, getInvestorDetails),
  handleSignedIn(investorHistory, getInvestorHistory),
  handleSignedIn(listFoliosCall, listFolios),
  handleSignedIn(listTransactionsCall, listTransactions),
  handleSignedIn(listSchemesCall, listSchemes),
  handleSignedIn(exportSchemesCall, exportSchemes),
  handleSignedIn(listHoldersCall, listHolders),
  handleSignedIn(listInvestorsCall, listInvestors),
  handleSignedIn(listCitiesCall, listCities),
  handleSignedIn(chosenInvestors, getChosenInvestors),
  handleSignedIn(exportInvestorsCall, exportInvestors),
  handleSignedIn(exportCallListCall, exportCallList),
  handleSignedIn(findAnythingCall, findAnything),
  handleSignedIn(revealValueCall, revealValue),
];
