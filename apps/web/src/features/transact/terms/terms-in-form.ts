import type { CartItem } from '@hub/contract/calls/transact/transact';
import type { Option } from '../../../ui/form/field/option.ts';
import type { OrderValues } from './order-values.ts';
import { planValuesOf } from './plan-terms-in-form.ts';

type Terms = CartItem['terms'];
type Advised = Extract<Terms, { readonly euin: string | null }>;

const optionOf = ({ code, name }: CartItem['scheme']): Option => ({ id: code, name });

const advisedOf = ({ idcw, euin, isExecutionOnly, subArn }: Advised) => ({
  idcw: idcw === 'Z' ? ('' as const) : idcw,
  euin: euin ?? '',
  isExecutionOnly,
  subArn: subArn ?? '',
});

function requestedOf({ quantity }: Extract<Terms, { kind: 'redeem' | 'switch' }>): Partial<OrderValues> {
  return {
    by: quantity.by,
    ...(quantity.by === 'amount' && { amount: quantity.amount }),
    ...(quantity.by === 'units' && { units: quantity.units }),
  };
}

function ownValues(terms: Terms): Partial<OrderValues> {
  switch (terms.kind) {
    case 'lumpsum': {
      const { amount, account, payMode, mandate } = terms;
      return { amount, account, payMode, mandate: mandate ?? '' };
    }
    case 'redeem':
      return { ...requestedOf(terms), account: terms.account };
    case 'switch':
      return requestedOf(terms);
    default:
      return planValuesOf(terms);
  }
}

/** What an order asks for, in the form it was entered in. */
export function valuesOfTerms({
  terms,
  scheme,
  target,
}: Pick<CartItem, 'terms' | 'scheme' | 'target'>): Partial<OrderValues> {
  return {
    schemeCode: optionOf(scheme),
    toSchemeCode: target && optionOf(target),
    ...('euin' in terms && advisedOf(terms)),
    ...ownValues(terms),
    begunFrom: terms.begunFrom ?? '',
  };
}
