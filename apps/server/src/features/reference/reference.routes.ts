import {
  banks,
  businessDate,
  euins,
  ifscSearch,
  investorIfscSearch,
  nomineeRelations,
  pincode,
  taxStatusList,
} from '@hub/contract/calls/reference';
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
} from '@hub/contract/calls/reference-schemes';
import { type CallHandler, handle, handleSignedIn } from '../call-context.ts';
import { answerBusinessDate } from './calendar.service.ts';
import { answerDates, answerForm, answerIdcw, answerInstalments } from './order-form.service.ts';
import { listEuins, listNomineeRelations, listTaxStatuses } from './people.service.ts';
import { searchBanks, searchBranches, searchPlaces } from './places.service.ts';
import {
  answerPlans,
  answerRecord,
  answerStatus,
  listCodes,
  listTargetClasses,
  listTargets,
  searchSchemes,
  searchStpSources,
} from './schemes.service.ts';

export const referenceHandlers: readonly CallHandler[] = [
  handleSignedIn(euins, listEuins),
  handleSignedIn(schemeMapTypes, listTargetClasses),
  handleSignedIn(mappedSchemeTypes, listTargets),
  handleSignedIn(stpSchemes, searchStpSources),
  handleSignedIn(schemeStatus, answerStatus),
  handleSignedIn(schemeNames, searchSchemes),
  handleSignedIn(schemeDates, answerDates),
  handleSignedIn(sipInstalments, answerInstalments),
  handleSignedIn(adminSchemeDetails, answerRecord),
  handleSignedIn(reinvestOptions, answerIdcw),
  handleSignedIn(schemeDetails, answerForm),
  handle(pincode, searchPlaces),
  handleSignedIn(taxStatusList, listTaxStatuses),
  handleSignedIn(nomineeRelations, listNomineeRelations),
  handleSignedIn(banks, searchBanks),
  handle(ifscSearch, searchBranches),
  handle(investorIfscSearch, searchBranches),
  handleSignedIn(stpSwpEnabled, answerPlans),
  handleSignedIn(amfiSchemeCodes, listCodes),
  handleSignedIn(businessDate, answerBusinessDate),
];
