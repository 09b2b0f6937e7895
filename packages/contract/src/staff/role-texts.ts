import type { StaffRole, StaffSubject } from '@hub/domain/staff/roles';

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

/** What acts are about, as the matrix of rights names its rows. */
export const subjectNames: Readonly<Record<StaffSubject, string>> = {
  distributors: 'Distributors',
  masters: 'Masters',
  files: 'Files',
  'file-rollback': 'Taking a file back',
  orders: 'Orders',
  money: 'Money',
  mandates: 'Mandates',
  navs: 'NAVs',
  brokerage: 'Brokerage',
  content: 'Content',
  platform: 'App state',
  staff: 'Staff',
  'view-as': 'View as a distributor',
  queries: 'Queries',
  'data-requests': 'Data requests',
  jobs: 'Keys and jobs',
  audit: 'Audit log',
};
