import { exportPlans, sipReport, stpReport, swpReport } from '@hub/contract/calls/reports';
import { type CallHandler, handleSignedIn } from '../call-context.ts';
import { exportRegister, report } from './reports.service.ts';

export const reportsHandlers: readonly CallHandler[] = [
  handleSignedIn(sipReport, report('SIP')),
  handleSignedIn(stpReport, report('STP')),
  handleSignedIn(swpReport, report('SWP')),
  handleSignedIn(exportPlans, exportRegister),
];
