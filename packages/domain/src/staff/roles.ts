/*
 * Who may do what at the asset manager (handbook, part 3 I). A subject is what an act is about; a role makes acts of it
 * (asks for them, or does them where no second person is needed), checks those of others, or reads.
 */

export const staffSubjects = [
  /** ARN register, status, RMs, empanelment. */
  'distributors',
  /** Scheme master, words of feeds, calendar, cut-offs. */
  'masters',
  /** Feeds: import, fix, retry. */
  'files',
  /** A file taken back whole. */
  'file-rollback',
  /** Orders sent again, answers taken by hand. */
  'orders',
  /** Credits, refunds. */
  'money',
  'mandates',
  'navs',
  /** Rate cards, holds, invoices. */
  'brokerage',
  /** Content, banners, testimonials, broadcasts. */
  'content',
  /** Maintenance, versions, switches of features. */
  'platform',
  'staff',
  /** Reading: viewing as a distributor. Making: showing what is masked. */
  'view-as',
  'queries',
  /** Data requests, erasing. */
  'data-requests',
  /** Keys, jobs. */
  'jobs',
  'audit',
] as const;
export type StaffSubject = (typeof staffSubjects)[number];

const staffVerbs = ['make', 'check', 'read'] as const;
type StaffVerb = (typeof staffVerbs)[number];
export type StaffRight = `${StaffSubject}.${StaffVerb}`;

export const staffRights: readonly StaffRight[] = staffSubjects.flatMap((subject) =>
  staffVerbs.map((verb): StaffRight => `${subject}.${verb}`),
);

export const staffRoles = [
  'distribution',
  'registrar',
  'banking',
  'fund',
  'marketing',
  'compliance',
  'service',
  'brokerage',
  'relationship-manager',
  'administrator',
  'auditor',
] as const;
export type StaffRole = (typeof staffRoles)[number];

/** M makes, C checks, R reads; who makes or checks reads as well. */
type Cell = 'M' | 'C' | 'MC' | 'R';

const matrix: Readonly<Record<StaffRole, Partial<Readonly<Record<StaffSubject, Cell>>>>> = {
  distribution: {
    ...{ distributors: 'MC', files: 'R', 'file-rollback': 'R', brokerage: 'R', content: 'R', 'view-as': 'R' },
    ...{ masters: 'R', queries: 'R' },
  },
  registrar: {
    ...{ distributors: 'R', masters: 'M', files: 'M', 'file-rollback': 'M', orders: 'MC', money: 'C' },
    ...{ mandates: 'R', navs: 'R', platform: 'R', 'view-as': 'R' },
  },
  banking: { masters: 'R', orders: 'R', money: 'MC', mandates: 'MC', platform: 'R', 'view-as': 'R' },
  fund: { masters: 'C', files: 'R', 'file-rollback': 'C', navs: 'M', platform: 'R' },
  marketing: { content: 'M', platform: 'R' },
  compliance: {
    ...{
      distributors: 'C',
      masters: 'C',
      money: 'C',
      navs: 'C',
      brokerage: 'C',
      content: 'C',
      platform: 'C',
    },
    ...{ staff: 'C', 'view-as': 'R', queries: 'R', 'data-requests': 'C', audit: 'R' },
  },
  service: {
    ...{ distributors: 'R', masters: 'R', orders: 'R', money: 'R', mandates: 'R', content: 'R' },
    ...{ platform: 'R', 'view-as': 'M', queries: 'M', 'data-requests': 'M' },
  },
  brokerage: { distributors: 'R', masters: 'R', brokerage: 'M' },
  'relationship-manager': { distributors: 'R', queries: 'R', 'view-as': 'R' },
  administrator: { platform: 'M', staff: 'M', jobs: 'MC', mandates: 'R', files: 'R', audit: 'R' },
  auditor: Object.fromEntries(staffSubjects.map((subject) => [subject, 'R'])),
};

const given: Readonly<Record<StaffVerb, readonly Cell[]>> = {
  make: ['M', 'MC'],
  check: ['C', 'MC'],
  read: ['M', 'C', 'MC', 'R'],
};

const roleMay = (role: StaffRole, subject: StaffSubject, verb: StaffVerb): boolean => {
  const cell = matrix[role][subject];
  return cell !== undefined && given[verb].includes(cell);
};

/** Every right that somebody with these roles has. */
export const rightsOf = (roles: readonly StaffRole[]): readonly StaffRight[] =>
  staffSubjects.flatMap((subject) =>
    staffVerbs
      .filter((verb) => roles.some((role) => roleMay(role, subject, verb)))
      .map((verb): StaffRight => `${subject}.${verb}`),
  );

/** An RM sees the books of the ARNs given to them alone; everybody else who may read distributors sees all. */
export const seesOwnArnsOnly = (roles: readonly StaffRole[]): boolean =>
  !roles.some((role) => role !== 'relationship-manager' && roleMay(role, 'distributors', 'read'));
