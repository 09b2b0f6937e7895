import type { FolioFacts } from '@hub/domain/orders/facts/order-facts';
import { bankAccountNames } from '@hub/domain/orders/terms/order-codes';
import type { Option } from '../../../ui/form/field/option.ts';

/** `****3806`: the last digits tell accounts apart, and a phone's width must not cut them. */
export const shortAccount = (masked: string): string => masked.replace(/^\*{5,}/, '****');

/** The registered accounts to choose from. */
export function accountOptions({ banks }: Pick<FolioFacts, 'banks'>): readonly Option[] {
  return banks.map(({ key, bank, maskedAccount, type, isDefault }) => ({
    id: key,
    name: `${bank} ${shortAccount(maskedAccount)}`,
    line:
      [type && bankAccountNames[type], isDefault && 'default account'].filter(Boolean).join(', ') ||
      undefined,
  }));
}
