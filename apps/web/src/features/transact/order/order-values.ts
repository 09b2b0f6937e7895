import type { CartItem } from '@hub/contract/calls/transact';
import {
  type DividendOption,
  milliUnits,
  type OrderFacts,
  type OrderField,
  type OrderKind,
  type OrderTerms,
  type PayMode,
  paise,
  parseTypedMoney,
  parseTypedUnits,
  type Quantity,
} from '@hub/domain';
import type { Option } from '../../../ui/form/option.ts';

/** What the form holds. A kind uses those of its definition and leaves the others as they are. */
export interface OrderValues {
  schemeCode: Option | null;
  toSchemeCode: Option | null;
  by: Quantity['by'];
  amount: string;
  units: string;
  idcw: DividendOption | '';
  account: string;
  payMode: PayMode;
  euin: string;
  isExecutionOnly: boolean;
  subArn: string;
}

export type ValueName = keyof OrderValues;

/** The field of the form that shows what is said about a field of the terms. */
export function fieldFor(field: OrderField | 'quantity', { by }: Pick<OrderValues, 'by'>): ValueName | null {
  switch (field) {
    case 'quantity':
      return by === 'all' ? 'by' : by;
    case 'folioNo':
      return null;
    default:
      return field;
  }
}

const codeOf = (option: Option | null): string => option?.id ?? '';

function askedQuantity({ by, amount, units }: OrderValues) {
  if (by === 'amount') return { by, amount };
  return by === 'units' ? { by, units } : { by };
}

/** The terms as a request carries them, with whatever was typed: the contract's schema says what is wrong. */
export function wireTerms(kind: OrderKind, folioNo: string, values: OrderValues): Record<string, unknown> {
  const any = { kind, folioNo, schemeCode: codeOf(values.schemeCode) };
  const idcw = values.idcw || 'Z';
  const advised = {
    euin: values.isExecutionOnly || values.euin === '' ? null : values.euin,
    isExecutionOnly: values.isExecutionOnly,
    subArn: values.subArn.trim() === '' ? null : values.subArn.trim(),
  };
  switch (kind) {
    case 'lumpsum':
      return {
        ...any,
        ...advised,
        idcw,
        amount: values.amount,
        payMode: values.payMode,
        account: values.account,
      };
    case 'redeem':
      return { ...any, quantity: askedQuantity(values), account: values.account };
    case 'switch':
      return {
        ...any,
        ...advised,
        toSchemeCode: codeOf(values.toSchemeCode),
        idcw,
        quantity: askedQuantity(values),
      };
  }
}

function quantityNow({ by, amount, units }: OrderValues): Quantity {
  if (by === 'amount') return { by, amount: parseTypedMoney(amount) ?? paise(0n) };
  return by === 'units' ? { by, units: parseTypedUnits(units) ?? milliUnits(0n) } : { by };
}

/** The terms as far as they are entered, for pre-flight and preview while one types. */
export function termsNow(kind: OrderKind, folioNo: string, values: OrderValues): OrderTerms {
  const wire = wireTerms(kind, folioNo, values);
  if (kind === 'lumpsum') {
    return { ...wire, amount: parseTypedMoney(values.amount) ?? paise(0n) } as unknown as OrderTerms;
  }
  return { ...wire, quantity: quantityNow(values) } as unknown as OrderTerms;
}

/** Whether a field has been answered: what is said about an empty one is said when it is left, not before. */
export function isAnswered(field: OrderField | null, values: OrderValues): boolean {
  switch (field) {
    case null:
    case 'folioNo':
      return true;
    case 'schemeCode':
    case 'toSchemeCode':
      return values[field] !== null;
    case 'quantity':
    case 'amount':
      return values.by === 'all' || (values.by === 'units' ? values.units : values.amount) !== '';
    case 'euin':
    case 'isExecutionOnly':
      return values.isExecutionOnly || values.euin !== '';
    default:
      return values[field as ValueName] !== '';
  }
}

type Folio = NonNullable<OrderFacts['folio']>;

/** The account a form begins with: the folio's default one, else the first. */
const defaultAccount = ({ banks }: Pick<Folio, 'banks'>): string =>
  (banks.find(({ isDefault }) => isDefault) ?? banks[0])?.key ?? '';

/** The only EUIN that is good today is chosen already; of several the user chooses. */
function defaultEuin({ euins }: OrderFacts['distributor'], today: Temporal.PlainDate): string {
  const good = euins.filter(({ validFrom, validTo }) => isWithin(validFrom, validTo, today));
  return good.length === 1 ? (good[0]?.euin ?? '') : '';
}

export function isWithin(
  from: Temporal.PlainDate | null,
  to: Temporal.PlainDate | null,
  day: Temporal.PlainDate,
): boolean {
  const starts = from === null || Temporal.PlainDate.compare(from, day) <= 0;
  return starts && (to === null || Temporal.PlainDate.compare(day, to) <= 0);
}

/** Nothing entered. */
export const noValues: OrderValues = {
  schemeCode: null,
  toSchemeCode: null,
  by: 'amount',
  amount: '',
  units: '',
  idcw: '',
  account: '',
  payMode: 'netbanking',
  euin: '',
  isExecutionOnly: false,
  subArn: '',
};

/** What a form begins with. */
export function initialOf({
  folio,
  distributor,
  today,
}: Pick<OrderFacts, 'distributor'> & {
  readonly folio: Folio;
  readonly today: Temporal.PlainDate;
}): OrderValues {
  return { ...noValues, account: defaultAccount(folio), euin: defaultEuin(distributor, today) };
}

/** What an order of the cart asks for, in the form it was entered in. */
export function valuesOfTerms({ terms, scheme, target }: CartItem): Partial<OrderValues> {
  const option = ({ code, name }: CartItem['scheme']): Option => ({ id: code, name });
  const schemeCode = option(scheme);
  if (terms.kind === 'lumpsum') {
    const { amount, account, payMode } = terms;
    return { schemeCode, ...advisedOf(terms), amount, account, payMode };
  }
  const { quantity } = terms;
  const asked = {
    by: quantity.by,
    ...(quantity.by === 'amount' && { amount: quantity.amount }),
    ...(quantity.by === 'units' && { units: quantity.units }),
  };
  if (terms.kind === 'redeem') return { schemeCode, ...asked, account: terms.account };
  return { schemeCode, toSchemeCode: target && option(target), ...asked, ...advisedOf(terms) };
}

const advisedOf = ({
  idcw,
  euin,
  isExecutionOnly,
  subArn,
}: Extract<CartItem['terms'], { kind: 'lumpsum' | 'switch' }>) => ({
  idcw: idcw === 'Z' ? ('' as const) : idcw,
  euin: euin ?? '',
  isExecutionOnly,
  subArn: subArn ?? '',
});
