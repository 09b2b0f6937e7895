import type { CartItem } from '@hub/contract/calls/transact/transact';
import type { MandateFacts, OrderFacts } from '@hub/domain/orders/facts/order-facts';
import { mandateAccount } from '@hub/domain/orders/preview/mandate-ahead';
import { NEW_MANDATE } from '@hub/domain/orders/terms/new-mandate';
import type { DividendOption } from '@hub/domain/orders/terms/order-codes';
import type { LumpsumPayMode, OrderField, Quantity } from '@hub/domain/orders/terms/order-terms';
import type { Option } from '../../../ui/form/field/option.ts';
import { type NewMandateValues, noPlanValues, type PlanValues } from './plan-values.ts';

/** An order of a form with several schemes. The cart keeps it until all are sent; this is how it was kept. */
export type FormLine = Pick<CartItem, 'id' | 'version' | 'terms' | 'scheme' | 'target' | 'headline'>;

/** What the form holds. A kind uses those of its definition and leaves the others as they are. */
export interface OrderValues extends PlanValues {
  schemeCode: Option | null;
  toSchemeCode: Option | null;
  /** `unloaded`: the units that leave without exit load, however many these are when it is sent. */
  by: Quantity['by'] | 'unloaded';
  amount: string;
  units: string;
  idcw: DividendOption | '';
  account: string;
  payMode: LumpsumPayMode;
  euin: string;
  isExecutionOnly: boolean;
  subArn: string;
  /** The row of an opportunity list that it is begun from; empty for most. */
  begunFrom: string;
  /** The other orders of the form; the fields are one more, or one of them. */
  lines: readonly FormLine[];
  /** Which of them is in the fields; '' where these are a new one. */
  lineId: string;
  /** The investor asked for it. No draft has this. */
  consent: boolean;
}

export type ValueName = keyof OrderValues | `newMandate.${keyof NewMandateValues}`;

/** What a field holds; of one that is proposed, null. */
export function valueAt(values: OrderValues, name: ValueName): unknown {
  const [, part] = name.split('.');
  return part === undefined
    ? values[name as keyof OrderValues]
    : values.newMandate[part as keyof NewMandateValues];
}

const endFields = { count: 'count', date: 'endsOn', perpetual: 'endBy' } as const;

function topUpField({ hasTopUp, topUpBy }: OrderValues): ValueName {
  if (!hasTopUp) return 'hasTopUp';
  return topUpBy === 'amount' ? 'topUpAmount' : 'topUpRate';
}

/** The field of the form that shows what is said about a field of the terms. */
export function fieldFor(field: OrderField, values: OrderValues): ValueName | null {
  switch (field) {
    case 'quantity':
      return values.by === 'all' || values.by === 'unloaded' ? 'by' : values.by;
    case 'end':
      return endFields[values.endBy];
    case 'topUp':
      return topUpField(values);
    case 'firstNow':
      return 'isFirstNow';
    case 'planKind':
      return 'regNo';
    case 'folioNo':
    case 'replaces':
      return null;
    default:
      return field;
  }
}

/** Whether a field has been answered: what is said about an empty one is said when it is left, not before. */
export function isAnswered(field: OrderField | null, values: OrderValues): boolean {
  switch (field) {
    case null:
    case 'folioNo':
    case 'firstNow':
    case 'replaces':
    case 'begunFrom':
    case 'newMandate':
      return true;
    case 'schemeCode':
    case 'toSchemeCode':
      return values[field] !== null;
    case 'quantity':
    case 'amount':
      return fieldFor(field, values) === 'by' || values[values.by === 'units' ? 'units' : 'amount'] !== '';
    case 'euin':
    case 'isExecutionOnly':
      return values.isExecutionOnly || values.euin !== '';
    default:
      return valueAt(values, fieldFor(field, values) as ValueName) !== '';
  }
}

type Folio = NonNullable<OrderFacts['folio']>;

/** The account a form begins with: the folio's default one, else the first. */
export const defaultAccount = ({ banks }: Pick<Folio, 'banks'>): string =>
  (banks.find(({ isDefault }) => isDefault) ?? banks[0])?.key ?? '';

/** Who advised last, where that EUIN is good today; else the only one that is. Of several the user chooses. */
function defaultAdvice(
  { euins }: OrderFacts['distributor'],
  { advice }: OrderFacts['earlier'],
  today: Temporal.PlainDate,
): Pick<OrderValues, 'euin' | 'subArn'> {
  const good = euins.filter(({ validFrom, validTo }) => isWithin(validFrom, validTo, today));
  if (advice !== null && good.some(({ euin }) => euin === advice.euin)) {
    return { euin: advice.euin, subArn: advice.subArn ?? '' };
  }
  return { euin: good.length === 1 ? (good[0]?.euin ?? '') : '', subArn: '' };
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
  ...noPlanValues,
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
  begunFrom: '',
  lines: [],
  lineId: '',
  consent: false,
};

const isOnItsWay = ({ status }: MandateFacts): boolean => status === 'INITIATED' || status === 'SENT';

/**
 * An approved mandate is chosen already, the highest of several; one on its way is the user's choice. Without any the
 * order has its own, where a bank of the folio takes mandates.
 */
function defaultMandate(folio: Folio, mandates: readonly MandateFacts[]): string {
  const approved = mandates
    .filter(({ status }) => status === 'APPROVED')
    .reduce<MandateFacts | null>((best, one) => (best && best.limit >= one.limit ? best : one), null);
  if (approved !== null) return approved.id;
  return mandates.some(isOnItsWay) || mandateAccount(folio) === null ? '' : NEW_MANDATE;
}

/** On the folio's account, approved in the first way that its bank offers. */
function defaultNewMandate(folio: Folio): NewMandateValues {
  const account = mandateAccount(folio);
  return {
    ...noPlanValues.newMandate,
    account: account?.key ?? '',
    channel: account?.channels[0] ?? '',
  };
}

/** What a form begins with. */
export function initialOf({
  folio,
  distributor,
  mandates,
  earlier,
  today,
}: Pick<OrderFacts, 'distributor' | 'mandates' | 'earlier'> & {
  readonly folio: Folio;
  readonly today: Temporal.PlainDate;
}): OrderValues {
  return {
    ...noValues,
    account: defaultAccount(folio),
    ...defaultAdvice(distributor, earlier, today),
    mandate: defaultMandate(folio, mandates),
    newMandate: defaultNewMandate(folio),
  };
}
