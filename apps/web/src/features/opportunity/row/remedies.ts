import type { OpportunityRow } from '@hub/contract/calls/opportunity/rows';
import { moneyOf, writeMoney } from '@hub/domain';
import { type OpportunityList, opportunityRowName } from '@hub/domain/opportunity/lists';
import { suggestedSip, suggestedStp } from '@hub/domain/opportunity/suggested-amounts';
import { bringsNewBusiness } from '@hub/domain/orders/terms/new-business';
import {
  type StartableTransaction,
  startTransaction,
  type TransactionStart,
} from '../../../parts/transaction/start-transaction.ts';

/** What a row needs, in a verb that is true, and where that begins. */
export interface RowRemedy {
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

/** Lists whose remedy begins with an amount a month that is worked out from what the client has. */
const suggesting = ['liquid', 'lumpsum', 'debt', 'inactive'] as const satisfies OpportunityList[];

/** Rupees a month that the row's remedy begins with; null where nothing can be begun, or its list suggests none. */
export function suggestedAmount(
  list: OpportunityList,
  row: Existing & Pick<OpportunityRow, 'remedy'>,
): string | null {
  const own = suggesting.find((one) => one === list);
  return own === undefined || row.remedy.act !== 'as-listed' ? null : (plans[own].with(row).amount ?? null);
}

export const suggestsAmounts = (list: OpportunityList): boolean => suggesting.some((one) => one === list);

/** What every order from this row begins with. */
export const startFrom = (list: OpportunityList, row: Existing): TransactionStart => ({
  investor: row.investorId,
  folio: row.folioNo ?? undefined,
  row: opportunityRowName(list, row.key),
});

/** Whether it is a form that an ARN at rest may not begin; what was rejected (nigo) nearly always is. */
export const isNewBusiness = (list: OpportunityList): boolean =>
  list === 'nigo' || bringsNewBusiness(`transact/${plans[list].opens}`);

/** What a row itself needs where that is not what its list begins; null where nothing can be begun. */
export function remedyOf(
  list: OpportunityList,
  row: Existing & Pick<OpportunityRow, 'remedy'>,
): RowRemedy | null {
  switch (row.remedy.act) {
    case 'none':
      return null;
    case 'new-mandate':
      return { text: 'New mandate', href: startTransaction('otm', startFrom(list, row)) };
    case 'change-plan':
      return {
        text: 'Change SIP',
        href: startTransaction('sip', { ...startFrom(list, row), ...again(row) }),
      };
    default:
      // What was ordered is read before the form opens: the list does not say which form it was.
      return list === 'nigo' ? { text: 'Order again', href: '' } : listed(list, row);
  }
}

function listed(list: Exclude<OpportunityList, 'nigo'>, row: Existing): RowRemedy {
  const { text, opens, with: existing } = plans[list];
  return { text, href: startTransaction(opens, { ...startFrom(list, row), ...existing(row) }) };
}
