import type { StaffRole } from '@hub/domain/staff/roles';

/** What a role is called in the console, in mails and in notes. */
export const roleNames: Readonly<Record<StaffRole, string>> = {
  distribution: 'Distribution operations',
  registrar: 'Registrar desk',
  banking: 'Banking',
  fund: 'Fund operations',
  marketing: 'Marketing',
  compliance: 'Compliance',
  service: 'Customer service',
  brokerage: 'Brokerage',
  'relationship-manager': 'Relationship manager',
  administrator: 'Administrator',
  auditor: 'Auditor',
};
