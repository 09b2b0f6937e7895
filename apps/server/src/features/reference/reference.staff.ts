import { listHolidays as listHolidaysCall } from '@hub/contract/console/calendar-calls';
import {
  listSchemes as listSchemesCall,
  readScheme as readSchemeCall,
} from '@hub/contract/console/scheme-calls';
import { handleStaff, type StaffHandler } from '../../calls/staff-handler.ts';
import { listHolidays, listSchemes, readScheme } from './master/master-calls.ts';

export const referenceStaffHandlers: readonly StaffHandler[] = [
  handleStaff(listHolidaysCall, listHolidays),
  handleStaff(listSchemesCall, listSchemes),
  handleStaff(readSchemeCall, readScheme),
];
