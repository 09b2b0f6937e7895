import * as calls from '@hub/contract/console/distributor-calls';
import { handleStaff, type StaffHandler } from '../../calls/staff-handler.ts';
import { listDistributors } from './console/distributor-list.ts';
import { readDistributor } from './console/distributor-page.ts';
import { listDifferences, uploadSheet } from './console/register-files.ts';

export const arnRegisterStaffHandlers: readonly StaffHandler[] = [
  handleStaff(calls.listDistributors, listDistributors),
  handleStaff(calls.readDistributor, readDistributor),
  handleStaff(calls.uploadSheet, uploadSheet),
  handleStaff(calls.listDifferences, listDifferences),
];
