import type { Person } from '../setup/people.ts';

/**
 * Where each kind of visitor must end, written down from spec §2 and §6 by URL, without the
 * product's own access table: the test that compares the two would otherwise only repeat it.
 */
export type Visitor = 'stranger' | Exclude<Person, 'otherIfa'>;

const initiate = '/distributor/transact/select-transaction';
const dashboard = '/distributor/dashboard';
const selectInvestor = '/distributor/transact/investor-list';

/** Spec §2 says it of the mandates' list: what is one folio's goes through the select-investor page. */
const needFolio = [
  '/distributor/bankmandate-list',
  '/distributor/bankmandate-form',
  '/distributor/transact/otm',
  '/distributor/transact/contact-details',
  '/distributor/nominee-details',
];

/** Spec §2: a statement goes through the select-investor page with its suffix. */
const statements = ['account-statement', 'capital-gain-statement'];

/** Whoever may open an address is led on from it. */
const leadsTo = (path: string): string => {
  const statement = statements.find((kind) => path === `/distributor/${kind}`);
  if (statement !== undefined) return `${selectInvestor}/${statement}`;
  if (path === '/distributor/transact') return initiate;
  return needFolio.includes(path) ? selectInvestor : path;
};

const startsWithAny = (path: string, starts: readonly string[]) =>
  starts.some((start) => path === start || path.startsWith(`${start}/`));

/** Spec §6: what sends a NON_IFA_USER to Initiate Transaction. */
const forbiddenToNonIfa = [
  dashboard,
  '/distributor/brokerage-report-payout',
  '/distributor/investor',
  '/distributor/opportunity',
  '/distributor/account-statement',
  '/distributor/capital-gain-statement',
  '/distributor/transact/investor-list/account-statement',
  '/distributor/transact/investor-list/capital-gain-statement',
  '/distributor/wishes',
  '/distributor/birthday',
  '/distributor/anniversary',
  '/distributor/festival',
  '/distributor/birthday-wishes',
  '/distributor/transaction-history',
];

/** Spec §6 and reading 8: all that internal teams may open. */
const openToInternal = [
  '/distributor/transact',
  '/distributor/notifications',
  '/distributor/profile',
  '/distributor/no-internet',
];
const notTransactions = [
  '/distributor/transact/investor-list/account-statement',
  '/distributor/transact/investor-list/capital-gain-statement',
];

/** Spec §5 and §6: what the menu hides from an employee does not open by another way. */
const forbiddenToEmployees = ['/distributor/profile', '/distributor/brokerage-report-payout'];

const unguarded = ['/distributor/brokerage-report-payout', '/distributor/no-internet'];

export function endOf(path: string, visitor: Visitor): string {
  const opened = leadsTo(path);
  const inside = path.startsWith('/distributor/');
  if (visitor === 'stranger') return !inside || startsWithAny(path, unguarded) ? opened : '/login/';
  if (path === '/') return endOf(dashboard, visitor);
  if (!inside) return path;
  if (visitor === 'nonIfa') return startsWithAny(path, forbiddenToNonIfa) ? initiate : opened;
  if (visitor === 'employee') return startsWithAny(path, forbiddenToEmployees) ? dashboard : opened;
  if (visitor === 'internal') {
    return startsWithAny(path, openToInternal) && !startsWithAny(path, notTransactions) ? opened : initiate;
  }
  return opened;
}
