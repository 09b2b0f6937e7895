import {
  banks,
  businessDate,
  euins,
  ifscSearch,
  investorIfscSearch,
  nextCutOff,
  nomineeRelations,
  pincode,
  taxStatusList,
} from '@hub/contract/calls/reference/reference';
import {
  adminSchemeDetails,
  amfiSchemeCodes,
  mappedSchemeTypes,
  reinvestOptions,
  schemeDates,
  schemeDetails,
  schemeMapTypes,
  schemeNames,
  schemeStatus,
  sipInstalments,
  stpSchemes,
  stpSwpEnabled,
} from '@hub/contract/calls/reference/reference-schemes';
import { type CallHandler, handle, handleSignedIn } from '../../calls/call-context.ts';
import { getBusinessDate, getNextCutOff } from './calendar/calendar.service.ts';
import { getEuins, getNomineeRelations, getTaxStatusList } from './people/people.service.ts';
import { getBanks, getPincode, searchBranches } from './places/places.service.ts';
import {
  getReinvestOptions,
  getSchemeDates,
  getSchemeDetails,
  getSipInstalments,
} from './schemes/order-form.service.ts';
import {
  getAdminSchemeDetails,
  getAmfiSchemeCodes,
  getMappedSchemeTypes,
  getSchemeMapTypes,
  getSchemeNames,
  getSchemeStatus,
  getStpSchemes,
  getStpSwpEnabled,
} from './schemes/schemes.service.ts';

export const referenceHandlers: readonly CallHandler[] = [
  handleSignedIn(euins, getEuins),
  handleSignedIn(schemeMapTypes, getSchemeMapTypes),
  handleSignedIn(mappedSchemeTypes, getMappedSchemeTypes),
  handleSignedIn(stpSchemes, getStpSchemes),
  handleSignedIn(schemeStatus, getSchemeStatus),
  handle(schemeNames, getSchemeNames),
  handleSignedIn(schemeDates, getSchemeDates),
  handleSignedIn(sipInstalments, getSipInstalments),
  handleSignedIn(adminSchemeDetails, getAdminSchemeDetails),
  handleSignedIn(reinvestOptions, getReinvestOptions),
  handleSignedIn(schemeDetails, getSchemeDetails),
  handle(pincode, getPincode),
  handleSignedIn(taxStatusList, getTaxStatusList),
  handleSignedIn(nomineeRelations, getNomineeRelations),
  handleSignedIn(banks, getBanks),
  handle(ifscSearch, searchBranches),
  handle(investorIfscSearch, searchBranches),
  handleSignedIn(stpSwpEnabled, getStpSwpEnabled),
  handleSignedIn(amfiSchemeCodes, getAmfiSchemeCodes),
  handleSignedIn(businessDate, getBusinessDate),
  handleSignedIn(nextCutOff, getNextCutOff),
];
