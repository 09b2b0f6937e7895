import {
  exportOpportunities as exportOpportunitiesCall,
  opportunityCalls,
  opportunityHub,
} from '@hub/contract/calls/opportunity/opportunity';
import { opportunityLists } from '@hub/domain/opportunity/lists';
import { type CallHandler, handleSignedIn } from '../../calls/call-context.ts';
import { exportOpportunities, getOpportunityHub, getOpportunityPage } from './lists/opportunity.service.ts';

export const opportunityHandlers: readonly CallHandler[] = [
  ...opportunityLists.map((list) => handleSignedIn(opportunityCalls[list], getOpportunityPage(list))),
  handleSignedIn(opportunityHub, getOpportunityHub),
  handleSignedIn(exportOpportunitiesCall, exportOpportunities),
];
