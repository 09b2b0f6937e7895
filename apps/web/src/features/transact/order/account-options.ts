import type { FolioFacts } from '@hub/domain/orders/order-facts';
import type { Option } from '../../../ui/form/option.ts';

const accountTypes = { SB: 'Savings', CB: 'Current', NE: 'NRE', NO: 'NRO' } as const;

/** The registered accounts to choose from. */
export function accountOptions({ banks }: Pick<FolioFacts, 'banks'>): readonly Option[] {
  return banks.map(({ key, bank, maskedAccount, type, isDefault }) => ({
    id: key,
    // The last digits tell accounts apart: a phone's width must not cut them.
    name: `${bank} ${maskedAccount.replace(/^\*{5,}/, '****')}`,
    line:
      [type && accountTypes[type], isDefault && 'default account'].filter(Boolean).join(', ') || undefined,
  }));
}
