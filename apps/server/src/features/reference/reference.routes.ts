import {
  banks,
  businessDate,
  euins,
  ifscSearch,
  investorIfscSearch,
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
import { getBusinessDate } from './calendar/calendar.service.ts';
import { listEuins, listNomineeRelations, listTaxStatuses } from './people/people.service.ts';
import { searchBanks, searchBranches, searchPlaces } from './places/places.service.ts';
import {
  getInstalments,
  getOrderForm,
  getReinvestOptions,
  getSchemeDates,
} from './schemes/order-form.service.ts';
import {
  getPlansAllowed,
  getSchemeRecord,
  getSchemeStatus,
  listCodes,
  listTargetClasses,
  listTargets,
  searchSchemes,
  searchStpSources,
} from './schemes/schemes.service.ts';

export const referenceHandlers: readonly CallHandler[] = [
  handleSignedIn(euins, listEuins),
  handleSignedIn(schemeMapTypes, listTargetClasses),
  handleSignedIn(mappedSchemeTypes, listTargets),
  handleSignedIn(stpSchemes, searchStpSources),
  handleSignedIn(schemeStatus, getSchemeStatus),
  handle(schemeNames, searchSchemes),
  handleSignedIn(schemeDates, getSchemeDates),
  handleSignedIn(sipInstalments, getInstalments),
  handleSignedIn(adminSchemeDetails, getSchemeRecord),
  handleSignedIn(reinvestOptions, getReinvestOptions),
  handleSignedIn(schemeDetails, getOrderForm),
  handle(pincode, searchPlaces),
  handleSignedIn(taxStatusList, listTaxStatuses),
  handleSignedIn(nomineeRelations, listNomineeRelations),
  handleSignedIn(banks, searchBanks),
  handle(ifscSearch, searchBranches),
  handle(investorIfscSearch, searchBranches),
  handleSignedIn(stpSwpEnabled, getPlansAllowed),
  handleSignedIn(amfiSchemeCodes, listCodes),
  handleSignedIn(businessDate, getBusinessDate),
];
