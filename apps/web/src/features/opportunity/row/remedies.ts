import type { OpportunityRow } from '@hub/contract/calls/opportunity/rows';
import { moneyOf, writeMoney } from '@hub/domain';
import { type OpportunityList, opportunityRowName } from '@hub/domain/opportunity/lists';
import { suggestedSip, suggestedStp } from '@hub/domain/opportunity/suggested-amounts';
import {
  type StartableTransaction,
  startTransaction,
  type TransactionStart,
} from '../../../parts/transaction/start-transaction.ts';

/** What a row needs, in a verb that is true, and where that begins. */
interface Remedy {
  readonly text: string;
  readonly href: string;
}

type Existing = Pick<
  OpportunityRow,
  'key' | 'investorId' | 'folioNo' | 'schemeCode' | 'target' | 'regNo' | 'worth' | 'reference'
>;

interface Plan {
  readonly text: string;
  readonly opens: StartableTransaction;
  readonly with: (row: Existing) => TransactionStart;
}

const again = ({ schemeCode, regNo }: Existing): TransactionStart => ({
  scheme: schemeCode ?? undefined,
  reg: regNo ?? undefined,
});
const sipOf = ({ worth }: Existing): string => writeMoney(suggestedSip(moneyOf(worth)));
const inScheme = ({ schemeCode }: Existing): TransactionStart => ({ scheme: schemeCode ?? undefined });

const plans: Readonly<Record<Exclude<OpportunityList, 'nigo'>, Plan>> = {
  ceased: { text: 'Start again', opens: 'sip', with: again },
  'not-renewed': { text: 'Renew', opens: 'sip', with: again },
  maturity: { text: 'Renew', opens: 'sip', with: again },
  rejected: { text: 'Order again', opens: 'sip', with: again },
  liquid: {
    text: 'Start STP',
    opens: 'stp',
    with: (row) => ({ ...inScheme(row), amount: writeMoney(suggestedStp(moneyOf(row.worth))) }),
  },
  lumpsum: { text: 'Start SIP', opens: 'sip', with: (row) => ({ ...inScheme(row), amount: sipOf(row) }) },
  // What is missing is the client's choice: of the scheme only the class is known.
  equity: { text: 'Add debt', opens: 'lumpsum', with: () => ({ assetClass: 'DEBT' }) },
  debt: { text: 'Add equity', opens: 'sip', with: (row) => ({ assetClass: 'EQUITY', amount: sipOf(row) }) },
  dividend: {
    text: 'Switch to growth',
    opens: 'switch',
    with: (row) => ({ ...inScheme(row), target: row.target?.code, amount: 'all' }),
  },
  inactive: { text: 'Start SIP', opens: 'sip', with: (row) => ({ ...inScheme(row), amount: sipOf(row) }) },
  'zero-balance': { text: 'Invest', opens: 'lumpsum', with: inScheme },
  redeem: { text: 'Invest again', opens: 'lumpsum', with: inScheme },
  'expiring-stp': { text: 'Renew', opens: 'stp', with: again },
  'expiring-swp': { text: 'Renew', opens: 'swp', with: again },
  elss: {
    text: 'Invest the rest',
    opens: 'lumpsum',
    with: (row) => ({ ...inScheme(row), amount: row.worth }),
  },
};

/** What every order from this row begins with. */
export const startFrom = (list: OpportunityList, row: Existing): TransactionStart => ({
  investor: row.investorId,
  folio: row.folioNo ?? undefined,
  row: opportunityRowName(list, row.key),
});

export function remedyOf(list: Exclude<OpportunityList, 'nigo'>, row: Existing): Remedy {
  const { text, opens, with: existing } = plans[list];
  return { text, href: startTransaction(opens, { ...startFrom(list, row), ...existing(row) }) };
}
