import { listManagers as listManagersCall } from '@hub/contract/console/rm-calls';
import { handleStaff, type StaffHandler } from '../../calls/staff-handler.ts';
import { listManagers } from './list-managers.ts';

export const relationshipManagersStaffHandlers: readonly StaffHandler[] = [
  handleStaff(listManagersCall, listManagers),
];
