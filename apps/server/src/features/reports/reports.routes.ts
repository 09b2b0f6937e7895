import { comingDebits, debitsOfDay } from '@hub/contract/calls/reports/report-debits';
import {
  exportPlans as exportPlansCall,
  sipReport,
  stpReport,
  swpReport,
} from '@hub/contract/calls/reports/reports';
import { type CallHandler, handleSignedIn } from '../../calls/call-context.ts';
import { getComingDebits, getDebitsOfDay } from './debits.service.ts';
import { exportPlans, getPlans } from './reports.service.ts';

export const reportsHandlers: readonly CallHandler[] = [
  handleSignedIn(sipReport, getPlans('SIP')),
  handleSignedIn(stpReport, getPlans('STP')),
  handleSignedIn(swpReport, getPlans('SWP')),
  handleSignedIn(exportPlansCall, exportPlans),
  handleSignedIn(comingDebits, getComingDebits),
  handleSignedIn(debitsOfDay, getDebitsOfDay),
];
