import type { FolioFacts } from '@hub/domain/orders/facts/order-facts';
import { bankAccountNames } from '@hub/domain/orders/terms/order-codes';
import type { Option } from '../../../ui/form/field/option.ts';

/** The registered accounts to choose from. */
export function accountOptions({ banks }: Pick<FolioFacts, 'banks'>): readonly Option[] {
  return banks.map(({ key, bank, maskedAccount, type, isDefault }) => ({
    id: key,
    // The last digits tell accounts apart: a phone's width must not cut them.
    name: `${bank} ${maskedAccount.replace(/^\*{5,}/, '****')}`,
    line:
      [type && bankAccountNames[type], isDefault && 'default account'].filter(Boolean).join(', ') ||
      undefined,
  }));
}
